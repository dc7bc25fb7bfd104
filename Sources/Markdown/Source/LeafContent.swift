import Support

/// The inline content of one leaf block, as libcmark saw it: lines without prefixes, joined by `\n`, and the places of its parts
/// in the prepared source.
struct LeafContent {
    private(set) var bytes: [UInt8] = []
    /// The offsets in `bytes` and in the source at which each part starts; ascending.
    private(set) var stretches: [(content: Int, source: Int)] = []

    /// Reads the content of the lines `first` to `last`; only the first line's start is known beforehand.
    init(start: Int, firstLine: Int, lastLine: Int, containers: ContainerStack, source: PreparedSource) {
        for number in stride(from: firstLine, through: lastLine, by: 1) {
            let line = source.line(number)
            var offset = start
            if number > firstLine {
                var cursor = containers.contentStart(line: number, source: source)
                cursor.skipSpaces(in: source.bytes, before: line.upperBound)
                offset = cursor.offset
                bytes.append(UInt8(ascii: "\n"))
            }
            append(offset..<line.upperBound, of: source)
        }
    }

    /// Reads a paragraph or a setext heading, whose last line is its underline.
    init(_ node: RawNode, containers: ContainerStack, source: PreparedSource) {
        self.init(
            start: source.offset(line: node.line, column: node.column),
            firstLine: Int(node.line),
            lastLine: max(Int(node.line), Int(node.endLine)),
            containers: containers,
            source: source
        )
    }

    /// Reads a table cell: a range of a line in which `\|` stands for `|`.
    init(cell: Range<Int>, source: PreparedSource) {
        var start = cell.lowerBound
        for index in cell
        where source.bytes[index] == UInt8(ascii: "\\") && index + 1 < cell.upperBound
            && source.bytes[index + 1] == UInt8(ascii: "|")
        {
            append(start..<index, of: source)
            start = index + 1
        }
        append(start..<cell.upperBound, of: source)
    }

    private mutating func append(_ range: Range<Int>, of source: PreparedSource) {
        stretches.append((bytes.count, range.lowerBound))
        guard !range.isEmpty else { return }
        bytes.append(contentsOf: source.bytes[range])
    }

    /// Appends the content for libcmark, with stand-ins for signs of formulas that it would take for markup.
    func appendMarked(from source: PreparedSource, to output: inout [UInt8]) {
        for (index, stretch) in stretches.enumerated() {
            let end = index + 1 < stretches.count ? stretches[index + 1].content : bytes.count
            output.append(contentsOf: source.marked[stretch.source..<stretch.source + end - stretch.content])
        }
    }

    /// Returns the range in the content of a range of the prepared source; nil if it is not wholly in the content.
    func contentRange(_ range: Range<Int>) -> Range<Int>? {
        guard !range.isEmpty, let start = contentOffset(range.lowerBound),
            let last = contentOffset(range.upperBound - 1)
        else { return nil }
        return start..<max(start, last + 1)
    }

    private func contentOffset(_ offset: Int) -> Int? {
        let place = stretches.partitioningIndex { $0.source > offset } - 1
        guard stretches.indices.contains(place) else { return nil }
        let content = stretches[place].content + offset - stretches[place].source
        return content < (place + 1 < stretches.count ? stretches[place + 1].content : bytes.count) ? content : nil
    }

    /// The source ranges of the lines.
    var lines: [Range<Int>] {
        stretches.indices.map { index in
            let end = index + 1 < stretches.count ? stretches[index + 1].content - 1 : bytes.count
            return stretches[index].source..<stretches[index].source + max(0, end - stretches[index].content)
        }
    }

    /// Returns the offset in the prepared source of a byte of the content.
    func sourceOffset(_ offset: Int) -> Int {
        let place = max(0, stretches.partitioningIndex { $0.content > offset } - 1)
        guard let stretch = stretches.indices.contains(place) ? stretches[place] : nil else { return 0 }
        return stretch.source + offset - stretch.content
    }

    /// Returns the range in the prepared source of a range of the content.
    func sourceRange(_ range: Range<Int>) -> Range<Int> {
        let start = sourceOffset(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, sourceOffset(range.upperBound - 1) + 1)
    }
}
