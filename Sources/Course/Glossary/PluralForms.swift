/// The plurals that a language makes by rule, so that authors need not list them. What these rules don't give is written under
/// `forms` in the glossary; a word that no text has does no harm.
///
/// A language is added by adding its endings.
struct PluralForms {
    /// An ending, and what takes its place in the plural; the first that fits counts.
    private typealias Rule = (ending: String, plural: String)

    private static let rules: [String: [Rule]] = [
        "en": [
            ("ay", "ays"), ("ey", "eys"), ("oy", "oys"), ("uy", "uys"), ("y", "ies"), ("s", "ses"), ("x", "xes"),
            ("z", "zes"), ("ch", "ches"), ("sh", "shes"), ("", "s"),
        ],
        "es": [
            ("án", "anes"), ("én", "enes"), ("ín", "ines"), ("ón", "ones"), ("ún", "unes"), ("ás", "ases"),
            ("és", "eses"), ("z", "ces"), ("a", "as"), ("e", "es"), ("i", "is"), ("o", "os"), ("u", "us"),
            ("é", "és"), ("", "es"),
        ],
        "pt": [
            ("ão", "ões"), ("m", "ns"), ("al", "ais"), ("el", "eis"), ("ol", "ois"), ("r", "res"), ("z", "zes"),
            ("s", "ses"), ("", "s"),
        ],
        "fr": [("al", "aux"), ("eau", "eaux"), ("eu", "eux"), ("s", "s"), ("x", "x"), ("", "s")],
        "it": [("co", "chi"), ("ca", "che"), ("o", "i"), ("a", "e"), ("e", "i")],
    ]

    /// German has no one rule: all endings that nouns take in their cases.
    private static let endings: [String: [String]] = [
        "de": ["e", "en", "n", "er", "ern", "s", "es"],
        // Words of other languages are often given an English plural in Spanish.
        "es": ["s"],
    ]

    /// The forms of a word beside the word itself.
    ///
    /// - Parameter word: in lower case.
    static func forms(of word: String, in language: String) -> [String] {
        let language = String(language.prefix { $0 != "-" })
        guard word.count > 1, word.allSatisfy({ $0.isLetter || $0 == "-" }) else { return [] }
        var forms = (endings[language] ?? []).map { word + $0 }
        if let rule = rules[language]?.first(where: { word.hasSuffix($0.ending) }) {
            forms.append(word.dropLast(rule.ending.count) + rule.plural)
        }
        return forms
    }
}
