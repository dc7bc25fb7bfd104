import CourseConfiguration
import Markdown

/// The first use of a term in a lesson, where a link to the term's entry can stand.
package struct TermUse: Sendable {
    /// The index into ``Glossary/terms``.
    package let term: Int
    /// The text node that the use begins in, and its offset in that node, in bytes.
    package let start: (node: NodeID, offset: Int)
    /// The text node that the use ends in, and the offset of its end in that node, in bytes.
    package let end: (node: NodeID, offset: Int)
}

extension Course {
    /// Returns the first use of each term in a lesson's text where a link may stand, in order; none for a lesson, a term or a
    /// course that doesn't want links.
    package func firstUses(ofTermsIn index: Int) -> [TermUse] {
        let lesson = lessons[index]
        let language = lesson.fallback?.language ?? lesson.language
        guard let glossary, configuration.glossary?.linksTerms == true, lesson.metadata.usesGlossary,
            let table = glossary.tables[language], let scope = terms(for: lesson)
        else { return [] }
        var known: Set<Int> = []
        var uses: [TermUse] = []
        var prose = LessonProse(lesson.document)
        prose.search(table) { occurrence, prose in
            guard case .terms(let terms)? = scope.limited(occurrence.match.kind),
                let term = terms.first(where: { glossary.terms[$0].isLinked }), !known.contains(term),
                let ends = prose.linkEnds(of: occurrence)
            else { return }
            known.insert(term)
            uses.append(TermUse(term: term, start: ends.start, end: ends.end))
        }
        return uses
    }
}

extension Course {
    /// Returns the terms that are for a lesson; nil for a course without a glossary.
    package func terms(for lesson: Lesson) -> TermScope? {
        let written = lesson.fallback.map { lessons[$0.original] } ?? lesson
        return glossary?.terms(for: CoursePath.join(written.language, written.path))
    }
}
