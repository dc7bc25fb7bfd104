import Support

/// A text cut out of a file line by line, such as the body of a fenced code block: the indentation, list and quote prefixes are
/// removed, and each line has its place in the file.
public struct SourceSlice: Sendable {
    /// The origin of one line of the slice.
    public struct LineOrigin: Sendable, Hashable {
        // Four bytes each: a large course has half a million lines of code.
        private let inSlice: Int32
        private let inFile: Int32

        /// The offset of the line's first byte in the slice.
        public var sliceOffset: Int { Int(inSlice) }
        /// The offset of that same byte in the file.
        public var fileOffset: Int { Int(inFile) }

        /// Creates an origin. Both offsets are below 2³¹, like those of all files that are read.
        public init(sliceOffset: Int, fileOffset: Int) {
            (inSlice, inFile) = (Int32(truncatingIfNeeded: sliceOffset), Int32(truncatingIfNeeded: fileOffset))
        }
    }

    /// The file it was cut from.
    public let file: SourceFile
    /// The slice's own bytes: valid UTF-8, lines ended by `\n`.
    public let bytes: [UInt8]
    /// The origins of the lines, in order; the first has `sliceOffset` 0. Never empty.
    public let lines: [LineOrigin]
    /// The largest offset in the file that a place may have: the slice's last line break may not be the file's.
    public let end: Int

    /// The path of the file it was cut from.
    public var path: String { file.path }

    /// - Parameters:
    ///   - lines: The origins of the lines; an empty list stands for a slice that starts at the file's first byte.
    ///   - end: The largest offset of a place, if it is before the file's end.
    public init(of file: SourceFile, bytes: [UInt8], lines: [LineOrigin], end: Int = .max) {
        self.file = file
        self.end = min(end, file.bytes.count)
        self.bytes = bytes
        self.lines = lines.isEmpty ? [LineOrigin(sliceOffset: 0, fileOffset: 0)] : lines
    }

    /// Turns a whole file into a slice of itself. Lines that end with `\r\n` or `\r` end with `\n` in the slice.
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

    /// Returns the offset in the file of a byte of the slice; `offset` may be the slice's length.
    public func fileOffset(at offset: Int) -> Int {
        let line = lines[lineIndex(at: offset)]
        return min(line.fileOffset + (offset - line.sliceOffset), end)
    }

    /// Returns the place in the file of a range of the slice.
    ///
    /// A range over several lines covers the prefixes between them too. It is cut at the slice's end, and it covers whole
    /// characters, also of the file: a space in the slice may stand for a part of one.
    public func range(_ range: Range<Int>) -> SourceRange {
        let range = wholeCharacters(range.clamped(to: 0..<bytes.count))
        let start = file.characterStart(at: fileOffset(at: range.lowerBound))
        guard !range.isEmpty else { return file.range(start..<start) }
        var end = min(fileOffset(at: range.upperBound - 1) + 1, end)
        while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return file.range(start..<max(start, end))
    }

    /// Returns the offset in the slice at which a place in the file begins; nil if the slice doesn't hold it.
    public func offset(of place: SourceRange) -> Int? {
        for (index, line) in lines.enumerated() {
            let end = index + 1 < lines.count ? lines[index + 1].sliceOffset : bytes.count
            let range = range(line.sliceOffset..<end)
            guard range.path == place.path, range.bytes.contains(place.bytes.lowerBound) else { continue }
            return min(line.sliceOffset + place.bytes.lowerBound - range.bytes.lowerBound, bytes.count)
        }
        return nil
    }

    private func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard !range.isEmpty else { return start..<start }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    /// Returns the index in ``lines`` of the line that holds a byte of the slice.
    public func lineIndex(at offset: Int) -> Int {
        max(0, lines.partitioningIndex { $0.sliceOffset > offset } - 1)
    }
}
