import Support
import SwiftHighlighting

/// One line of a language whose lines say what they are by their first characters, and what is coloured in it.
struct LineOfCode {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Without its line ending.
    let range: Range<Int>
    /// Counted from 0.
    let number: Int

    /// - Parameters:
    ///   - state: what the lines before have left open; 0 at the beginning. What it means is the language's.
    typealias Reader = @Sendable (_ line: LineOfCode, _ state: inout Int, _ tokens: inout TokenList) -> Void

    static func run(_ bytes: UnsafeBufferPointer<UInt8>, into tokens: inout TokenList, read: Reader) {
        var start = 0
        var number = 0
        var state = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, !bytes[end].isLineEnding { end += 1 }
            read(LineOfCode(bytes: bytes, range: start..<end, number: number), &state, &tokens)
            if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
            start = end + 1
            number += 1
        }
    }

    func starts(with mark: StaticString) -> Bool {
        guard range.count >= mark.utf8CodeUnitCount else { return false }
        for offset in 0..<mark.utf8CodeUnitCount where bytes[range.lowerBound + offset] != mark.utf8Start[offset] {
            return false
        }
        return true
    }

    /// The first place of a byte in the line.
    func first(_ byte: UInt8) -> Int? { range.first { bytes[$0] == byte } }

    /// The line without the spaces before it.
    var indented: Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start].isSpaceOrTab { start += 1 }
        return start..<range.upperBound
    }
}
