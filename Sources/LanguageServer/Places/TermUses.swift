import Course
import Diagnostics

extension Course {
    /// The uses of the glossary's terms in a lesson, in the order of the text.
    func termUses(in index: Int) -> [(term: Int, range: SourceRange)] {
        let lesson = lessons[index]
        guard let glossary, lesson.metadata.usesGlossary, let table = glossary.tables[lesson.language],
            let scope = terms(for: lesson)
        else { return [] }
        var uses: [(Int, SourceRange)] = []
        var prose = LessonProse(lesson.document)
        prose.search(table) { occurrence, prose in
            guard case .terms(let terms)? = scope.limited(occurrence.match.kind), let term = terms.first else { return }
            uses.append((term, prose.range(of: occurrence)))
        }
        return uses
    }
}
