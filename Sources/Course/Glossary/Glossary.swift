import Diagnostics

/// The terms of a course: what each is called in every language, what it means, and what it is not to be called.
public struct Glossary: Sendable {
    public struct Term: Sendable {
        /// Names the entry on the glossary's pages; the same in every language.
        public let id: String
        /// By language; a term need not have a name in all.
        public let names: [String: Name]
        /// By language; code stands between backticks.
        public let definitions: [String: String]
        /// Whether capitals must be as they are written here.
        public let isCaseSensitive: Bool
        /// Whether its first use in a lesson leads to the entry.
        public let isLinked: Bool
    }

    /// What a term is called in one language.
    public struct Name: Sendable {
        public let text: String
        /// Inflected and other forms that are as good.
        let forms: [String]
        /// What it is not to be called.
        public let avoided: [Avoided]
    }

    public struct Avoided: Sendable {
        public let text: String
        /// Where it is written in the glossary.
        let range: SourceRange
    }

    /// In the order of the file.
    public let terms: [Term]
    /// What finds the terms in texts, by language.
    let tables: [String: TermTable]
    /// What terms and words to avoid contradict each other.
    let findings: [Diagnostic]

    init(_ terms: [Term], languages: [String]) {
        self.terms = terms
        let tables = languages.map { ($0, TermTable(terms, language: $0)) }
        self.tables = Dictionary(tables) { first, _ in first }
        findings = tables.flatMap { $1.contradictions(terms, language: $0) }
    }
}
