import Support
import SwiftSamples
import SwiftSyntax

/// The brackets of a sample that have no match, found in its tokens: brackets in strings and comments don't count.
package struct Brackets {
    /// The offsets of opening brackets that nothing closes, in source order, each with the closing byte that is missing.
    private(set) var open: [(offset: Int, closing: UInt8)] = []
    /// The offsets of closing brackets that have no opening bracket.
    package private(set) var strayClosing: [Int] = []

    package var areBalanced: Bool { open.isEmpty && unmatched.isEmpty && strayClosing.isEmpty }

    /// The bytes that would close the open brackets, the innermost first.
    package var missing: [UInt8] { open.reversed().map(\.closing) }

    package init(of sample: ParsedSnippet) {
        self.init(in: sample.tree, behind: sample.prefixLength)
    }

    package init(in tree: SourceFileSyntax, behind length: Int = 0) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset - length
            switch token.tokenKind {
            case .leftBrace: open.append((offset, UInt8(ascii: "}")))
            case .leftParen: open.append((offset, UInt8(ascii: ")")))
            case .leftSquare: open.append((offset, UInt8(ascii: "]")))
            case .rightBrace: close(UInt8(ascii: "}"), at: offset)
            case .rightParen: close(UInt8(ascii: ")"), at: offset)
            case .rightSquare: close(UInt8(ascii: "]"), at: offset)
            default: break
            }
        }
    }

    private var unmatched: [(offset: Int, closing: UInt8)] = []

    private mutating func close(_ byte: UInt8, at offset: Int) {
        guard let match = open.lastIndex(where: { $0.closing == byte }) else {
            strayClosing.append(offset)
            return
        }
        // Brackets opened behind the match were never closed, unless that would let a parenthesis close a block.
        let inner = open[(match + 1)...]
        guard byte == UInt8(ascii: "}") || !inner.contains(where: { $0.closing == UInt8(ascii: "}") }) else {
            strayClosing.append(offset)
            return
        }
        unmatched += inner
        open.removeSubrange(match...)
    }

    /// The offsets of all brackets without a match, in order.
    package var places: [Int] { (open.map(\.offset) + unmatched.map(\.offset) + strayClosing).sorted() }
}
