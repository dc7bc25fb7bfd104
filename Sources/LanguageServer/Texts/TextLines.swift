import Support

/// The lines of a text, for positions of the protocol: lines and columns counted from 0.
package struct TextLines: Sendable {
    package struct Position: Sendable, Hashable {
        package let line: Int
        package let column: Int

        package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    package let bytes: [UInt8]
    private let encoding: PositionEncoding
    private let starts: [Int]

    /// - Parameter bytes: valid UTF-8.
    package init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        (self.bytes, self.encoding) = (bytes, encoding)
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                // A carriage return ends a line unless a line feed follows, which then does.
                guard byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) else {
                    continue
                }
                starts.append(index + 1)
            }
        }
        self.starts = starts
    }

    /// The number of lines; an empty text has one.
    package var count: Int { starts.count }

    /// Returns the bytes of a line without its end; empty behind the last line.
    package func range(ofLine line: Int) -> Range<Int> {
        guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    package func line(at offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

    /// Returns the offset of a position. As the protocol says, a column behind the line's end means its end, and a line behind
    /// the last one the end of the text; a column within a character means the character's beginning.
    package func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let line = range(ofLine: position.line)
        guard position.column > 0 else { return line.lowerBound }
        switch encoding {
        case .utf8:
            var offset = min(line.upperBound, line.lowerBound + min(position.column, line.count))
            while offset > line.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        case .utf16:
            var (offset, column) = (line.lowerBound, 0)
            while offset < line.upperBound {
                let (length, units) = Self.size(of: bytes[offset])
                guard column + units <= position.column else { break }
                column += units
                offset = min(offset + length, line.upperBound)
            }
            return offset
        }
    }

    package func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let start = starts[line]
        switch encoding {
        case .utf8: return Position(line: line, column: offset - start)
        case .utf16:
            let column = bytes[start..<offset].reduce(0) { units, byte in
                byte & 0xC0 == 0x80 ? units : units + Self.size(of: byte).units
            }
            return Position(line: line, column: column)
        }
    }

    /// Returns the length of a character in bytes and in units of UTF-16.
    ///
    /// - Parameter first: the character's first byte.
    private static func size(of first: UInt8) -> (length: Int, units: Int) {
        switch first {
        case ..<0xC0: (1, 1)
        case ..<0xE0: (2, 1)
        case ..<0xF0: (3, 1)
        default: (4, 2)
        }
    }
}

extension TextLines {
    /// Reads a position of a message; nil if it is none.
    static func position(_ value: JSONValue?) -> Position? {
        guard let line = value?["line"]?.integer, let column = value?["character"]?.integer, line >= 0, column >= 0
        else { return nil }
        return Position(line: line, column: column)
    }

    /// Returns the offset of a position in a message; nil if it is none.
    func offset(_ value: JSONValue?) -> Int? { Self.position(value).map(offset) }

    /// Returns the bytes of a range in a message; nil if it is none. A range from back to front counts as if turned around.
    func range(_ value: JSONValue?) -> Range<Int>? {
        guard let start = offset(value?["start"]), let end = offset(value?["end"]) else { return nil }
        return min(start, end)..<max(start, end)
    }

    func json(_ offset: Int) -> JSONValue {
        let position = position(at: offset)
        return ["line": .integer(position.line), "character": .integer(position.column)]
    }

    func json(_ range: Range<Int>) -> JSONValue { ["start": json(range.lowerBound), "end": json(range.upperBound)] }
}
