import Course
import Diagnostics
import FileSystem
import Markdown
import SnippetSyntax
import Support

/// A sample that uses the code that an outcome of a decision tree recommends.
package struct OutcomeUse: Sendable, Hashable {
    /// The lesson, as an index into ``Course/lessons``.
    package let lesson: Int
    /// The code block, by ``CodeBlock/ordinal``.
    package let block: Int
    /// The range of the use in the file.
    package let range: SourceRange
    /// True if the stretch that uses it is marked as wrong.
    package let isCounterexample: Bool
}

/// The uses, in a course's samples, of the code that the outcomes of its trees recommend.
package struct OutcomeUses: Sendable {
    /// An outcome.
    struct Key: Hashable {
        let tree: Int
        let node: Int
    }

    private var uses: [Key: [OutcomeUse]] = [:]
    private var patterns: [Key: CodePattern] = [:]
    /// The uses in each lesson's samples, by the lesson.
    private var byLesson: [Int: [(key: Key, use: OutcomeUse)]] = [:]

    init() {}

    /// The samples that use an outcome, in the order of the lessons; each sample once for its right uses and once for its wrong
    /// ones.
    package func uses(tree: Int, node: Int) -> [OutcomeUse] { uses[Key(tree: tree, node: node)] ?? [] }

    /// The code pattern by which an outcome is found; nil if its author gave no code that can be found.
    package func pattern(tree: Int, node: Int) -> CodePattern? { patterns[Key(tree: tree, node: node)] }

    func hasValid(tree: Int, node: Int) -> Bool {
        uses(tree: tree, node: node).contains { !$0.isCounterexample }
    }

    /// Returns true if all lessons with uses fulfil a condition.
    func allLessons(_ isValid: (Int) -> Bool) -> Bool {
        byLesson.allSatisfy { isValid($0.key) && $0.value.allSatisfy { isValid($0.use.lesson) } }
    }

    // MARK: Finding

    /// - Parameters:
    ///   - samples: the verdicts on all lessons' samples.
    ///   - judged: the written lessons in whose samples the patterns were looked for when they were judged.
    ///   - former: the former uses, if trees, lessons and their order are still the same, and the lessons whose texts have
    ///     changed since.
    static func find(
        _ patterns: OutcomePatterns,
        in course: Course,
        samples: [SampleVerdicts],
        judged: Set<Int>,
        since former: (uses: OutcomeUses, changed: Set<Int>)? = nil
    ) async throws -> OutcomeUses {
        var result = OutcomeUses()
        guard let finder = patterns.finder else { return result }
        for (outcome, pattern) in zip(patterns.outcomes, patterns.patterns) { result.patterns[outcome.key] = pattern }
        for language in course.languages where patterns.outcomes.contains(where: { $0.language == language }) {
            let lessons = course.lessons.indices.filter { course.lessons[$0].language == language }
            let order = reading(lessons, of: course, language: language)
            let all = try await order.concurrentMap { index in
                if let former, !former.changed.contains(index) { return former.uses.byLesson[index] ?? [] }
                let lesson = course.lessons[index]
                let found =
                    judged.contains(lesson.fallback?.original ?? index)
                    ? samples[index].uses : uses(of: finder, in: lesson, course.preamble)
                return found.compactMap { block, use -> (key: Key, use: OutcomeUse)? in
                    let outcome = patterns.outcomes[use.pattern]
                    guard outcome.language == language else { return nil }
                    let isWrong = use.isCounterexample
                    return (
                        outcome.key,
                        OutcomeUse(lesson: index, block: block, range: use.range, isCounterexample: isWrong)
                    )
                }
            }
            for (lesson, uses) in zip(order, all) {
                result.byLesson[lesson] = uses
                for (key, use) in uses { result.uses[key, default: []].append(use) }
            }
        }
        return result
    }

    /// The uses in a lesson whose samples were judged when the patterns were others.
    private static func uses(
        of finder: UsageFinder,
        in lesson: Lesson,
        _ preamble: SourceFile?
    ) -> [(block: Int, use: UsageFinder.Use)] {
        let samples = LessonSamples(lesson.document, coursePreamble: preamble)
        // Code in the running text is no block that a page could show.
        return finder.uses(in: samples.snippets).compactMap { found in
            found.sample.block.map { ($0, found.use) }
        }
    }

    /// The lessons in reading order; those outside of it come last.
    private static func reading(_ lessons: [Int], of course: Course, language: String) -> [Int] {
        let order = course.trees[language]?.readingOrder ?? []
        let known = Set(order)
        return order + lessons.filter { !known.contains($0) }
    }
}

/// The record holds the uses in each lesson's samples; everything else follows from the trees.
extension OutcomeUses: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(byLesson.compactMapValues { $0.isEmpty ? nil : $0.map(\.key) })
        writer.add(byLesson.compactMapValues { $0.isEmpty ? nil : $0.map(\.use) })
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let keys = try reader.take([Int: [Key]].self)
        let uses = try reader.take([Int: [OutcomeUse]].self)
        byLesson = keys.reduce(into: [:]) { $0[$1.key] = Array(zip($1.value, uses[$1.key] ?? [])) }
    }
}

extension OutcomeUses.Key: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(tree, node) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(tree: try reader.take(), node: try reader.take())
    }
}

extension OutcomeUse: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(lesson, block, range, isCounterexample) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            lesson: try reader.take(),
            block: try reader.take(),
            range: try reader.take(),
            isCounterexample: try reader.take()
        )
    }
}
