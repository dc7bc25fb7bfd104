/// The lines of a text that a report refers to, each at its place.
struct SparseText: Codable {
    struct Line: Codable {
        /// The number of the line, counted from 1.
        let number: Int
        /// The offset of its first byte.
        let offset: Int
        /// The text, with its line ending.
        let text: String
        /// The text with its control characters; nil if it has none.
        let original: String?
    }

    /// The size of the whole text, in bytes.
    let size: Int
    /// The lines, in ascending order.
    let lines: [Line]

    /// The largest file, in bytes, that is rebuilt: a report must not take up all memory.
    private static let most = 1 << 28

    /// - Parameter offsets: The offsets whose lines are kept.
    init(_ table: LineTable, at offsets: Set<Int>) {
        size = table.byteCount
        lines = Set(offsets.map(table.line)).sorted().map { number in
            let bytes = table.wholeBytes(ofLine: number)
            let (text, original) = (table.text(in: bytes), table.originalText(in: bytes))
            let isKept = original != text && original.utf8.count == bytes.count
            return Line(number: number, offset: bytes.lowerBound, text: text, original: isKept ? original : nil)
        }
    }

    init(size: Int, lines: [Line]) { (self.size, self.lines) = (size, lines) }

    /// Returns the lines of two records of one text.
    func merged(with other: SparseText) -> SparseText {
        let all = Dictionary((lines + other.lines).map { ($0.number, $0) }) { first, _ in first }
        return SparseText(size: max(size, other.size), lines: all.values.sorted { $0.number < $1.number })
    }

    /// Returns a file of the same size with these lines at their places; elsewhere it has line ends and spaces.
    ///
    /// - Returns: Nil if the lines contradict one another, or if the file is too large.
    func file(path: String) -> SourceFile? {
        guard 0...Self.most ~= size else { return nil }
        var bytes: [UInt8] = []
        var original: [UInt8] = []
        var next = 1
        for line in lines {
            let text = Array(line.text.utf8)
            let own = line.original.map { Array($0.utf8) } ?? text
            let isEnded = bytes.last.map { $0 == Self.newline || $0 == Self.carriageReturn } ?? true
            guard line.number >= next, line.offset >= bytes.count, line.offset <= size,
                text.count <= size - line.offset, own.count == text.count, isEnded,
                let gap = Self.gap(bytes: line.offset - bytes.count, lines: line.number - next, after: bytes.last)
            else { return nil }
            bytes += gap + text
            original += gap + own
            next = line.number + 1
        }
        let rest = [UInt8](repeating: UInt8(ascii: " "), count: size - bytes.count)
        return SourceFile(path: path, bytes: bytes + rest, original: original + rest)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Returns a gap of a number of bytes that makes up a number of whole lines; nil if that is impossible.
    private static func gap(bytes: Int, lines: Int, after last: UInt8?) -> [UInt8]? {
        guard bytes >= lines, lines > 0 || bytes == 0 else { return nil }
        // A carriage return followed by a line feed would be one line end.
        let end = bytes == lines && last == carriageReturn ? carriageReturn : newline
        return [UInt8](repeating: UInt8(ascii: " "), count: bytes - lines) + [UInt8](repeating: end, count: lines)
    }
}
