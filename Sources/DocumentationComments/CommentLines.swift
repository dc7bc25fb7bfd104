import Support
import SwiftSyntax

/// The lines of a documentation comment's text, cut out of the trivia before a declaration as Swift's compiler does it.
///
/// Comments that are no documentation don't separate what is before them from what follows; an empty line does, and then only
/// the last part counts.
struct CommentLines {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var lines: [Range<Int>] = []
    /// The number of line endings since the last comment.
    private var breaks = 0

    /// - Parameter start: the offset of the trivia in the file.
    init(_ trivia: Trivia, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var offset = start
        for piece in trivia {
            let range = offset..<offset + piece.sourceLength.utf8Length
            offset = range.upperBound
            switch piece {
            case .docLineComment:
                begin()
                lines.append(range.lowerBound + 3..<range.upperBound)
            case .docBlockComment:
                begin()
                addBlock(range)
            case .lineComment, .blockComment: if breaks < 2 { breaks = 0 }
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                breaks += count
            default: break
            }
        }
        unindent()
    }

    private mutating func begin() {
        if breaks > 1 { lines = [] }
        breaks = 0
    }

    private mutating func addBlock(_ range: Range<Int>) {
        let isClosed =
            range.count >= 5 && bytes[range.upperBound - 2] == UInt8(ascii: "*")
            && bytes[range.upperBound - 1] == UInt8(ascii: "/")
        let end = isClosed ? range.upperBound - 2 : range.upperBound
        var start = min(range.lowerBound + 3, end)
        // A line break behind the opening belongs to it.
        var stars: Range<Int>?
        if start < end, bytes[start].isLineEnding {
            start = afterBreak(start, before: end)
            let opening = bytes[..<range.lowerBound].lastIndex(where: \.isLineEnding).map { $0 + 1 } ?? 0
            let indentation = opening..<range.lowerBound
            if starEnd(at: start, before: end, indentation) != nil { stars = indentation }
        }
        while start < end {
            let text = stars.flatMap { starEnd(at: start, before: end, $0) } ?? start
            var stop = text
            while stop < end, !bytes[stop].isLineEnding { stop += 1 }
            lines.append(text..<stop)
            start = stop < end ? afterBreak(stop, before: end) : end
        }
    }

    private func afterBreak(_ offset: Int, before end: Int) -> Int {
        let isPair = bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A
        return offset + (isPair ? 2 : 1)
    }

    /// Returns the end of a line's star, which stands below the first star of the comment's opening; nil if the line has none.
    ///
    /// - Parameter indentation: the bytes before the comment on its first line, which the line begins with.
    private func starEnd(at start: Int, before end: Int, _ indentation: Range<Int>) -> Int? {
        let star = start + indentation.count + 1
        guard star < end, bytes[star] == UInt8(ascii: "*"), bytes[star - 1] == UInt8(ascii: " ") else { return nil }
        for (index, place) in indentation.enumerated() {
            let sign = bytes[start + index]
            guard sign == bytes[place] || sign == UInt8(ascii: " ") && !bytes[place].isSpaceOrTab else { return nil }
        }
        guard star + 1 < end, !bytes[star + 1].isLineEnding else { return star + 1 }
        return bytes[star + 1] == UInt8(ascii: " ") ? star + 2 : nil
    }

    /// Removes the indentation of the first line that has text from all lines, as far as they have it, and completes them with
    /// their line endings.
    private mutating func unindent() {
        func blanks(_ line: Range<Int>) -> Int {
            bytes[line].prefix(while: \.isSpaceOrTab).count
        }
        let first = lines.first { blanks($0) < $0.count }.map(blanks) ?? 0
        for index in lines.indices {
            let line = lines[index]
            let start = line.lowerBound + min(first, blanks(line))
            var end = line.upperBound
            if end < bytes.count, bytes[end].isLineEnding { end = afterBreak(end, before: bytes.count) }
            lines[index] = start..<end
        }
    }
}
