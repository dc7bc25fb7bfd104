import Diagnostics
import Support

/// A line that was meant as a heading and is text: `##Boats` has no blank behind its signs (CommonMark 4.2, “ATX headings”), `##　Boats`
/// has one of another width there, and `＃ Boats` has signs of the width of Chinese letters.
///
/// One sign alone may be a hashtag or a number: `#boats`, `#12`.
public struct MeantHeading: Sendable {
    /// The paragraph that the line is in.
    public let paragraph: NodeID
    /// The signs, with a wide blank behind them.
    public let range: SourceRange
    /// The number of signs.
    public let level: Int
    /// True if a blank stands behind the signs, which are wide themselves.
    public let hasBlank: Bool
}

extension Document {
    /// The lines that were meant as headings, in their order.
    public var meantHeadings: [MeantHeading] {
        descendants(of: root).flatMap { node in self[node].kind == .paragraph ? meantHeadings(in: node) : [] }
    }

    private func meantHeadings(in node: NodeID) -> [MeantHeading] {
        let place = tree.nodes[node.index]
        guard place.sourceStart >= 0 else { return [] }
        let text = file.bytes[Int(place.sourceStart)..<max(Int(place.sourceStart), Int(place.sourceEnd))]
        guard text.contains(UInt8(ascii: "#")) || text.contains(bytes: MeantHeadingSigns.wide) else { return [] }
        return text.split(separator: 0x0A).compactMap { line in
            MeantHeadingSigns(line.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }).map { signs in
                MeantHeading(
                    paragraph: node,
                    range: file.range(signs.range),
                    level: signs.count,
                    hasBlank: signs.hasBlank
                )
            }
        }
    }
}

/// The signs that a line begins with, if they were meant to make it a heading and don't.
private struct MeantHeadingSigns {
    let range: Range<Int>
    let count: Int
    let hasBlank: Bool

    static let wide = Array("＃".utf8)
    private static let wideBlanks = [Array("\u{3000}".utf8), Array("\u{A0}".utf8)]

    init?(_ line: ArraySlice<UInt8>) {
        var (rest, count, isWide) = (line, 0, false)
        while count <= 6 {
            if rest.first == UInt8(ascii: "#") {
                rest.removeFirst()
            } else if rest.starts(with: Self.wide) {
                rest.removeFirst(Self.wide.count)
                isWide = true
            } else {
                break
            }
            count += 1
        }
        let blank = Self.wideBlanks.first { [rest] in rest.starts(with: $0) }?.count ?? 0
        rest.removeFirst(blank)
        guard count <= 6, count >= (isWide || blank > 0 ? 1 : 2), let next = rest.first else { return nil }
        hasBlank = isWide && next.isSpaceOrTab
        let word = rest.prefix { $0 >= 0x80 || $0.isAlphanumeric }
        // `##vso[…]` is a command, and so may be signs before another sign.
        guard hasBlank || !word.isEmpty, word.endIndex == line.endIndex || line[word.endIndex] != UInt8(ascii: "[")
        else {
            return nil
        }
        (range, self.count) = (line.startIndex..<rest.startIndex, count)
    }
}
