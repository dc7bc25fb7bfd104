import Support

/// A text cut out of a file line by line, such as the body of a fenced code block: the indentation, list and quote
/// prefixes are gone, and every line remembers where in the file it began.
public struct SourceSlice: Sendable {
    /// Where one line of the slice comes from.
    public struct LineOrigin: Sendable, Hashable {
        // In four bytes each: a large course has half a million lines of code.
        private let inSlice: Int32
        private let inFile: Int32

        /// Offset of the line's first byte in the slice.
        public var sliceOffset: Int { Int(inSlice) }
        /// Offset of that same byte in the file.
        public var fileOffset: Int { Int(inFile) }

        /// Both offsets are below 2³¹, as those of all files that are read.
        public init(sliceOffset: Int, fileOffset: Int) {
            (inSlice, inFile) = (Int32(truncatingIfNeeded: sliceOffset), Int32(truncatingIfNeeded: fileOffset))
        }
    }

    /// The file it was cut from.
    public let file: SourceFile
    /// The slice's own bytes: valid UTF-8, lines ended by `\n`.
    public let bytes: [UInt8]
    /// One entry a line, in order; the first has `sliceOffset` 0. Never empty.
    public let lines: [LineOrigin]
    /// No place lies behind this: a slice's last line break may be none of the file's.
    public let end: Int

    /// The path of the file it was cut from.
    public var path: String { file.path }

    /// - Parameters:
    ///   - lines: an empty list is taken for a slice that starts at the file's first byte.
    ///   - end: where places end before the file does.
    public init(of file: SourceFile, bytes: [UInt8], lines: [LineOrigin], end: Int = .max) {
        self.file = file
        self.end = min(end, file.bytes.count)
        self.bytes = bytes
        self.lines = lines.isEmpty ? [LineOrigin(sliceOffset: 0, fileOffset: 0)] : lines
    }

    /// A whole file as a slice of itself. Lines that end with `\r\n` or `\r` end with `\n` in the slice.
    public init(_ file: SourceFile) {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var lines = [LineOrigin(sliceOffset: 0, fileOffset: 0)]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.bytes.count)
        for (offset, byte) in file.bytes.enumerated() {
            guard byte == lineFeed || byte == carriageReturn else {
                bytes.append(byte)
                continue
            }
            // A line feed behind a carriage return ends no line of its own.
            if byte == lineFeed, offset > 0, file.bytes[offset - 1] == carriageReturn {
                lines[lines.count - 1] = LineOrigin(sliceOffset: bytes.count, fileOffset: offset + 1)
                continue
            }
            bytes.append(lineFeed)
            lines.append(LineOrigin(sliceOffset: bytes.count, fileOffset: offset + 1))
        }
        self.init(of: file, bytes: bytes, lines: lines)
    }

    /// The slice's text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The offset in the file of a byte of the slice; `offset` may be the slice's length.
    public func fileOffset(at offset: Int) -> Int {
        let line = lines[lineIndex(at: offset)]
        return min(line.fileOffset + (offset - line.sliceOffset), end)
    }

    /// The place in the file of a range of the slice.
    ///
    /// A range over several lines covers the prefixes between them too. What lies behind the slice's end is none of it, and
    /// characters are covered whole, those of the file too: a space in the slice may stand for a part of one.
    public func range(_ range: Range<Int>) -> SourceRange {
        let range = wholeCharacters(range.clamped(to: 0..<bytes.count))
        let start = file.characterStart(at: fileOffset(at: range.lowerBound))
        guard !range.isEmpty else { return file.range(start..<start) }
        var end = min(fileOffset(at: range.upperBound - 1) + 1, end)
        while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return file.range(start..<max(start, end))
    }

    private func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard !range.isEmpty else { return start..<start }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    /// The index in ``lines`` of the line that holds a byte of the slice.
    public func lineIndex(at offset: Int) -> Int {
        max(0, lines.partitioningIndex { $0.sliceOffset > offset } - 1)
    }
}
