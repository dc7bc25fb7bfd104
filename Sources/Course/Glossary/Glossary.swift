import CourseConfiguration
import Diagnostics
import YAML

/// The terms of a course: their names in every language, their definitions, and the words to avoid.
package struct Glossary: Sendable {
    package struct Term: Sendable {
        /// The id of the entry on the glossary's pages; the same in every language.
        package let id: String
        /// The names by language; a term need not have a name in all.
        package let names: [String: Name]
        /// The definitions by language; code stands between backticks.
        package let definitions: [String: String]
        /// True if capitals must be as they are written here.
        let isCaseSensitive: Bool
        /// True if the first use in a lesson links to the entry.
        package let isLinked: Bool
        /// The lessons that the term is for, as an index into ``Glossary/scopes``; nil: all lessons.
        let scope: Int?
    }

    /// The name of a term in one language.
    package struct Name: Sendable {
        package let text: String
        /// The range of the name in the glossary.
        package let range: SourceRange
        /// The inflected and other forms that are as good.
        let forms: [String]
        /// The words to avoid for the term.
        package let avoided: [Avoided]
    }

    package struct Avoided: Sendable {
        package let text: String
        /// The range of the word in the glossary.
        let range: SourceRange
    }

    /// The terms in the order of the file.
    package let terms: [Term]
    /// The patterns of lesson paths, in the syntax of profiles.
    let scopes: [[String]]
    /// The tables that find the terms in texts, by language.
    package let tables: [String: TermTable]
    /// The findings about terms that contradict words to avoid, and about terms that share their words with too many others.
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

    /// Returns the terms that are for a lesson.
    ///
    /// - Parameter path: the lesson's path, with its language.
    func terms(for path: String) -> TermScope {
        let path = Array(path.utf8)
        let isIn = scopes.map { patterns in
            patterns.contains { PathPattern.matches(path[...], Array($0.utf8)[...]) }
        }
        return TermScope(glossary: self, isIn: isIn)
    }
}

/// The terms that are for a lesson.
package struct TermScope {
    fileprivate let glossary: Glossary
    fileprivate let isIn: [Bool]

    package func contains(_ term: Int) -> Bool { glossary.terms[term].scope.map { isIn[$0] } ?? true }

    /// Returns the part of a match that is for the lesson; nil if there is none.
    package func limited(_ kind: TermTable.Match.Kind) -> TermTable.Match.Kind? {
        switch kind {
        case .terms(let terms):
            let own = terms.filter(contains)
            return own.isEmpty ? nil : .terms(own)
        case .avoided(let term, _), .miscased(let term): return contains(term) ? kind : nil
        }
    }
}
