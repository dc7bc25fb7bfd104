import Diagnostics

extension Diagnostic {
    private static let onPurpose = LocalizedText(
        en: "if it is meant, put <!-- glosa:disable glossary --> before it and <!-- glosa:enable glossary --> after it",
        es: "si es a propósito, pon <!-- glosa:disable glossary --> delante y <!-- glosa:enable glossary --> detrás"
    )

    /// The finding for a word to avoid for a term.
    ///
    /// - Parameters:
    ///   - word: the word as the text has it.
    ///   - name: the term's name.
    package static func avoidedTerm(_ word: String, at range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            rule: .glossary,
            severity: .warning,
            message: LocalizedText(
                en: "the glossary says to write “\(name)”, not “\(word)”",
                es: "el glosario dice que se escribe «\(name)», no «\(word)»"
            ),
            range: range,
            reason: LocalizedText(
                en: "readers take two words for two things",
                es: "con dos palabras, quien lee entiende dos cosas"
            ),
            advice: onPurpose
        )
    }

    /// The finding for a term with wrong capitals, if capitals matter in it.
    ///
    /// - Parameter isWhole: true if the file has just the name in other capitals, so that a fix may replace it.
    package static func miscasedTerm(_ word: String, at range: SourceRange, name: String, isWhole: Bool) -> Diagnostic {
        Diagnostic(
            rule: .glossary,
            severity: .warning,
            message: LocalizedText(
                en: "“\(word)” is written “\(name)”: capitals matter in this term of the glossary",
                es: "«\(word)» se escribe «\(name)»: en este término del glosario cuentan las mayúsculas"
            ),
            range: range,
            advice: onPurpose,
            fixes: isWhole ? [Fix(range: range, replacement: name)] : []
        )
    }

    /// The finding for a term that an original uses, and its translation doesn't.
    package static func missingTerm(
        _ name: String,
        count: Int,
        original: (name: String, first: SourceRange),
        at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            rule: .glossary,
            severity: .note,
            message: LocalizedText(
                en:
                    "the original uses the term “\(original.name)” \(count) times, and this translation never says “\(name)”",
                es:
                    "el original usa el término «\(original.name)» \(count) veces, y esta traducción nunca dice «\(name)»"
            ),
            range: range,
            advice: LocalizedText(
                en:
                    "use the term; if the glossary should accept another word, add it to `forms`, or write `glossary: false` in the front matter",
                es:
                    "usa el término; si el glosario debe aceptar otra palabra, añádela a `forms`, o escribe `glossary: false` en la cabecera"
            ),
            related: [
                Diagnostic.Related(
                    range: original.first,
                    message: LocalizedText(en: "first used here", es: "usado aquí por primera vez")
                )
            ]
        )
    }

    /// The finding for a term that has the same words as too many others.
    static func crowdedTerm(_ name: Glossary.Name) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en:
                    "“\(name.text)” isn't looked for in texts: \(TermTable.mostAlike) other entries have or avoid the same words",
                es:
                    "«\(name.text)» no se busca en los textos: otras \(TermTable.mostAlike) entradas tienen o evitan las mismas palabras"
            ),
            range: name.range,
            advice: LocalizedText(en: "make one entry of them", es: "haz de ellas una sola entrada")
        )
    }

    /// The finding for a word to avoid for one term that is the name of another term.
    static func contradiction(
        _ avoided: Glossary.Avoided,
        of term: Glossary.Term,
        isNameOf other: Glossary.Term,
        _ language: String
    ) -> Diagnostic {
        let (name, otherName) = (term.names[language]?.text ?? term.id, other.names[language]?.text ?? other.id)
        return Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en:
                    "“\(avoided.text)” is never reported: it is to be avoided for “\(name)”, and is the term “\(otherName)” too",
                es:
                    "«\(avoided.text)» nunca se señala: hay que evitarla por «\(name)», y también es el término «\(otherName)»"
            ),
            range: avoided.range,
            advice: LocalizedText(
                en: "delete it here, or list the phrases in which it is wrong",
                es: "bórrala aquí, o enumera las expresiones en las que es incorrecta"
            )
        )
    }
}
