import Diagnostics
import YAML

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
        /// Which of ``Glossary/scopes`` it is for; nil: all lessons.
        let scope: Int?
    }

    /// What a term is called in one language.
    public struct Name: Sendable {
        public let text: String
        /// Where it is written in the glossary.
        let range: SourceRange
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
    /// Patterns of the paths of lessons, as those of profiles.
    let scopes: [[String]]
    /// What finds the terms in texts, by language.
    package let tables: [String: TermTable]
    /// What terms and words to avoid contradict each other.
    let findings: [Diagnostic]

    init(_ terms: [Term], scopes: [[String]] = [], languages: [String]) {
        (self.terms, self.scopes) = (terms, scopes)
        let tables = languages.map { ($0, TermTable(terms, language: $0)) }
        self.tables = Dictionary(tables) { first, _ in first }
        var findings = DiagnosticList(most: KeyedReader.mostFindings)
        for (language, table) in tables {
            findings.append(contentsOf: table.contradictions(terms, language: language))
            findings.append(
                contentsOf: table.crowded.compactMap { terms[$0].names[language].map(Diagnostic.crowdedTerm) }
            )
        }
        self.findings = findings.diagnostics
    }

    /// The terms that are for a lesson.
    ///
    /// - Parameter path: with its language.
    func terms(for path: String) -> TermScope {
        let path = Array(path.utf8)
        let isIn = scopes.map { patterns in
            patterns.contains { PathPattern.matches(path[...], Array($0.utf8)[...]) }
        }
        return TermScope(glossary: self, isIn: isIn)
    }
}

/// Which terms are for a lesson.
package struct TermScope {
    fileprivate let glossary: Glossary
    fileprivate let isIn: [Bool]

    package func contains(_ term: Int) -> Bool { glossary.terms[term].scope.map { isIn[$0] } ?? true }

    /// What is left of a match in the lesson.
    package func limited(_ kind: TermTable.Match.Kind) -> TermTable.Match.Kind? {
        switch kind {
        case .terms(let terms):
            let own = terms.filter(contains)
            return own.isEmpty ? nil : .terms(own)
        case .avoided(let term, _), .miscased(let term): return contains(term) ? kind : nil
        }
    }
}
