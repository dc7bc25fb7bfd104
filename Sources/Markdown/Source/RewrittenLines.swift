/// Lines of a file as libcmark sees them: each has a prefix that isn't in the file, and a range of the file.
struct RewrittenLines {
    private(set) var bytes: [UInt8] = []
    /// For each line, the offset of its range in the file, and the length of its prefix.
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

    /// Returns the offset in the file of a byte of a line, both counted from 0.
    func fileOffset(line: Int, byte: Int) -> Int {
        guard origins.indices.contains(line) else { return 0 }
        return Int(origins[line].file) + max(0, byte - Int(origins[line].prefix))
    }
}
