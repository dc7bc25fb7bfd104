import Course
import Diagnostics
import SnippetSyntax

/// The code patterns of the outcomes of a course's decision trees, by which samples that use an outcome are found.
struct OutcomePatterns: Sendable {
    /// The outcome that a pattern stands for.
    struct Outcome: Sendable {
        let key: OutcomeUses.Key
        let language: String
    }

    /// The outcomes, parallel to the patterns of the finder.
    private(set) var outcomes: [Outcome] = []
    private(set) var patterns: [CodePattern] = []
    /// The finder of the patterns of all languages in one pass; nil if there are none.
    let finder: UsageFinder?

    init(_ course: Course) {
        for language in course.languages {
            let trees = course.decisionTrees.indices.filter { course.decisionTrees[$0].language == language }
            let found = trees.flatMap { Self.examples(of: $0, in: course) }
            outcomes += found.map { Outcome(key: $0.key, language: language) }
            patterns += CodePattern.toldApart(found.map(\.pattern))
        }
        finder = patterns.isEmpty ? nil : UsageFinder(patterns)
    }

    private static func examples(of index: Int, in course: Course) -> [(key: OutcomeUses.Key, pattern: CodePattern)] {
        let tree = course.decisionTrees[index]
        let samples = LessonSamples(course.lessons[tree.lesson].document, coursePreamble: course.preamble)
        let types = DeclaredTypes(in: samples.snippets)
        return tree.outcomes.compactMap { place in
            let node = tree.nodes[place]
            let codes = [node.details.uses].compactMap(\.self) + node.examples + [node.text]
            let pattern = codes.lazy.compactMap { CodePattern($0, types: types) }.first
            return pattern.map { (OutcomeUses.Key(tree: index, node: place), $0) }
        }
    }
}
