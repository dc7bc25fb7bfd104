import Course
import Diagnostics
import SnippetSyntax
import Support

/// Maps places in one lesson's samples to places in another lesson that holds the very same samples.
///
/// Both files hold the same stretches of bytes at different offsets; a place is found by the stretch it lies in.
struct Relocation {
    private struct Stretch {
        let start: Int
        let end: Int
        let shift: Int
    }

    private let source: String
    private let target: String
    private let stretches: [Stretch]
    /// The ordinals of the code blocks in the other lesson, by those in the first.
    let blocks: [Int: Int]

    /// - Precondition: both lists hold equal texts in the same order.
    init(from first: [Snippet], to second: [Snippet], path: String, newPath: String) {
        source = path
        target = newPath
        var stretches: [Stretch] = []
        func add(_ start: Int, _ end: Int, to newStart: Int) {
            stretches.append(Stretch(start: start, end: end, shift: newStart - start))
        }
        var blocks: [Int: Int] = [:]
        for (old, new) in zip(first, second) {
            if let block = old.id.block { blocks[block] = new.id.block }
            if let fence = old.fenceRange?.bytes, let newFence = new.fenceRange?.bytes {
                add(fence.lowerBound, fence.upperBound, to: newFence.lowerBound)
            }
            guard old.source.path == path else { continue }
            let lines = old.source.lines
            for (index, line) in lines.enumerated() {
                let next = index + 1 < lines.count ? lines[index + 1].sliceOffset : old.source.bytes.count
                let newStart = new.source.fileOffset(at: line.sliceOffset)
                add(line.fileOffset, line.fileOffset + (next - line.sliceOffset), to: newStart)
            }
        }
        self.blocks = blocks
        self.stretches = stretches.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    func callAsFunction(_ range: SourceRange) -> SourceRange {
        guard range.path == source else { return range }
        let start = offset(range.bytes.lowerBound)
        guard !range.bytes.isEmpty else { return SourceRange(path: target, bytes: start..<start) }
        let end = offset(range.bytes.upperBound - 1) + 1
        return SourceRange(path: target, bytes: start..<max(start, end))
    }

    func callAsFunction(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            rule: diagnostic.rule,
            severity: diagnostic.severity,
            message: diagnostic.message,
            range: self(diagnostic.range),
            reason: diagnostic.reason,
            advice: diagnostic.advice,
            fixes: diagnostic.fixes.map { Fix(range: self($0.range), replacement: $0.replacement) },
            related: diagnostic.related.map { Diagnostic.Related(range: self($0.range), message: $0.message) },
            snippet: diagnostic.snippet
        )
    }

    func callAsFunction(_ verdict: SnippetVerdict) -> SnippetVerdict {
        verdict.moved(range: { self($0) }, diagnostic: { self($0) })
    }

    /// Maps an offset. One outside every sample stays the same: the file's beginning is the only such place that findings name.
    private func offset(_ offset: Int) -> Int {
        let next = stretches.partitioningIndex { $0.start > offset }
        guard next > 0, offset <= stretches[next - 1].end else { return offset }
        return offset + stretches[next - 1].shift
    }
}
