import Diagnostics
import FileSystem
import Markdown
import SnippetLint
import Support

/// Where the samples of a course use what the outcomes of its trees tell to write.
public struct OutcomeUses: Sendable {
    /// A sample that uses it.
    public struct Use: Sendable, Hashable {
        /// As an index into ``Course/lessons``.
        public let lesson: Int
        /// Which code block, by ``CodeBlock/ordinal``.
        public let block: Int
        /// Where it is used, in the file.
        public let range: SourceRange
        /// Whether the stretch that uses it is marked as wrong.
        public let isCounterexample: Bool
    }

    /// An outcome.
    struct Key: Hashable {
        let tree: Int
        let node: Int
    }

    private var uses: [Key: [Use]] = [:]
    private var patterns: [Key: CodePattern] = [:]
    /// What each lesson's samples use, by the lesson.
    private var byLesson: [Int: [(key: Key, use: Use)]] = [:]

    init() {}

    /// The samples that use an outcome, in the order of the lessons; each sample once for what is right in it and once for
    /// what is wrong.
    public func uses(tree: Int, node: Int) -> [Use] { uses[Key(tree: tree, node: node)] ?? [] }

    /// The code that stands for an outcome, by which it is found; nil where its author gave none that can be found.
    public func pattern(tree: Int, node: Int) -> CodePattern? { patterns[Key(tree: tree, node: node)] }

    func hasValid(tree: Int, node: Int) -> Bool {
        uses(tree: tree, node: node).contains { !$0.isCounterexample }
    }

    // MARK: Finding

    /// - Parameters:
    ///   - samples: the verdicts on all lessons' samples.
    ///   - judged: the written lessons in whose samples the patterns were looked for when they were judged.
    ///   - former: what was found before, where trees, lessons and their order are still the same, and the lessons whose texts
    ///     have changed since.
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
                return found.compactMap { block, use -> (key: Key, use: Use)? in
                    let outcome = patterns.outcomes[use.pattern]
                    guard outcome.language == language else { return nil }
                    let isWrong = use.isCounterexample
                    return (outcome.key, Use(lesson: index, block: block, range: use.range, isCounterexample: isWrong))
                }
            }
            for (lesson, uses) in zip(order, all) {
                result.byLesson[lesson] = uses
                for (key, use) in uses { result.uses[key, default: []].append(use) }
            }
        }
        return result
    }

    /// What a lesson uses whose samples were judged when something else was looked for.
    private static func uses(
        of finder: UsageFinder,
        in lesson: Lesson,
        _ preamble: SourceFile?
    ) -> [(block: Int, use: UsageFinder.Use)] {
        let samples = LessonSamples(lesson.document, coursePreamble: preamble)
        // What stands in the running text is no block that a page could show.
        return finder.uses(in: samples.snippets).filter { $0.ordinal <= samples.blocks.count }.map {
            (samples.blocks[$0.ordinal - 1], $0)
        }
    }

    /// The lessons as readers meet them.
    private static func reading(_ lessons: [Int], of course: Course, language: String) -> [Int] {
        let order = course.trees[language]?.readingOrder ?? []
        let known = Set(order)
        return order + lessons.filter { !known.contains($0) }
    }
}

extension OutcomeUses {
    /// What each lesson's samples use; all else follows from the trees.
    func write(to writer: inout RecordWriter) {
        writer.add(byLesson.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }) { writer, entry in
            writer.add(entry.key)
            writer.add(entry.value) { writer, found in
                for number in [found.key.tree, found.key.node, found.use.lesson, found.use.block] { writer.add(number) }
                writer.add(found.use.range.path)
                found.use.range.write(to: &writer)
                writer.add(found.use.isCounterexample)
            }
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let entries = try reader.array { (reader) throws(RecordReader.Failure) in
            let lesson = try reader.int()
            let uses = try reader.array { (reader) throws(RecordReader.Failure) in
                let key = Key(tree: try reader.int(), node: try reader.int())
                let (lesson, block) = (try reader.int(), try reader.int())
                let range = try SourceRange(from: &reader, path: try reader.string())
                let use = Use(lesson: lesson, block: block, range: range, isCounterexample: try reader.bool())
                return (key: key, use: use)
            }
            return (lesson, uses)
        }
        byLesson = Dictionary(entries) { first, _ in first }
    }
}
