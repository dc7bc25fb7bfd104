import Diagnostics
import SwiftSyntax

/// The segments of a sample, split at its markers.
///
/// A marker applies from its line to the next marker, or to the end of the code that it stands above or beside: at the outermost
/// level to all code that follows, further in to the run of declarations or statements without a blank line.
package struct Segmentation {
    package let segments: [Segment]
    private let places: StackedRanges

    package init(of sample: ParsedSnippet) {
        let markers = Marker.all(in: sample)
        let whole = 0..<sample.bytes.count
        var segments = Self.segments(markers, in: sample)
        if !sample.snippet.expectedFailures.isEmpty {
            if !segments.contains(where: { $0.expectation == .broken }) {
                segments.insert(Segment(range: whole, expectation: .broken, marker: nil), at: 0)
            }
        } else if segments.isEmpty, sample.snippet.expectation != .none {
            segments = [Segment(range: whole, expectation: sample.snippet.expectation, marker: nil)]
        }
        self.segments = segments
        places = StackedRanges(segments.map(\.range))
    }

    /// Returns the index of the innermost segment at an offset; nil if there is none.
    package func segment(at offset: Int) -> Int? {
        if let index = places.last(at: offset) { return index }
        // An empty sample is in a segment as well.
        return segments.lastIndex { $0.range.isEmpty && $0.range.lowerBound == offset }
    }

    private struct Reach {
        let range: Range<Int>
        /// The number of items around the code that the marker stands above or beside.
        let depth: Int
    }

    private static func segments(_ markers: [Marker], in sample: ParsedSnippet) -> [Segment] {
        guard !markers.isEmpty else { return [] }
        let reader = MarkedCode(markers, in: sample)
        var runs = RunEnds()
        let reaches = markers.map { reach(of: $0, in: sample, reader, &runs) }
        let cuts = cuts(markers, reaches, reader)
        var segments: [Segment] = []
        /// The segments that may hold the next one, the innermost last.
        var around: [Segment] = []
        for (index, marker) in markers.enumerated() {
            guard let reach = reaches[index] else { continue }
            var end = reach.range.upperBound
            if let cut = cuts[index], cut.range.lowerBound < end { end = sample.lineStart(at: cut.range.lowerBound) }
            let range = reach.range.lowerBound..<max(end, reach.range.lowerBound)
            while let last = around.last, last.range.upperBound <= range.lowerBound { around.removeLast() }
            // A marker in a segment with the same expectation adds nothing
            if let outer = around.last, outer.expectation == marker.expectation,
                range.upperBound <= outer.range.upperBound
            {
                continue
            }
            let segment = Segment(range: range, expectation: marker.expectation, marker: marker.range)
            segments.append(segment)
            around.append(segment)
        }
        return segments
    }

    /// Returns, for each marker, the first later marker above code that is nested no deeper; nil if there is none.
    private static func cuts(_ markers: [Marker], _ reaches: [Reach?], _ reader: MarkedCode) -> [Marker?] {
        var cuts: [Marker?] = Array(repeating: nil, count: markers.count)
        /// The markers that follow, the nearest last; each stands above code nested deeper than those before it.
        var next: [(depth: Int, marker: Marker)] = []
        for index in markers.indices.reversed() {
            if let reach = reaches[index] { cuts[index] = next.last { $0.depth <= reach.depth }?.marker }
            guard markers[index].startsLine else { continue }
            let depth = reader.depth(behind: markers[index])
            while let last = next.last, last.depth >= depth { next.removeLast() }
            next.append((depth, markers[index]))
        }
        return cuts
    }

    private static func reach(
        of marker: Marker,
        in sample: ParsedSnippet,
        _ reader: MarkedCode,
        _ runs: inout RunEnds
    ) -> Reach? {
        let lineStart = sample.lineStart(at: marker.range.lowerBound)
        guard marker.startsLine else {
            var end = marker.range.upperBound
            guard let token = reader.tokenStarting(beside: marker) else {
                return Reach(range: lineStart..<end, depth: Int.max)
            }
            if let item = MarkedCode.item(startingAt: token) { end = max(end, sample.lineEnd(of: item)) }
            return Reach(range: lineStart..<end, depth: MarkedCode.depth(of: token))
        }
        guard let token = reader.token(behind: marker), token.tokenKind != .endOfFile, token.tokenKind != .rightBrace
        else { return nil }
        let depth = MarkedCode.depth(of: token)
        guard let item = MarkedCode.item(startingAt: token) else {
            // Within an expression, such as a chain of modifiers: to the end of its statement
            guard let around = MarkedCode.enclosingItem(of: token) else { return nil }
            return Reach(range: lineStart..<sample.lineEnd(of: around), depth: depth)
        }
        if depth <= 1 { return Reach(range: lineStart..<sample.bytes.count, depth: depth) }
        return Reach(range: lineStart..<runs.end(from: item, in: sample), depth: depth)
    }
}
