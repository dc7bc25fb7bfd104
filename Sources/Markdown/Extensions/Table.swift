import Support

/// A GFM table as cut from the source, before its cells' inlines are read.
struct TableLayout {
    var alignments: [Node.Alignment]
    /// The rows, the header first; each has a cell for each column.
    var rows: [Row]
    /// The index of the header's line among the block's lines; lines before it are a paragraph of their own.
    var headerLine: Int
    /// The number of empty cells that may still be added to short rows. It grows with the text; otherwise a small file with many
    /// columns and many short rows would make a huge page.
    private var fillings = 1_000

    struct Row {
        /// The source range of the line.
        var range: Range<Int>
        /// The source ranges of the cells, without spaces around them; empty where the line has too few.
        var cells: [Range<Int>]
        /// The source range of what stands behind the last column; empty where nothing does.
        var rest: Range<Int> = 0..<0
    }

    /// Finds a header and a delimiter row with the same number of cells.
    ///
    /// - Parameter lines: The content of the block's lines, as ranges of `bytes`.
    init?(lines: [Range<Int>], in bytes: [UInt8]) {
        for index in lines.indices.dropFirst() {
            guard let alignments = Self.delimiterRow(bytes[lines[index]]) else { continue }
            let header = Self.cells(of: lines[index - 1], in: bytes)
            guard header.count == alignments.count else { return nil }
            self.alignments = alignments
            headerLine = index - 1
            rows = [Row(range: lines[index - 1], cells: header)]
            for line in lines[(index + 1)...] { append(line: line, in: bytes) }
            return
        }
        return nil
    }

    mutating func append(line: Range<Int>, in bytes: [UInt8]) {
        var cells = Self.cells(of: line, in: bytes, columns: alignments.count)
        fillings += line.count / 2
        if alignments.count - cells.count <= fillings {
            fillings -= alignments.count - cells.count
            while cells.count < alignments.count { cells.append(line.upperBound..<line.upperBound) }
        }
        var row = Row(range: line, cells: cells)
        if cells.count == alignments.count, let last = cells.last {
            row.rest = Self.rest(of: line, behind: last, in: bytes)
        }
        rows.append(row)
    }

    /// Returns the part of a line behind a cell and its pipe, without spaces and pipes at its end.
    private static func rest(of line: Range<Int>, behind cell: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard let pipe = bytes[cell.upperBound..<line.upperBound].firstIndex(of: UInt8(ascii: "|")) else {
            return line.upperBound..<line.upperBound
        }
        var end = line.upperBound
        while end > pipe + 1, bytes[end - 1].isWhitespace || bytes[end - 1] == UInt8(ascii: "|") { end -= 1 }
        let start = bytes[pipe + 1..<end].firstIndex { !$0.isWhitespace } ?? end
        return start..<end
    }

    /// Returns the alignments that a delimiter row gives; nil if the line is none.
    static func delimiterRow(_ line: ArraySlice<UInt8>) -> [Node.Alignment]? {
        var content = line.trimmed
        if content.first == UInt8(ascii: "|") { content = content.dropFirst() }
        if content.last == UInt8(ascii: "|") { content = content.dropLast() }
        guard !content.isEmpty else { return nil }
        var result: [Node.Alignment] = []
        for part in content.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
            var cell = part.trimmed
            let isLeft = cell.first == UInt8(ascii: ":")
            if isLeft { cell = cell.dropFirst() }
            let isRight = cell.last == UInt8(ascii: ":")
            if isRight { cell = cell.dropLast() }
            guard !cell.isEmpty, cell.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            result.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .none))
        }
        return result
    }

    /// Splits a row at the pipes without a backslash before them. With `columns`, the row is cut to that many cells.
    static func cells(of line: Range<Int>, in bytes: [UInt8], columns: Int? = nil) -> [Range<Int>] {
        let trimmed = bytes[line].trimmingSpaces()
        var result: [Range<Int>] = []
        var index = trimmed.lowerBound
        if index < trimmed.upperBound, bytes[index] == UInt8(ascii: "|") { index += 1 }
        var start = index
        while index < trimmed.upperBound {
            if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\") {
                result.append(bytes[start..<index].trimmingSpaces())
                start = index + 1
                if result.count == columns { return result }
            }
            index += 1
        }
        if start < trimmed.upperBound || result.isEmpty {
            result.append(bytes[start..<trimmed.upperBound].trimmingSpaces())
        }
        return result
    }
}
