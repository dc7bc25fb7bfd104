import Diagnostics
import Support

/// The text that is handed to libcmark, and the mapping of its lines and columns back to the file.
///
/// Front matter and footnote definitions are overwritten with spaces, so that everything else keeps its place. The bodies of
/// footnotes stand before the file's text, each as one block quote of the top level: there the whole document's link definitions
/// reach them, and nothing that they leave open reaches the document. Containers become block quotes as well, where they stand.
///
/// It is a class, though it never changes: each leaf holds it for a moment, and a copy would count the references of all its
/// arrays.
final class PreparedSource: Sendable {
    let file: SourceFile
    let bytes: [UInt8]
    /// `bytes` for libcmark, with stand-ins for signs of formulas and bare addresses that it would take for markup.
    let marked: [UInt8]
    /// True if there are stand-ins in ``marked``.
    let hasStandIns: Bool
    let mayHoldFormulas: Bool
    /// The signs that would open a formula if no blank line came before its end.
    let cutFormulas: [Range<Int>]
    private let formulas: [FormulaSpan]
    /// The offset from which `bytes` are the file's own; before it are lines put together from the file.
    private let mainStart: Int
    private let rewritten: RewrittenLines
    private let isAllRewritten: Bool
    let dialect: Dialect
    /// Offset in `bytes` of each line, and the end of `bytes` as the last entry.
    let lineStarts: [Int32]
    /// 1-based lines that look like a table's delimiter row, ascending.
    let delimiterRows: [Int32]
    let mayDefineReferences: Bool
    let frontMatter: FrontMatter?
    let definitions: [FootnoteSource]
    let abbreviations: AbbreviationSource
    let containers: [Container]
    /// The lines on which containers open, with the container's index; ascending.
    private let openings: [(line: Int32, container: Int)]
    private let titles: [Int32]
    /// The lines that are headings of sections, with the container's index; ascending.
    private let sections: [(line: Int32, container: Int)]

    init(_ file: SourceFile, dialect: Dialect = .glosa, diagnostics: inout DiagnosticList) {
        let mayHaveFrontMatter = dialect != .swiftComment
        let frontMatter = mayHaveFrontMatter ? FrontMatter.find(in: file, diagnostics: &diagnostics) : nil
        if mayHaveFrontMatter, frontMatter == nil, let slip = FrontMatterSlip.finding(in: file) {
            diagnostics.append(slip)
        }
        let definitions = FootnoteSource.scan(
            file,
            from: frontMatter?.blockEnd ?? 0,
            dialect: dialect,
            diagnostics: &diagnostics
        )
        var text = file.bytes
        if let frontMatter { Self.blank(0..<frontMatter.blockEnd, in: &text) }
        for definition in definitions { Self.blank(definition.block, in: &text) }
        abbreviations = dialect.isDocC ? AbbreviationSource() : AbbreviationSource(file, bytes: text)
        for line in abbreviations.lines { Self.blank(line, in: &text) }
        var rewritten = Self.bodies(of: definitions, in: file)
        let read = dialect.containers(in: file, bytes: text)
        let shift = Int32(rewritten.lineCount)
        openings = read?.openings.map { ($0.line + shift, $0.container) } ?? []
        titles = read?.titles.map { $0 + shift } ?? []
        sections = read?.sections.map { ($0.line + shift, $0.container) } ?? []
        containers = read?.containers ?? []
        if let read {
            rewritten.append(read.lines)
            for finding in read.findings.diagnostics { diagnostics.append(finding) }
            bytes = rewritten.bytes
        } else {
            bytes = rewritten.bytes.isEmpty ? text : rewritten.bytes + text
        }
        mainStart = rewritten.bytes.count
        self.rewritten = rewritten
        isAllRewritten = read != nil
        self.dialect = dialect
        var scan = FormulaScan(bytes, dialect)
        let addresses = AddressScan(bytes)
        scan.leaveOut(addresses.withDollars)
        mayHoldFormulas = scan.mayHoldFormulas
        formulas = scan.spans
        cutFormulas = scan.cuts
        marked = DisarmedMarks.disarm(addresses.signs, in: scan.marked)
        hasStandIns = !formulas.isEmpty || !addresses.signs.isEmpty
        let lines = LineScan(bytes)
        lineStarts = lines.starts
        delimiterRows = lines.delimiterRows
        mayDefineReferences = lines.mayDefineReferences
        self.file = file
        self.frontMatter = frontMatter
        self.definitions = definitions
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where !bytes[index].isLineEnding { bytes[index] = UInt8(ascii: " ") }
    }

    private static func bodies(of definitions: [FootnoteSource], in file: SourceFile) -> RewrittenLines {
        var result = RewrittenLines()
        for definition in definitions {
            for line in definition.lines {
                result.append(file.bytes[line.range], after: Array("> ".utf8), from: Int(line.start))
            }
            result.append([], from: Int(definition.lines.last?.end ?? 0))
        }
        return result
    }

    /// Returns the container that opens where libcmark sees a block quote begin; nil if none does.
    func container(openedAt line: Int32, column: Int32) -> Int? {
        guard let container = container(openedOn: line) else { return nil }
        // The `>` of a container ends its line.
        let end = self.line(Int(line)).upperBound
        return offset(line: line, column: column) == end - 1 ? container : nil
    }

    /// Returns the container that opens on a line that libcmark sees; nil if none does.
    func container(openedOn line: Int32) -> Int? {
        let place = openings.partitioningIndex { $0.line >= line }
        return openings.indices.contains(place) && openings[place].line == line ? openings[place].container : nil
    }

    /// Returns the container whose heading is on a line that libcmark sees; nil if there is none.
    func section(headedOn line: Int32) -> Int? {
        let place = sections.partitioningIndex { $0.line >= line }
        return sections.indices.contains(place) && sections[place].line == line ? sections[place].container : nil
    }

    /// Returns true if the heading that libcmark sees on a line is a container's title.
    func isTitle(_ line: Int32) -> Bool {
        let place = titles.partitioningIndex { $0 >= line }
        return titles.indices.contains(place) && titles[place] == line
    }

    var hasFormulas: Bool { !formulas.isEmpty }

    /// Returns the formulas that stand wholly in the content of a leaf, with their places in it.
    func formulas(in content: LeafContent) -> [FormulaSpan] {
        guard hasFormulas, let first = content.stretches.first, let last = content.stretches.last else { return [] }
        let end = last.source + content.bytes.count - last.content
        let start = formulas.partitioningIndex { $0.whole.lowerBound >= first.source }
        return formulas[start...].prefix { $0.whole.upperBound <= end }.compactMap { span in
            guard let whole = content.contentRange(span.whole) else { return nil }
            // A formula may begin or end with white space that the leaf's content lacks, so the signs are measured instead.
            let signs = span.content.lowerBound - span.whole.lowerBound
            return FormulaSpan(
                whole: whole,
                content: whole.lowerBound + signs..<whole.upperBound - signs,
                isDisplay: span.isDisplay
            )
        }
    }

    var lineCount: Int { lineStarts.count - 1 }

    /// Returns the bytes of a 1-based line without its line ending; an empty range past the last line.
    func line(_ number: Int) -> Range<Int> {
        guard number >= 1, number <= lineCount else { return bytes.count..<bytes.count }
        let start = Int(lineStarts[number - 1])
        var end = Int(lineStarts[number])
        while end > start, bytes[end - 1].isLineEnding { end -= 1 }
        return start..<end
    }

    /// Returns the offset in `bytes` of a place as libcmark gives it: 1-based line and byte column.
    func offset(line: Int32, column: Int32) -> Int {
        let range = self.line(Int(line))
        return min(range.lowerBound + max(0, Int(column) - 1), range.upperBound)
    }

    /// Returns the 1-based line of an offset in `bytes`.
    func lineNumber(at offset: Int) -> Int {
        max(1, lineStarts[..<lineCount].partitioningIndex { Int($0) > offset })
    }

    /// Returns the offset in the file of an offset in `bytes`.
    func fileOffset(_ offset: Int) -> Int { fileOffset(offset, onLineOf: offset) }

    /// Returns the offset in the file of an offset in `bytes` that lies on the line of another offset, or is its end.
    private func fileOffset(_ offset: Int, onLineOf other: Int) -> Int {
        if other >= mainStart { return isAllRewritten ? file.bytes.count : offset - mainStart }
        // The line break written after it need not be the file's.
        let number = lineNumber(at: other)
        let line = line(number)
        let place = rewritten.fileOffset(line: number - 1, byte: min(offset, line.upperBound) - line.lowerBound)
        // A space may stand for part of a character.
        return file.characterStart(at: place)
    }

    /// Corrects the ends of setext headings: libcmark gives the line after the underline, unless that is the last of the file.
    func correctingHeadings(_ nodes: [RawNode]) -> [RawNode] {
        var nodes = nodes
        for index in nodes.indices where nodes[index].kind == .heading && nodes[index].endLine > nodes[index].line + 1 {
            let line = bytes[self.line(Int(nodes[index].endLine) - 1)]
            let content = line.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }.trimmed
            guard let mark = content.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { continue }
            if content.allSatisfy({ $0 == mark }) { nodes[index].endLine -= 1 }
        }
        return nodes
    }

    func fileRange(_ range: Range<Int>) -> Range<Int> {
        let start = fileOffset(range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, fileOffset(range.upperBound, onLineOf: range.upperBound - 1))
    }
}

/// A single pass over the bytes that finds the lines, delimiter rows, and possible link definitions.
private struct LineScan {
    var starts: [Int32] = []
    var delimiterRows: [Int32] = []
    var mayDefineReferences = false

    init(_ bytes: [UInt8]) {
        starts.reserveCapacity(bytes.count / 32 + 2)
        // A label followed by a colon; it need not be a definition.
        mayDefineReferences = bytes.contains(bytes: "]:".utf8)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte.isLineEnding else { continue }
                let end = index - 1
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                look(at: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                starts.append(Int32(truncatingIfNeeded: start))
                start = index
            }
            if start < bytes.count {
                look(at: UnsafeBufferPointer(rebasing: bytes[start...]))
                starts.append(Int32(truncatingIfNeeded: start))
            }
            starts.append(Int32(truncatingIfNeeded: bytes.count))
        }
    }

    private mutating func look(at line: UnsafeBufferPointer<UInt8>) {
        guard var last = line.indices.last else { return }
        while last > 0, line[last].isSpaceOrTab { last -= 1 }
        switch line[last] {
        case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"):
            if isDelimiterRow(line, last: last) { delimiterRows.append(Int32(truncatingIfNeeded: starts.count + 1)) }
        default: break
        }
    }

    private func isDelimiterRow(_ line: UnsafeBufferPointer<UInt8>, last: Int) -> Bool {
        var dashes = false
        var marks = false
        for byte in line[...last] {
            switch byte {
            case UInt8(ascii: "-"): dashes = true
            case UInt8(ascii: "|"), UInt8(ascii: ":"): marks = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
            default: return false
            }
        }
        return dashes && marks
    }
}
