import Diagnostics
import SwiftSyntax

/// Splits a sample by its markers.
///
/// A marker governs from its line to the next marker, or to the end of what it stands above or beside: in the outermost
/// braces that is all that follows, further in it is the run of declarations or statements without a blank line.
struct Segmentation {
    let segments: [Segment]

    init(of sample: ParsedSnippet) {
        let markers = Marker.all(in: sample)
        let whole = 0..<sample.bytes.count
        var segments: [Segment] = []
        for (index, marker) in markers.enumerated() {
            guard let reach = Self.reach(of: marker, in: sample) else { continue }
            var end = reach.range.upperBound
            for next in markers[(index + 1)...] where next.range.lowerBound < end {
                let cutsHere =
                    next.startsLine ? Self.depth(at: next.range.upperBound, in: sample) <= reach.depth : false
                if cutsHere {
                    end = sample.lineStart(at: next.range.lowerBound)
                    break
                }
            }
            let range = reach.range.lowerBound..<max(end, reach.range.lowerBound)
            // A marker within another's reach that says the same adds nothing
            if let outer = segments.last(where: { $0.range.contains(range.lowerBound) }),
                outer.expectation == marker.expectation, range.upperBound <= outer.range.upperBound
            {
                continue
            }
            segments.append(Segment(range: range, expectation: marker.expectation, marker: marker.range))
        }
        if !sample.snippet.expectedFailures.isEmpty {
            if !segments.contains(where: { $0.expectation == .broken }) {
                segments.insert(Segment(range: whole, expectation: .broken, marker: nil), at: 0)
            }
        } else if segments.isEmpty, sample.snippet.expectation != .none {
            segments = [Segment(range: whole, expectation: sample.snippet.expectation, marker: nil)]
        }
        self.segments = segments
    }

    /// The index of the innermost segment at an offset.
    func segment(at offset: Int) -> Int? {
        segments.lastIndex {
            $0.range.contains(offset) || ($0.range.upperBound == offset && offset == $0.range.lowerBound)
        }
    }

    private struct Reach {
        let range: Range<Int>
        /// How many lists of items are around what the marker stands above.
        let depth: Int
    }

    private static func reach(of marker: Marker, in sample: ParsedSnippet) -> Reach? {
        let lineStart = sample.lineStart(at: marker.range.lowerBound)
        guard marker.startsLine else {
            return beside(marker, lineStart: lineStart, in: sample)
        }
        guard let token = token(at: marker.range.upperBound, in: sample), token.tokenKind != .endOfFile else {
            return nil
        }
        if token.tokenKind == .rightBrace { return nil }
        let depth = depth(of: token)
        guard let item = item(startingAt: token) else {
            // Within an expression, such as a chain of modifiers: to the end of its statement
            guard let around = enclosingItem(of: token) else { return nil }
            return Reach(range: lineStart..<end(of: around, in: sample), depth: depth)
        }
        if depth <= 1 { return Reach(range: lineStart..<sample.bytes.count, depth: depth) }
        return Reach(range: lineStart..<endOfRun(from: item, in: sample), depth: depth)
    }

    /// The line that the marker ends, and the declaration whose first line that is.
    private static func beside(_ marker: Marker, lineStart: Int, in sample: ParsedSnippet) -> Reach? {
        let first =
            sample.bytes[lineStart..<marker.range.lowerBound].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? lineStart
        var end = marker.range.upperBound
        if let token = token(startingAt: first, in: sample) {
            if let item = item(startingAt: token) { end = max(end, self.end(of: item, in: sample)) }
            return Reach(range: lineStart..<end, depth: depth(of: token))
        }
        return Reach(range: lineStart..<end, depth: Int.max)
    }

    private static func endOfRun(from item: Syntax, in sample: ParsedSnippet) -> Int {
        var end = end(of: item, in: sample)
        guard let list = item.parent else { return end }
        for next in list.children(viewMode: .sourceAccurate) where next.position >= item.endPosition {
            guard let first = next.firstToken(viewMode: .sourceAccurate) else { break }
            var newlines = 0
            for piece in first.leadingTrivia {
                switch piece {
                case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                    newlines = max(newlines, count)
                case .spaces, .tabs: break
                default: newlines = 0
                }
                if newlines > 1 { return end }
            }
            end = self.end(of: next, in: sample)
        }
        return end
    }

    private static func end(of item: Syntax, in sample: ParsedSnippet) -> Int {
        let end = sample.range(of: item).upperBound
        // To the end of the line, so that a comment beside the last line belongs to it
        return sample.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? sample.bytes.count
    }

    private static func token(at offset: Int, in sample: ParsedSnippet) -> TokenSyntax? {
        let position = AbsolutePosition(utf8Offset: max(0, offset - 1) + sample.prefixLength)
        guard let token = sample.tree.token(at: position) else { return nil }
        // A comment in the trivia after a token speaks of the next one
        if token.endPositionBeforeTrailingTrivia <= position { return token.nextToken(viewMode: .sourceAccurate) }
        return token
    }

    private static func token(startingAt offset: Int, in sample: ParsedSnippet) -> TokenSyntax? {
        sample.tree.token(at: AbsolutePosition(utf8Offset: offset + sample.prefixLength))
    }

    private static func isItem(_ node: Syntax) -> Bool {
        node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) || node.is(SwitchCaseSyntax.self)
    }

    private static func item(startingAt token: TokenSyntax) -> Syntax? {
        var found: Syntax?
        var node = token.parent
        while let current = node, current.positionAfterSkippingLeadingTrivia == token.positionAfterSkippingLeadingTrivia
        {
            if isItem(current) { found = current }
            node = current.parent
        }
        return found
    }

    private static func enclosingItem(of token: TokenSyntax) -> Syntax? {
        var node = token.parent
        while let current = node {
            if isItem(current) { return current }
            node = current.parent
        }
        return nil
    }

    private static func depth(of token: TokenSyntax) -> Int {
        var depth = 0
        var node = token.parent
        while let current = node {
            if isItem(current) { depth += 1 }
            node = current.parent
        }
        return depth
    }

    private static func depth(at offset: Int, in sample: ParsedSnippet) -> Int {
        guard let token = token(at: offset, in: sample) else { return 0 }
        // A closing brace belongs to the list inside it
        return token.tokenKind == .rightBrace ? depth(of: token) + 1 : depth(of: token)
    }
}
