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

    private struct Key: Hashable {
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

    /// - Parameter former: what was found before, where trees, lessons and their order are still the same, and the lessons
    ///   whose texts have changed since.
    static func find(
        in course: Course,
        since former: (uses: OutcomeUses, changed: Set<Int>)? = nil
    ) async throws -> OutcomeUses {
        var result = OutcomeUses()
        guard !course.decisionTrees.isEmpty else { return result }
        let preamble = course.preamble
        for language in course.languages {
            let trees = course.decisionTrees.indices.filter { course.decisionTrees[$0].language == language }
            let found = trees.flatMap { examples(of: $0, in: course, preamble: preamble) }
            guard !found.isEmpty else { continue }
            let patterns = CodePattern.toldApart(found.map(\.pattern))
            for (entry, pattern) in zip(found, patterns) { result.patterns[entry.key] = pattern }
            let finder = UsageFinder(patterns)
            let lessons = course.lessons.indices.filter { course.lessons[$0].language == language }
            let order = reading(lessons, of: course, language: language)
            let all = try await order.concurrentMap { lesson in
                if let former, !former.changed.contains(lesson) { return former.uses.byLesson[lesson] ?? [] }
                let samples = LessonSamples(course.lessons[lesson].document, coursePreamble: preamble)
                return finder.uses(in: samples.snippets).compactMap { use -> (key: Key, use: Use)? in
                    // What stands in the running text is no block that a page could show.
                    guard use.ordinal <= samples.blocks.count else { return nil }
                    let place = Use(
                        lesson: lesson,
                        block: samples.blocks[use.ordinal - 1],
                        range: use.range,
                        isCounterexample: use.isCounterexample
                    )
                    return (key: found[use.pattern].key, use: place)
                }
            }
            for (lesson, uses) in zip(order, all) {
                result.byLesson[lesson] = uses
                for (key, use) in uses { result.uses[key, default: []].append(use) }
            }
        }
        return result
    }

    /// The lessons as readers meet them.
    private static func reading(_ lessons: [Int], of course: Course, language: String) -> [Int] {
        let order = course.trees[language]?.readingOrder ?? []
        let known = Set(order)
        return order + lessons.filter { !known.contains($0) }
    }

    private static func examples(
        of index: Int,
        in course: Course,
        preamble: SourceFile?
    ) -> [(key: Key, pattern: CodePattern)] {
        let tree = course.decisionTrees[index]
        let samples = LessonSamples(course.lessons[tree.lesson].document, coursePreamble: preamble)
        let types = DeclaredTypes(in: samples.snippets)
        return tree.outcomes.compactMap { place in
            let node = tree.nodes[place]
            let codes = [node.details.uses].compactMap(\.self) + node.examples + [node.text]
            let pattern = codes.lazy.compactMap { CodePattern($0, types: types) }.first
            return pattern.map { (Key(tree: index, node: place), $0) }
        }
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
