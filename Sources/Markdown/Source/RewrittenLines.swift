/// Lines of a file as libcmark is to see them: each is a prefix that isn't in the file and a stretch of the file.
struct RewrittenLines {
    private(set) var bytes: [UInt8] = []
    /// For each line: where its stretch starts in the file, and how long its prefix is.
    private(set) var origins: [(file: Int32, prefix: Int32)] = []

    /// The number of the line appended last, counted from 1.
    var lineCount: Int { origins.count }

    mutating func append(_ content: ArraySlice<UInt8>, after prefix: [UInt8] = [], from offset: Int) {
        bytes.append(contentsOf: prefix)
        bytes.append(contentsOf: content)
        bytes.append(UInt8(ascii: "\n"))
        origins.append((Int32(truncatingIfNeeded: offset), Int32(truncatingIfNeeded: prefix.count)))
    }

    mutating func append(_ other: RewrittenLines) {
        bytes.append(contentsOf: other.bytes)
        origins.append(contentsOf: other.origins)
    }

    /// The offset in the file of a byte of a line, both counted from 0.
    func fileOffset(line: Int, byte: Int) -> Int {
        guard origins.indices.contains(line) else { return 0 }
        return Int(origins[line].file) + max(0, byte - Int(origins[line].prefix))
    }
}
