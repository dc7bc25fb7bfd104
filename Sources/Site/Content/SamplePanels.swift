import Diagnostics
import SnippetSyntax

/// The division of a sample for its reader: panels for the outermost parts marked as right or wrong, and single lines set off
/// where a mark concerns a part within them.
struct SamplePanels {
    struct Panel: Equatable {
        /// The expectation of the mark; nil for lines without a mark.
        let expectation: SnippetReference.Expectation?
        /// The panel's lines, counted from 0, without blank lines at either end.
        let lines: Range<Int>
    }

    private(set) var panels: [Panel] = []
    /// The expectations that marks within a panel give to single lines, by line from 0.
    private(set) var marked: [Int: SnippetReference.Expectation] = [:]

    /// - Parameter segments: in the order of the sample; a segment within another comes after it.
    init(_ segments: [SnippetVerdict.Segment], source: [UInt8]) {
        guard segments.contains(where: { $0.expectation != .none }) else { return }
        var starts = [0]
        for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") && index + 1 < source.count {
            starts.append(index + 1)
        }
        func line(of offset: Int) -> Int { max(0, (starts.firstIndex { $0 > offset } ?? starts.count) - 1) }
        var owners: [Int?] = Array(repeating: nil, count: source.isEmpty ? 0 : starts.count)
        for (index, segment) in segments.enumerated() where segment.expectation != .none {
            let range = segment.sliceRange.clamped(to: 0..<source.count)
            guard !range.isEmpty else { continue }
            let lines = line(of: range.lowerBound)..<(line(of: range.upperBound - 1) + 1)
            let isWhole = lines.count == starts.count
            if isWhole || Self.opensAtMargin(source[starts[lines.lowerBound]...]) {
                for line in lines { owners[line] = index }
            } else {
                for line in lines { marked[line] = segment.expectation }
            }
        }
        guard owners.contains(where: { $0 != nil }) else { return }
        let isBlank = starts.indices.map { line in
            let end = line + 1 < starts.count ? starts[line + 1] : source.count
            return source[starts[line]..<end].allSatisfy { " \t\r\n".utf8.contains($0) }
        }
        var start = 0
        for line in 1...owners.count where line == owners.count || owners[line] != owners[start] {
            var lines = start..<line
            while let first = lines.first, isBlank[first] { lines = lines.dropFirst() }
            while let last = lines.last, isBlank[last] { lines = lines.dropLast() }
            if !lines.isEmpty {
                panels.append(Panel(expectation: owners[start].map { segments[$0].expectation }, lines: lines))
            }
            start = line
        }
    }

    /// Returns true if a line is a comment without indentation, like the marks of whole declarations.
    private static func opensAtMargin(_ line: ArraySlice<UInt8>) -> Bool { line.first == UInt8(ascii: "/") }
}
