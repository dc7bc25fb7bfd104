import Diagnostics

/// The form of a key's value, as JSON Schema describes it.
indirect enum ValueShape: Sendable {
    /// One of the keys of a mapping.
    struct NamedShape: Sendable {
        let name: String
        let shape: ValueShape
        var isRequired = false
        /// The subject of the key; nil for one that needs no words.
        var about: String?
        /// The value without the key, in Markdown.
        var standard: String?

        init(_ name: String, _ shape: ValueShape, isRequired: Bool = false) {
            (self.name, self.shape, self.isRequired) = (name, shape, isRequired)
        }

        init(key: ConfigurationKey) {
            self.init(key.name, key.shape)
            (about, standard) = (key.about.en, key.standard.en)
        }
    }

    case flag
    /// - Parameter pattern: a regular expression of ECMA-262 that texts match; nil: any text.
    case text(pattern: String? = nil)
    case choice([String])
    case list(ValueShape)
    /// A mapping with any keys.
    case mapping(ValueShape)
    /// A mapping with languages' tags as keys.
    case byLanguage(ValueShape)
    case keys([NamedShape])
    case either([ValueShape])
    /// The lines of a navigation, which hold others.
    case navigation
    /// The levels of rules, by their names.
    case levels

    /// The form of a language tag (BCP 47), as a regular expression of ECMA-262.
    static let languageTag = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    /// A text, or one for each language.
    static let textByLanguage = ValueShape.either([.text(), .mapping(.text())])
    /// A text, or a list of texts.
    static let texts = ValueShape.either([.text(), .list(.text())])
    /// The family and the files of a font.
    static let font = ValueShape.keys([
        NamedShape("family", .text(), isRequired: true),
        NamedShape(
            "files",
            .either([
                .text(),
                .list(
                    .either([
                        .text(),
                        .keys([
                            NamedShape("file", .text(), isRequired: true), NamedShape("weight", .text()),
                            NamedShape("style", .choice(["normal", "italic"])),
                        ]),
                    ])
                ),
            ]),
            isRequired: true
        ),
    ])
}
