/// The regular plurals of a language, so that authors need not list them. Other plurals are listed under `forms` in the
/// glossary; a form that no text uses does no harm.
///
/// A language is added by adding its endings.
struct PluralForms {
    /// An ending and its plural; the first rule that fits applies.
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

    /// The endings that are appended to words. German has no single rule, so these are all endings that its nouns take.
    private static let endings: [String: [String]] = [
        "de": ["e", "en", "n", "er", "ern", "s", "es"],
        // Spanish texts often give foreign words an English plural.
        "es": ["s"],
    ]

    /// Returns the forms of a word without the word itself.
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
