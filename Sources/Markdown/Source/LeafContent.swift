import Support

/// The inline content of one leaf block, as libcmark saw it: lines without prefixes, joined by `\n`; and where each
/// stretch of it stands in the prepared source.
struct LeafContent {
    private(set) var bytes: [UInt8] = []
    /// Offsets in `bytes` and in the source at which a stretch starts; ascending.
    private(set) var stretches: [(content: Int, source: Int)] = []

    /// The content of the lines `first` to `last`; only the first line's start is known beforehand.
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

    /// A paragraph, or a heading that an underline makes one; the underline is its last line.
    init(_ node: RawNode, containers: ContainerStack, source: PreparedSource) {
        self.init(
            start: source.offset(line: node.line, column: node.column),
            firstLine: Int(node.line),
            lastLine: max(Int(node.line), Int(node.endLine)),
            containers: containers,
            source: source
        )
    }

    /// A table cell: one stretch of a line in which `\|` stands for `|`.
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

    /// Appends the content as libcmark is to see it, with stand-ins for what is markup in no formula.
    func appendMarked(from source: PreparedSource, to output: inout [UInt8]) {
        for (index, stretch) in stretches.enumerated() {
            let end = index + 1 < stretches.count ? stretches[index + 1].content : bytes.count
            output.append(contentsOf: source.marked[stretch.source..<stretch.source + end - stretch.content])
        }
    }

    /// The place in the content of a range of the prepared source; nil where it is not wholly in it.
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

    /// Source ranges of the lines.
    var lines: [Range<Int>] {
        stretches.indices.map { index in
            let end = index + 1 < stretches.count ? stretches[index + 1].content - 1 : bytes.count
            return stretches[index].source..<stretches[index].source + max(0, end - stretches[index].content)
        }
    }

    /// The offset in the prepared source of a byte of the content.
    func sourceOffset(_ offset: Int) -> Int {
        let place = max(0, stretches.partitioningIndex { $0.content > offset } - 1)
        guard let stretch = stretches.indices.contains(place) ? stretches[place] : nil else { return 0 }
        return stretch.source + offset - stretch.content
    }

    /// The place in the prepared source of a range of the content.
    func sourceRange(_ range: Range<Int>) -> Range<Int> {
        let start = sourceOffset(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, sourceOffset(range.upperBound - 1) + 1)
    }
}
