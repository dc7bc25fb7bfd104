import Support

extension ControlCharacters {
    /// Returns the words for such a character in a sentence.
    public static func name(_ scalar: Unicode.Scalar) -> LocalizedText {
        let number = scalar.codePoint
        return isNoncharacter(scalar)
            ? LocalizedText(en: "\(number), which is no character", es: "\(number), que no es ningún carácter")
            : LocalizedText(en: "the control character \(number)", es: "el carácter de control \(number)")
    }
}

extension Diagnostic {
    /// Returns a finding for characters of a text that ``ControlCharacters`` replaces.
    ///
    /// - Parameters:
    ///   - scalar: The first of the characters; the reason is about it.
    ///   - others: More places of the same kind.
    ///   - count: The number of all such characters.
    public static func controlCharacter(
        _ scalar: Unicode.Scalar,
        _ message: LocalizedText,
        at range: SourceRange,
        others: [SourceRange] = [],
        count: Int = 1
    ) -> Diagnostic {
        let all = count > 1 ? (en: "; there are \(count) in all", es: "; hay \(count) en total") : (en: "", es: "")
        return Diagnostic(
            rule: .controlCharacter,
            severity: .warning,
            message: message,
            range: range,
            reason: ControlCharacters.isNoncharacter(scalar)
                ? LocalizedText(
                    en: "Unicode gives this number to no character; pages show \u{FFFD} instead\(all.en)",
                    es:
                        "Unicode no da este número a ningún carácter; las páginas muestran \u{FFFD} en su lugar\(all.es)"
                )
                : LocalizedText(
                    en:
                        "such characters control terminals and are not allowed in XML; pages show a space instead\(all.en)",
                    es:
                        "estos caracteres controlan los terminales y no se admiten en XML; las páginas muestran un espacio en su lugar\(all.es)"
                ),
            advice: LocalizedText(
                en: "delete it; such characters often come with text that is copied from a PDF",
                es: "bórralo; estos caracteres suelen venir con el texto que se copia de un PDF"
            ),
            related: related(others)
        )
    }

    /// Returns a finding for more combining marks in a row than pages show.
    ///
    /// - Parameters:
    ///   - range: The range that is cut.
    ///   - others: More such places.
    ///   - count: The number of all such places.
    public static func combiningMarks(
        at range: SourceRange,
        others: [SourceRange] = [],
        count: Int = 1
    ) -> Diagnostic {
        let most = CombiningMarks.longestRun
        let all =
            count > 1 ? (en: "; there are \(count) such places", es: "; hay \(count) lugares así") : (en: "", es: "")
        return Diagnostic(
            rule: .combiningMarks,
            severity: .warning,
            message: LocalizedText(
                en: "more than \(most) combining marks follow one another here",
                es: "aquí se siguen más de \(most) marcas diacríticas combinables"
            ),
            range: range,
            reason: LocalizedText(
                en:
                    "no writing needs so many, and programs that compare texts take long with them (UAX #15); pages show the first \(most)\(all.en)",
                es:
                    "ninguna escritura necesita tantas, y los programas que comparan textos tardan mucho con ellas (UAX #15); las páginas muestran las \(most) primeras\(all.es)"
            ),
            advice: LocalizedText(en: "delete the others", es: "borra las demás"),
            related: related(others)
        )
    }

    private static func related(_ others: [SourceRange]) -> [Related] {
        others.map { Related(range: $0, message: LocalizedText(en: "here too", es: "también aquí")) }
    }
}
