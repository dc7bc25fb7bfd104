import Support

/// Hands the source to libcmark in parts, and finds the offset at which it becomes too much.
///
/// libcmark's tree takes hundreds of bytes for each inline, ten times as many as ours, so a large file is read part by part. A
/// part may end anywhere; its last block of the outermost level may continue behind it, and is read again as the first of the
/// next part. All blocks before it are the same as in the whole text, as long as no link definitions reach from one part into
/// another: texts that may have definitions are read in one part.
struct SourceParts {
    private let source: PreparedSource
    /// The 1-based first line of the next part.
    private var line = 1
    private var isFinished = false
    /// The offset from which the text is too much to be read; nil if all of it is read.
    private(set) var rest: Int?
    /// The first container's mark, and the first image's, that became text; offsets in the source, nil if there is none.
    private(set) var firstContainer: Int?
    private(set) var firstImage: Int?

    /// The largest weight of a part that need not be heavier.
    private static let usualWeight = 50_000
    /// The largest weight of a part: that of one block, or of a text with link definitions.
    private let largestWeight: Int

    init(_ source: PreparedSource) {
        self.source = source
        // The cells of tables are parsed together with all definitions.
        largestWeight = source.mayDefineReferences && !source.delimiterRows.isEmpty ? 250_000 : 500_000
    }

    /// Returns the nodes of the next part, with the line numbers of the source; nil if there is none.
    mutating func next(text: inout [UInt8]) -> [RawNode]? {
        guard !isFinished else { return nil }
        var weight = source.mayDefineReferences ? largestWeight : Self.usualWeight
        let start = text.count
        while true {
            let end = endOfPart(weighing: weight)
            var nodes = parse(upTo: end, text: &text)
            guard end < source.bytes.count else {
                isFinished = true
                return nodes
            }
            if let last = Self.lastBlock(nodes), last > 1, canBegin(at: Int(nodes[last].line)) {
                line = Int(nodes[last].line)
                Self.remove(from: last, of: &nodes, textStart: start, &text)
                return nodes
            }
            guard weight < largestWeight else {
                (isFinished, rest) = (true, end)
                return nodes
            }
            weight = min(largestWeight, weight * 3)
            text.removeSubrange(start...)
        }
    }

    /// Ends the reading before the next part.
    mutating func stop() {
        guard !isFinished else { return }
        (isFinished, rest) = (true, Int(source.lineStarts[line - 1]))
    }

    // MARK: Parts

    /// Returns true if a part may begin at a line. libcmark drops a byte order mark at the beginning of a text.
    private func canBegin(at number: Int) -> Bool {
        !source.mayDefineReferences && number > line
            && !source.bytes[source.line(number)].starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// Returns the offset at which a part of some weight ends: before a line, or within a line that is heavier than a part.
    private func endOfPart(weighing limit: Int) -> Int {
        let start = Int(source.lineStarts[line - 1])
        guard source.bytes.count - start > limit else { return source.bytes.count }
        let pipeWeight = source.delimiterRows.isEmpty ? 0 : 1
        return source.bytes.withUnsafeBufferPointer { bytes in
            var weight = 0
            var lineStart = start
            var isPrefix = true
            for index in start..<bytes.count {
                let weighed = Self.weight(of: bytes[index], isPrefix: &isPrefix, pipe: pipeWeight)
                guard weighed > 0 else { continue }
                weight += weighed
                // Bytes with a weight are ASCII, so that a text can be cut before them.
                if weight > limit { return lineStart > start ? lineStart : index }
                if bytes[index].isLineEnding { lineStart = index + 1 }
            }
            return bytes.count
        }
    }

    /// Returns the approximate number of nodes that libcmark makes of a byte.
    private static func weight(of byte: UInt8, isPrefix: inout Bool, pipe: Int) -> Int {
        switch byte {
        case 0x0A, 0x0D:
            isPrefix = true
            return 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "0")...UInt8(ascii: "9"): return 0
        case UInt8(ascii: ">"): return isPrefix ? 1 : 0
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ")"): return isPrefix ? 2 : 0
        case UInt8(ascii: "*"): return isPrefix ? 2 : 1
        default: break
        }
        isPrefix = false
        switch byte {
        case UInt8(ascii: "]"), UInt8(ascii: "<"): return 2
        case UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "`"),
            UInt8(ascii: "\\"), UInt8(ascii: "~"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            return 1
        case UInt8(ascii: "|"): return pipe
        default: return 0
        }
    }

    private mutating func parse(upTo end: Int, text: inout [UInt8]) -> [RawNode] {
        let start = Int(source.lineStarts[line - 1])
        let part = source.marked[start..<end]
        let textStart = text.count
        var (nodes, disarmed) = part.withUnsafeBufferPointer { part in
            let disarmed = DisarmedMarks(part)
            return (parseCommonMark(part, disarming: disarmed, text: &text), disarmed)
        }
        if line > 1 {
            let shift = Int32(truncatingIfNeeded: line - 1)
            for index in nodes.indices where nodes[index].line > 0 {
                nodes[index].line += shift
                nodes[index].endLine += shift
            }
        }
        if !disarmed.offsets.isEmpty {
            note(disarmed, from: start, nodes, text)
        }
        if !disarmed.offsets.isEmpty || source.hasStandIns { DisarmedMarks.rearm(&text, from: textStart) }
        return source.correctingHeadings(nodes)
    }

    /// Finds the first disarmed marks that are shown as text; marks in code would be shown anyway.
    private mutating func note(_ disarmed: DisarmedMarks, from start: Int, _ nodes: [RawNode], _ text: [UInt8]) {
        var line: Int32 = 1
        for node in nodes {
            if node.line > 0 { line = node.line }
            guard node.kind == .text else { continue }
            for byte in text[node.text.range] {
                guard let mark = DisarmedMarks.mark(behind: byte) else { continue }
                let isImage = mark == UInt8(ascii: "[")
                guard (isImage ? firstImage : firstContainer) == nil else { continue }
                let blockStart = Int(source.lineStarts[Int(line) - 1])
                let offset = disarmed.offsets.first {
                    start + $0 >= blockStart && (source.bytes[start + $0] == UInt8(ascii: "[")) == isImage
                }
                // A sign in a formula is no mark.
                guard let offset else { continue }
                let place = start + offset
                if isImage { firstImage = place } else { firstContainer = place }
                if firstImage != nil, firstContainer != nil { return }
            }
        }
    }

    /// Returns the index of the last child of the document; nil if it has none.
    private static func lastBlock(_ nodes: [RawNode]) -> Int? {
        var last: Int?
        var index = 1
        while index < nodes.count {
            last = index
            index = Int(nodes[index].end)
        }
        return last
    }

    private static func remove(from index: Int, of nodes: inout [RawNode], textStart: Int, _ text: inout [UInt8]) {
        nodes.removeSubrange(index...)
        nodes[0].end = Int32(truncatingIfNeeded: index)
        let end = nodes.reduce(textStart) { max($0, Int($1.text.end), Int($1.extra.end)) }
        text.removeSubrange(end...)
    }
}
