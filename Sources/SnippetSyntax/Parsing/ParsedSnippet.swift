import Diagnostics
import SwiftSamples
import SwiftSyntax

/// A sample with everything read from its own text: scan, tree, shape, syntax errors.
package struct ParsedSnippet {
    package let snippet: Snippet
    package let bytes: [UInt8]
    /// True if the sample holds a `$`.
    package let hasDollar: Bool
    package let scan: SourceScan
    let elisions: [Range<Int>]
    package var shape: SnippetShape { isContinued ? .fragment : ownShape }
    let ownShape: SnippetShape
    package let tree: SourceFileSyntax
    /// The tree of the sample's own bytes, without a wrapping or replaced bytes: the same as ``tree`` for most samples. Nil if
    /// the parser only got other bytes.
    let plainTree: SourceFileSyntax?
    /// The number of bytes set before the sample so that it parses in its shape.
    let prefixLength: Int
    package private(set) var syntaxFaults: [SyntaxFault]
    /// The parts that are kept from the parser in declarations listed in a way that only readers understand (parameters without
    /// names, types without braces).
    let listings: [Range<Int>]
    /// True if the sample's last declaration or statement lacks its braces.
    let isCompleted: Bool
    /// True if the sample is a piece of a longer text, such as one that several samples show together: by itself it isn't Swift.
    package var isContinued = false
    /// The reason why the parser wasn't given the sample; nil if it was.
    package let refusal: SampleRefusal?
    /// The remark to report in place of the parser's errors; nil if the errors are reported.
    package private(set) var remark: SampleRemark?

    /// True if the Swift parser accepts the sample in its shape.
    package var isParsed: Bool { syntaxFaults.isEmpty && refusal == nil }

    /// True if the sample opens more braces, or conditions of compilation, than it closes.
    var opensMore: Bool {
        guard refusal == nil else { return false }
        let (braces, conditions) = openings
        return braces.last > 0 || conditions.last > 0
    }

    /// True if the sample closes a brace, or a condition of compilation, that it doesn't open.
    var closesMore: Bool {
        guard refusal == nil else { return false }
        let (braces, conditions) = openings
        return braces.least < 0 || conditions.least < 0
    }

    /// The numbers of braces and of conditions of compilation that are open at the end, and the least on the way there.
    private var openings: (braces: (last: Int, least: Int), conditions: (last: Int, least: Int)) {
        var (braces, conditions) = ((last: 0, least: 0), (last: 0, least: 0))
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "{"): braces.last += 1
            case UInt8(ascii: "}"):
                braces.last -= 1
                braces.least = min(braces.least, braces.last)
            case UInt8(ascii: "#"):
                if bytes[index...].starts(with: "#if ".utf8) { conditions.last += 1 }
                if bytes[index...].starts(with: "#endif".utf8) { conditions.last -= 1 }
                conditions.least = min(conditions.least, conditions.last)
            default: break
            }
        }
        return (braces, conditions)
    }

    /// Finds the reason why the parser refuses the sample.
    mutating func findRemark() {
        remark = SampleRemark(self)
        if case .beginning = remark { becomePiece() }
    }

    /// Makes the sample a piece of a longer text, without syntax errors of its own.
    mutating func becomePiece() {
        isContinued = true
        syntaxFaults = []
    }

    /// Returns the bytes of a node without the white space and comments around it.
    package func range(of node: some SyntaxProtocol) -> Range<Int> {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset - prefixLength
        let upper = node.endPositionBeforeTrailingTrivia.utf8Offset - prefixLength
        return clamp(lower..<max(lower, upper))
    }

    func clamp(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        return lower..<min(max(range.upperBound, lower), bytes.count)
    }

    package func text(in range: Range<Int>) -> String { String(decoding: bytes[clamp(range)], as: UTF8.self) }

    /// Returns true if something was left out within the range.
    package func isElided(in range: Range<Int>) -> Bool { elisions.contains { $0.overlaps(range) } }

    /// Returns the offset of the first byte of the line that holds the offset.
    package func lineStart(at offset: Int) -> Int {
        let origin = snippet.source.lines[snippet.source.lineIndex(at: min(offset, bytes.count))].sliceOffset
        return min(origin, offset)
    }
}

extension ParsedSnippet {
    /// Creates a sample that isn't parsed: only the reason for that is known.
    init(refusing snippet: Snippet, for refusal: SampleRefusal) {
        self.init(
            snippet: snippet,
            bytes: snippet.source.bytes,
            hasDollar: false,
            scan: SourceScan([]),
            elisions: [],
            ownShape: .fragment,
            tree: SampleSyntax.empty,
            plainTree: nil,
            prefixLength: 0,
            syntaxFaults: [],
            listings: [],
            isCompleted: false,
            refusal: refusal
        )
    }
}
