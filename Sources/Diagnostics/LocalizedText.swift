/// A sentence of Glosa's own, in every language Glosa speaks to people.
///
/// Content languages are data of a course; these are the languages of the tool itself. A language the tool does not
/// speak falls back to English.
public struct LocalizedText: Sendable, Hashable {
    /// The English sentence.
    public let en: String
    /// The Spanish sentence.
    public let es: String

    public init(en: String, es: String) {
        self.en = en
        self.es = es
    }

    /// A text that reads the same everywhere: a name, a path, a piece of code.
    public init(verbatim text: String) {
        self.init(en: text, es: text)
    }

    /// The text for a BCP 47 language tag; only its primary subtag counts (`es-MX` is Spanish).
    public func text(in language: String) -> String {
        language.prefix(2).lowercased() == "es" ? es : en
    }
}
