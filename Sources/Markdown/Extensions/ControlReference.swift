import Diagnostics

/// Numeric character references that stand for control characters, such as `&#2;`: a blank is shown in their place.
enum ControlReference {
    private static let mostPlaces = 4

    /// A finding for the file's references, outside its code.
    static func check(_ file: SourceFile, codeBlocks: [CodeBlock]) -> [Diagnostic] {
        let bytes = file.bytes
        var places: [(scalar: Unicode.Scalar, range: SourceRange)] = []
        var count = 0
        var blocks: ArraySlice<Block>?
        // Where backticks were last counted to, from the beginning of the line.
        var (counted, ticks) = (0, 0)
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
            index = start + 1
            guard let (scalar, end) = reference(bytes, at: start), ControlCharacters.contains(scalar) else { continue }
            for byte in bytes[counted..<start] {
                if byte == UInt8(ascii: "\n") { ticks = 0 } else if byte == UInt8(ascii: "`") { ticks += 1 }
            }
            counted = start
            var following = blocks ?? Block.all(codeBlocks)[...]
            while let block = following.first, block.content.upperBound <= start { following.removeFirst() }
            blocks = following
            // The backticks before an info string are a fence's.
            let isInfo = following.first?.opening.contains(start) == true
            guard isInfo || ticks.isMultiple(of: 2), following.first?.content.contains(start) != true else { continue }
            count += 1
            if places.count < mostPlaces { places.append((scalar, file.range(start..<end))) }
        }
        guard let first = places.first else { return [] }
        let written = file.text(in: first.range.bytes)
        return [
            .controlCharacter(
                LocalizedText(
                    en: "`\(written)` stands for the control character \(first.scalar.codePoint)",
                    es: "`\(written)` representa el carácter de control \(first.scalar.codePoint)"
                ),
                at: first.range,
                others: places.dropFirst().map(\.range),
                count: count
            )
        ]
    }

    /// Where a code block's opening fence and its code stand.
    private struct Block {
        let opening: Range<Int>
        let content: Range<Int>

        init(_ block: CodeBlock) {
            content = block.slice.range(0..<block.slice.bytes.count).bytes
            let start = block.isFenced ? min(block.range.bytes.lowerBound, content.lowerBound) : content.lowerBound
            opening = start..<content.lowerBound
        }

        /// In the order of the file; footnotes' are listed last.
        static func all(_ blocks: [CodeBlock]) -> [Block] {
            blocks.map(Block.init).sorted { $0.content.lowerBound < $1.content.lowerBound }
        }
    }

    private static func reference(_ bytes: [UInt8], at start: Int) -> (Unicode.Scalar, Int)? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "#"),
            let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let digits = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        // Zero is U+FFFD by CommonMark (2.3).
        guard let value, value > 0, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, end + 1)
    }
}
