import Diagnostics
import Support

/// Reads a block diagram: blocks one after the other, with space or line breaks between, and lines from block to block.
struct BlockParser: DiagramParser, ByteScanner {
    let source: DiagramSource
    var diagnostics: [Diagnostic] = []
    var index: Int
    var diagram = BlockDiagram()
    /// The groups that are open, the innermost last.
    var open: [(group: Int, range: Range<Int>)] = []
    /// The groups that have a `columns` statement; -1 is the whole diagram.
    private var hasColumns: Set<Int> = []
    private var cells = 0
    private var styled: [(names: [String], styles: [StyleDeclaration])] = []
    private var styling = StylingEffort()

    var bytes: [UInt8] { source.bytes }
    var group: Int { open.last?.group ?? -1 }

    /// The largest number of cells in all grids together, and of columns in one.
    static let mostCells = 4000
    static let mostEdges = 2000

    init(_ source: DiagramSource) {
        self.source = source
        index = source.typeName.upperBound
    }

    mutating func read() throws(SyntaxError) -> BlockDiagram {
        diagram.settings = source.settings
        diagram.title = source.settings.title
        diagram.grids[-1] = BlockDiagram.Grid()
        while true {
            index = skipSpace(index)
            while byte(index) == UInt8(ascii: ";") { index = skipSpace(index + 1) }
            guard index < bytes.count else { break }
            try statement()
        }
        if let last = open.last {
            throw SyntaxError(
                range: last.range,
                message: LocalizedText(en: "this block is never closed", es: "este bloque no se cierra"),
                advice: LocalizedText(
                    en: "write “end” on a line of its own, after the contents of the block",
                    es: "escribe «end» en una línea propia, tras el contenido del bloque"
                )
            )
        }
        for assignment in diagram.assignments {
            guard let name = assignment.className else { continue }
            for target in assignment.targets {
                if let block = diagram.indices[target] { diagram.blocks[block].classes.append(name) }
            }
        }
        for (names, styles) in styled {
            for name in names { if let block = diagram.indices[name] { diagram.blocks[block].styles += styles } }
        }
        return diagram
    }

    // MARK: Statements

    /// The word that begins here: all up to space or a character that ids can't have.
    private var word: Range<Int> { index..<endOfID(index) }

    private mutating func statement() throws(SyntaxError) {
        if let statement = AccessibilityStatement(self, at: index) {
            let text = source.text(statement.text).trimmingLines
            if statement.isTitle { diagram.accessibleTitle = text } else { diagram.accessibleDescription = text }
            index = min(statement.end, bytes.count)
            return
        }
        let range = word
        switch source.text(range) {
        case "block" where byte(range.upperBound) == UInt8(ascii: ":"):
            index = range.upperBound + 1
            try openGroup(range)
        case "block" where byte(range.upperBound).isWhitespace || range.upperBound == bytes.count:
            index = range.upperBound
            try addGroup(id: "block-\(diagram.blocks.count)", nil, span: 1, range)
        case "end":
            guard open.popLast() != nil else {
                throw SyntaxError(
                    range: range,
                    message: LocalizedText(
                        en: "this “end” closes no block",
                        es: "este «end» no cierra ningún bloque"
                    )
                )
            }
            index = range.upperBound
        case "columns"
        where byte(skipBlanks(range.upperBound)).isDigit || hasWord("auto", at: skipBlanks(range.upperBound)):
            index = skipBlanks(range.upperBound)
            try columns(range)
        case "space":
            index = range.upperBound
            let count = try span() ?? 1
            try count < 1 ? () : addCells(count, range)
            diagram.grids[group]?.members += [Int](repeating: -1, count: count)
        case "classDef": try classDefinition(range)
        case "class": try classStatement(range)
        case "style": try styleStatement(range)
        default: try blocksAndEdges()
        }
    }

    private mutating func columns(_ range: Range<Int>) throws(SyntaxError) {
        var end = index
        while byte(end).isWordByte { end += 1 }
        let text = source.text(index..<end)
        let count = Int(text)
        guard text == "auto" || count != nil && count != 0 else {
            throw source.unexpected(
                index..<end,
                expected: LocalizedText(en: "a number of columns, or “auto”", es: "un número de columnas, o «auto»")
            )
        }
        index = end
        // Only the first `columns` statement of a group counts.
        if hasColumns.insert(group).inserted { diagram.grids[group]?.columns = count }
    }

    /// Reads `:3`, the number of columns that a block covers.
    mutating func span() throws(SyntaxError) -> Int? {
        guard byte(index) == UInt8(ascii: ":"), byte(index + 1).isDigit else { return nil }
        let start = index
        index += 1
        while byte(index).isDigit { index += 1 }
        guard let count = Int(source.text((start + 1)..<index)), count <= Self.mostCells else {
            throw tooManyCells(start..<index)
        }
        return count
    }

    mutating func addCells(_ count: Int, _ range: Range<Int>) throws(SyntaxError) {
        cells += count
        guard cells <= Self.mostCells else { throw tooManyCells(range) }
    }

    private func tooManyCells(_ range: Range<Int>) -> SyntaxError {
        .tooMany(Self.mostCells, en: "cells", es: "celdas", at: range)
    }

    // MARK: Groups

    /// Opens a group, behind the first colon of `block:id["Title"]:3`.
    private mutating func openGroup(_ range: Range<Int>) throws(SyntaxError) {
        let start = index
        let id = try identifier()
        let label = try shape()?.label
        let span = try span() ?? 1
        try addGroup(id: id, label, span: span, range.lowerBound..<max(start, index))
    }

    private mutating func addGroup(
        id: String,
        _ label: DiagramLabel?,
        span: Int,
        _ range: Range<Int>
    ) throws(SyntaxError) {
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: range) }
        guard diagram.indices[id] == nil else {
            throw SyntaxError(
                range: range,
                message: LocalizedText(
                    en: "there is already a block “\(id)”",
                    es: "ya hay un bloque «\(id)»"
                ),
                advice: LocalizedText(en: "give this one another id", es: "dale a este otro id")
            )
        }
        var block = BlockDiagram.Block(id: id, parent: group, range: place(range))
        (block.label, block.shape, block.span) = (label, .group, max(span, 1))
        try add(block, range)
        diagram.grids[diagram.blocks.count - 1] = BlockDiagram.Grid()
        open.append((diagram.blocks.count - 1, range))
    }

    mutating func add(_ block: BlockDiagram.Block, _ range: Range<Int>) throws(SyntaxError) {
        try addCells(block.span, range)
        diagram.indices[block.id] = diagram.blocks.count
        diagram.grids[block.parent]?.members.append(diagram.blocks.count)
        diagram.blocks.append(block)
    }

    // MARK: Styles

    private mutating func restOfLine(_ start: Int) -> Range<Int> {
        let end = endOfLine(start)
        index = end
        return bytes[start..<end].trimmingSpaces()
    }

    /// Splits `a, b rest` into the names and the rest behind them.
    private func namesAndRest(_ rest: Range<Int>) -> (names: [String], rest: Range<Int>) {
        var place = rest.lowerBound
        var names: [String] = []
        while place < rest.upperBound {
            let start = place
            while place < rest.upperBound, !bytes[place].isWhitespace, bytes[place] != UInt8(ascii: ",") { place += 1 }
            if place > start { names.append(source.text(start..<place)) }
            let next = min(skipBlanks(place), rest.upperBound)
            guard next < rest.upperBound, bytes[next] == UInt8(ascii: ",") else {
                place = next
                break
            }
            place = min(skipBlanks(next + 1), rest.upperBound)
        }
        return (names, place..<rest.upperBound)
    }

    private mutating func named(
        _ word: Range<Int>
    ) throws(SyntaxError) -> (names: [String], value: String, range: Range<Int>) {
        let line = restOfLine(word.upperBound)
        let (names, rest) = namesAndRest(line)
        let value = source.text(rest).trimmingSpace
        guard !names.isEmpty, !value.isEmpty else {
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "names, and styles or a class", es: "nombres, y estilos o una clase")
            )
        }
        let range = word.lowerBound..<line.upperBound
        try styling.spend(names.count, value, at: range)
        return (names, value, range)
    }

    private mutating func classDefinition(_ word: Range<Int>) throws(SyntaxError) {
        let (names, value, range) = try named(word)
        let styles = StyleDeclarations.parse(value)
        diagram.styleClasses += names.map { StyleClass(name: $0, styles: styles, range: place(range)) }
    }

    private mutating func classStatement(_ word: Range<Int>) throws(SyntaxError) {
        let (names, value, range) = try named(word)
        diagram.assignments.append(
            .init(kind: .classStatement, targets: names, className: value, range: place(range))
        )
    }

    private mutating func styleStatement(_ word: Range<Int>) throws(SyntaxError) {
        let (names, value, range) = try named(word)
        diagram.assignments.append(.init(kind: .style, targets: names, className: nil, range: place(range)))
        styled.append((names, StyleDeclarations.parse(value)))
    }
}
