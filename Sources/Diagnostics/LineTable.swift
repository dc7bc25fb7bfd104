import Support

/// Maps byte offsets of one file to the lines and columns that people and editors use.
public struct LineTable: Sendable {
    /// A 1-based place, with the column in the units of each reader.
    public struct Position: Sendable, Hashable {
        public let line: Int
        /// The column in characters (extended grapheme clusters), for people.
        public let characterColumn: Int
        /// The column in UTF-16 code units, for JSON, SARIF and editors.
        public let utf16Column: Int
    }

    private let file: SourceFile
    private let starts: [Int]

    public init(_ file: SourceFile) {
        self.file = file
        var starts = [0]
        file.bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "\n") {
                    starts.append(index)
                } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
                    starts.append(index)
                }
            }
        }
        self.starts = starts
    }

    /// The number of lines in the file; an empty file has one.
    public var count: Int { starts.count }

    /// Returns the 1-based line that holds the byte offset; offsets past the end belong to the last line.
    public func line(at offset: Int) -> Int {
        max(1, starts.partitioningIndex { $0 > offset })
    }

    public func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), file.bytes.count)
        let line = line(at: offset)
        let prefix = String(decoding: file.bytes[starts[line - 1]..<offset], as: UTF8.self)
        return Position(line: line, characterColumn: prefix.count + 1, utf16Column: prefix.utf16.count + 1)
    }

    /// Returns the positions of many offsets at once: each line is read once, however many of them it holds.
    ///
    /// - Parameter offsets: The offsets, in ascending order.
    public func positions(at offsets: [Int]) -> [Position] {
        var result: [Position] = []
        result.reserveCapacity(offsets.count)
        var (last, lastOffset) = (Position(line: 0, characterColumn: 1, utf16Column: 1), 0)
        for offset in offsets {
            let offset = min(max(offset, 0), file.bytes.count)
            let line = line(at: offset)
            if line != last.line {
                (last, lastOffset) = (Position(line: line, characterColumn: 1, utf16Column: 1), starts[line - 1])
            }
            let between = String(decoding: file.bytes[lastOffset..<max(lastOffset, offset)], as: UTF8.self)
            last = Position(
                line: line,
                characterColumn: last.characterColumn + between.count,
                utf16Column: last.utf16Column + between.utf16.count
            )
            lastOffset = max(lastOffset, offset)
            result.append(last)
        }
        return result
    }

    /// Returns the bytes of a 1-based line, without its line ending.
    public func bytes(ofLine line: Int) -> Range<Int> {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : file.bytes.count
        while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// Returns the bytes of a 1-based line, with its line ending if it has one.
    func wholeBytes(ofLine line: Int) -> Range<Int> {
        starts[line - 1]..<(line < starts.count ? starts[line] : file.bytes.count)
    }

    var byteCount: Int { file.bytes.count }
    func byte(at offset: Int) -> UInt8 { file.bytes[offset] }
    func text(in range: Range<Int>) -> String { file.text(in: range) }
    /// Returns the text as it stands in the file, with its control characters.
    func originalText(in range: Range<Int>) -> String { String(decoding: file.original[range], as: UTF8.self) }

    /// Returns the text of a 1-based line, without its line ending.
    public func text(ofLine line: Int) -> String { file.text(in: bytes(ofLine: line)) }
}
