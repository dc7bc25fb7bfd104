import Diagnostics
import SwiftSamples
import SwiftSyntax

/// A sample with all that is read from its own text: scan, tree, shape, faults of syntax.
package struct ParsedSnippet {
    package let snippet: Snippet
    package let bytes: [UInt8]
    /// Whether `$` stands anywhere in it.
    package let hasDollar: Bool
    package let scan: SourceScan
    let elisions: [Range<Int>]
    package var shape: SnippetShape { isContinued ? .fragment : ownShape }
    let ownShape: SnippetShape
    package let tree: SourceFileSyntax
    /// The tree of the sample's own bytes, with nothing around them or in place of any: the same as ``tree`` for most. Nil
    /// where the parser was only given others.
    let plainTree: SourceFileSyntax?
    /// How many bytes were set before the sample so that it parses in its shape.
    let prefixLength: Int
    package private(set) var syntaxFaults: [SyntaxFault]
    /// Declarations listed in a way that only readers understand (parameters without names, types without braces): what the
    /// parser isn't given of each.
    let listings: [Range<Int>]
    /// Whether its last declaration or statement lacks its braces.
    let isCompleted: Bool
    /// Whether it goes on in the sample behind it, or from the one before: neither is Swift by itself.
    var isContinued = false
    /// Why the parser wasn't asked; nil where it was.
    package let refusal: SampleRefusal?
    /// What to say of it in place of the parser's errors; nil where these say it.
    package private(set) var remark: SampleRemark?

    /// Whether the Swift parser accepts the sample in its shape.
    package var isParsed: Bool { syntaxFaults.isEmpty && refusal == nil }

    /// Whether more braces are opened than closed.
    var opensMore: Bool {
        var depth = 0
        for byte in bytes {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
        return depth > 0 && refusal == nil
    }

    /// Finds out why the parser refuses it.
    mutating func findRemark() {
        remark = SampleRemark(self)
        if case .beginning = remark { becomePiece() }
    }

    /// Takes it for a piece of what several samples show together.
    mutating func becomePiece() {
        isContinued = true
        syntaxFaults = []
    }

    /// The bytes of a node without the white space and comments around it.
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

    /// Whether something was left out within the range.
    package func isElided(in range: Range<Int>) -> Bool { elisions.contains { $0.overlaps(range) } }

    /// The offset of the first byte of the line that holds the offset.
    package func lineStart(at offset: Int) -> Int {
        let origin = snippet.source.lines[snippet.source.lineIndex(at: min(offset, bytes.count))].sliceOffset
        return min(origin, offset)
    }
}

extension ParsedSnippet {
    /// A sample that isn't parsed: nothing is known of it but that.
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
