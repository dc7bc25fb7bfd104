/// Lines of a file as libcmark sees them: each has a prefix that isn't in the file, and a range of the file.
struct RewrittenLines {
    private(set) var bytes: [UInt8] = []
    /// For each line, the offset of its range in the file, and the length of its prefix.
    private(set) var origins: [(file: Int32, prefix: Int32)] = []

    /// For lines with bytes of the file left out, counted from 0, the places of these in the line's text, ascending.
    private var cuts: [Int: [(place: Int, length: Int)]] = [:]

    /// For lines with more text than their range of the file, counted from 0, the end of that range.
    private var ends: [Int: Int] = [:]

    /// The number of the line appended last, counted from 1.
    var lineCount: Int { origins.count }

    /// - Parameters:
    ///   - end: The end of the range of the file, if the content is longer.
    ///   - ranges: The ranges of the content that are left out, in order.
    mutating func append(
        _ content: ArraySlice<UInt8>,
        after prefix: [UInt8] = [],
        from offset: Int,
        upTo end: Int? = nil,
        without ranges: [Range<Int>] = []
    ) {
        if let end { ends[origins.count] = end }
        bytes.append(contentsOf: prefix)
        var start = content.startIndex
        var length = 0
        for range in ranges {
            bytes.append(contentsOf: content[start..<range.lowerBound])
            length += range.lowerBound - start
            cuts[origins.count, default: []].append((length, range.count))
            start = range.upperBound
        }
        bytes.append(contentsOf: content[start...])
        bytes.append(UInt8(ascii: "\n"))
        origins.append((Int32(truncatingIfNeeded: offset), Int32(truncatingIfNeeded: prefix.count)))
    }

    mutating func append(_ other: RewrittenLines) {
        for (line, places) in other.cuts { cuts[line + origins.count] = places }
        for (line, end) in other.ends { ends[line + origins.count] = end }
        bytes.append(contentsOf: other.bytes)
        origins.append(contentsOf: other.origins)
    }

    /// Returns the offset in the file of a byte of a line, both counted from 0.
    func fileOffset(line: Int, byte: Int) -> Int {
        guard origins.indices.contains(line) else { return 0 }
        let place = max(0, byte - Int(origins[line].prefix))
        let left = cuts[line]?.reduce(0) { $1.place <= place ? $0 + $1.length : $0 } ?? 0
        let offset = Int(origins[line].file) + place + left
        return ends[line].map { min(offset, $0) } ?? offset
    }
}
