/// A sentence of Glosa's own, in every language Glosa speaks to people.
///
/// Content languages are data of a course; these are the languages of the tool itself. A language the tool does not
/// speak falls back to English.
public struct LocalizedText: Sendable, Hashable {
    /// The English sentence.
    public let en: String
    /// The Spanish sentence.
    public let es: String

    /// Cuts sentences longer than 2,000 bytes: they quote authors, whose texts may be megabytes long.
    public init(en: String, es: String) {
        self.en = Self.cut(en)
        self.es = Self.cut(es)
    }

    private static func cut(_ text: String) -> String {
        guard text.utf8.count > 2000 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000))) + "…"
    }

    /// Creates a text that reads the same everywhere: a name, a path, a piece of code.
    public init(verbatim text: String) {
        self.init(en: text, es: text)
    }

    /// Returns the text for a BCP 47 language tag; only its primary subtag counts (`es-MX` is Spanish).
    public func text(in language: String) -> String {
        language.prefix(2).lowercased() == "es" ? es : en
    }
}
