import Support
import SwiftHighlighting

/// One line of a language whose lines are classified and coloured by their first characters.
struct LineOfCode {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The line without its ending.
    let range: Range<Int>
    /// The line's number, counted from 0.
    let number: Int

    /// A function that colours one line.
    ///
    /// - Parameters:
    ///   - state: the state that the lines before have left, 0 at the beginning; its meaning depends on the language.
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

    /// Returns the first place of a byte in the line; nil if there is none.
    func first(_ byte: UInt8) -> Int? { range.first { bytes[$0] == byte } }

    /// The range of the line without the spaces before it.
    var indented: Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start].isSpaceOrTab { start += 1 }
        return start..<range.upperBound
    }
}
