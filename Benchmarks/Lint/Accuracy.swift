import Diagnostics
import SnippetLint
import SnippetSyntax

/// How well the rules agree with people on which samples are right and which are wrong.
struct Accuracy {
    /// A labelled stretch on which rules and people differ.
    struct Difference {
        let place: String
        let text: String
        let rules: [String]
    }

    struct Count {
        fileprivate(set) var found = 0
        fileprivate(set) var total = 0
        /// Of a hundred.
        var share: Double { total == 0 ? 0 : 100 * Double(found) / Double(total) }
    }

    /// Stretches marked wrong in which a rule finds a fault.
    private(set) var caught = Count()
    /// Stretches marked right in which the check reports something.
    private(set) var flagged = Count()
    /// Stretches marked right with a hint.
    private(set) var hinted = 0
    /// The same, as if nobody had marked anything: notes count for nothing.
    private(set) var caughtUnmarked = Count()
    private(set) var flaggedUnmarked = Count()
    /// How many stretches of each kind a rule speaks of.
    private(set) var byRule: [String: (wrong: Int, right: Int)] = [:]
    private(set) var misses: [Difference] = []
    private(set) var falseAlarms: [Difference] = []
    /// Labels whose fence isn't there.
    private(set) var lost = 0

    init(folder: String, labels path: String) throws {
        let labels = try Labels(file: path)
        let corpus = try Corpus(folder: folder)
        let linter = SnippetLinter()
        for lesson in corpus.lessons {
            guard let wanted = labels.byPath[lesson.path] else { continue }
            let verdicts = linter.lint(lesson: lesson.snippets)
            let blind = linter.lint(lesson: lesson.snippets.map(Self.unmarked))
            for label in wanted {
                guard lesson.snippets.indices.contains(label.fence - 1) else {
                    lost += 1
                    continue
                }
                let snippet = lesson.snippets[label.fence - 1]
                judge(
                    label,
                    snippet: snippet,
                    verdict: verdicts[label.fence - 1],
                    unmarked: blind[label.fence - 1],
                    path: lesson.path
                )
            }
        }
        for (path, wanted) in labels.byPath where !corpus.lessons.contains(where: { $0.path == path }) {
            lost += wanted.count
        }
    }

    private mutating func judge(
        _ label: Labels.Label,
        snippet: Snippet,
        verdict: SnippetVerdict,
        unmarked: SnippetVerdict,
        path: String
    ) {
        let lines = snippet.source.lines
        guard label.lines.upperBound <= lines.count else {
            lost += 1
            return
        }
        let start = lines[label.lines.lowerBound - 1].sliceOffset
        let end =
            label.lines.upperBound < lines.count
            ? lines[label.lines.upperBound].sliceOffset : snippet.source.bytes.count
        let stretch = snippet.source.range(start..<max(start, end - 1)).bytes
        func within(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.filter {
                stretch.contains($0.range.bytes.lowerBound) || stretch.upperBound == $0.range.bytes.lowerBound
            }
        }
        let reported = within(verdict.diagnostics)
        let proof = within(verdict.segments.flatMap(\.proof))
        let plain = within(unmarked.diagnostics).filter { $0.severity > .note }
        let rules = (proof + reported).map(\.rule.rawValue).uniqued()
        let place = "\(path) fence \(label.fence) lines \(label.lines.lowerBound)-\(label.lines.upperBound)"
        let text = String(decoding: snippet.source.bytes[start..<end], as: UTF8.self)
        for rule in rules { byRule[rule, default: (0, 0)] = counted(byRule[rule] ?? (0, 0), label.isWrong) }
        if label.isWrong {
            caught.total += 1
            caughtUnmarked.total += 1
            let isCaught = !proof.isEmpty || reported.contains { $0.severity > .note }
            if isCaught { caught.found += 1 }
            if !plain.isEmpty { caughtUnmarked.found += 1 }
            if !isCaught { misses.append(Difference(place: place, text: text, rules: rules)) }
        } else {
            flagged.total += 1
            flaggedUnmarked.total += 1
            if !plain.isEmpty { flaggedUnmarked.found += 1 }
            if reported.contains(where: { $0.severity == .note }) { hinted += 1 }
            if reported.contains(where: { $0.severity > .note }) {
                flagged.found += 1
                falseAlarms.append(Difference(place: place, text: text, rules: rules))
            }
        }
    }

    private func counted(_ count: (wrong: Int, right: Int), _ isWrong: Bool) -> (wrong: Int, right: Int) {
        (count.wrong + (isWrong ? 1 : 0), count.right + (isWrong ? 0 : 1))
    }

    /// The sample with blanks for its comments, so that nothing in it tells right from wrong.
    private static func unmarked(_ snippet: Snippet) -> Snippet {
        var bytes = snippet.source.bytes
        for comment in SampleComments.ranges(in: bytes) {
            for index in comment where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        }
        let source = SourceSlice(of: snippet.source.file, bytes: bytes, lines: snippet.source.lines)
        return Snippet(ordinal: snippet.ordinal, source: source)
    }
}

extension Sequence where Element: Hashable {
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
