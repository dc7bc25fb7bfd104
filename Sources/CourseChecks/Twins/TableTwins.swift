import Course
import Diagnostics
import Markdown

/// Compares the tables of a translation with the original's: the same shape, and the same code in the cells of code.
enum TableTwins {
    static let rule = RuleID.translationTables

    private struct Table {
        let node: NodeID
        let rows: [Row]
        /// The contents of the cells of code.
        let code: [String]

        init(_ node: NodeID, _ document: Document) {
            self.node = node
            rows = document.children(of: node).map { row in
                Row(node: row, cells: document.children(of: row).map { Cell($0, document) })
            }
            code = rows.flatMap(\.cells).compactMap(\.code)
        }

        var columns: Int { rows.first?.cells.count ?? 0 }

        /// Returns how much of the code two tables share, up to 4; nil if each is about other things.
        func likeness(to other: Table) -> Int? {
            guard code != other.code else { return 4 }
            // “--config” is “server.--config” where a table names the group, too.
            func names(_ table: Table) -> Set<Substring> {
                Set(table.code.map { $0.split(separator: ".").last ?? "" })
            }
            let (own, others) = (names(self), names(other))
            let common = own.intersection(others).count
            guard common == 0 else { return 3 * common / max(own.count, others.count) }
            return min(own.count, others.count) > 2 && rows.count != other.rows.count ? nil : 0
        }

        /// True for a table that only lays out pictures, with or without words below them, as others do in HTML.
        func isGallery(_ document: Document) -> Bool {
            let cells = rows.dropFirst().flatMap(\.cells).filter { !$0.text.isEmpty || $0.holdsPicture(document) }
            return !cells.isEmpty && cells.allSatisfy { $0.holdsPicture(document) }
        }
    }

    private struct Row {
        let node: NodeID
        let cells: [Cell]
    }

    private struct Cell {
        let node: NodeID
        /// The cell's code; nil if it holds anything else.
        let code: String?
        let text: String

        init(_ node: NodeID, _ document: Document) {
            self.node = node
            code = TableTwins.code(node, document)
            text = document.plainText(of: node)
        }

        func holdsPicture(_ document: Document) -> Bool {
            document.descendants(of: node).contains { document[$0].kind == .image }
        }
    }

    /// - Parameter sections: the pairs of sections. If some stand elsewhere, only tables of paired sections are compared.
    static func compare(_ pair: TwinPair, _ sections: [HeadingTwins.SectionPair]) -> [Diagnostic] {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        let (originals, own) = (tables(left), tables(right))
        guard !originals.isEmpty || !own.isEmpty else { return [] }
        let isParallel = left.headings.map(\.level) == right.headings.map(\.level)
        if isParallel, sections.contains(where: { $0.original != $0.translation }) {
            return compare(pair, sections, originals, own)
        }
        var alignment = SequenceAlignment()
        let cost = 1 + originals.reduce(0) { $0 + $1.code.count } / max(1, originals.count)
        let homes = Dictionary(sections.map { ($0.translation, $0.original) }) { first, _ in first }
        let (places, ownPlaces) = (originals.map { section(of: $0, in: left) }, own.map { section(of: $0, in: right) })
        let aligned = alignment.pairs(originals.count, own.count, cost: cost) { first, second in
            let (table, twin) = (originals[first], own[second])
            let isHome = homes[ownPlaces[second]] == places[first]
            let shape = (table.columns == twin.columns ? 4 : 0) + (table.rows.count == twin.rows.count ? 2 : 0)
            return table.likeness(to: twin).map { 1 + shape + $0 + (isHome ? 2 : 0) }
        }
        var findings = DiagnosticList()
        var last: NodeID?
        var raw = originals.count == own.count ? 0 : RawElements.surplus(of: "table", in: pair)
        for entry in aligned {
            switch entry {
            case .both(let original, let translation):
                last = own[translation].node
                compare(pair, originals[original], own[translation], &alignment, to: &findings)
            case .left where raw < 0: raw += 1
            case .left(let original) where originals[original].isGallery(left): continue
            case .right(let translation) where raw > 0:
                raw -= 1
                last = own[translation].node
            case .left(let original):
                let other = head(of: originals[original].node, left)
                let place = LackPlace(of: other, after: last.map { head(of: $0, right) }, pair, sections)
                findings.append(pair.finding(rule, place.message(lacks), at: place.range, original: other))
            case .right(let translation) where own[translation].isGallery(right): last = own[translation].node
            case .right(let translation):
                last = own[translation].node
                let message = LocalizedText(en: "the original has no such table", es: "el original no tiene esta tabla")
                findings.append(pair.finding(rule, message, at: head(of: own[translation].node, right), original: nil))
            }
        }
        return findings.diagnostics
    }

    private static let lacks = LackPlace.Messages(
        afterBlock: LocalizedText(
            en: "a table of the original is missing after this one",
            es: "después de esta tabla falta una del original"
        ),
        inSection: LocalizedText(
            en: "this section lacks a table of the original's",
            es: "a este apartado le falta una tabla del original"
        ),
        onPage: LocalizedText(en: "a table of the original is missing", es: "falta una tabla del original")
    )

    private static func section(of table: Table, in document: Document) -> Int {
        document.headings.count { $0.node < table.node }
    }

    private static func compare(
        _ pair: TwinPair,
        _ sections: [HeadingTwins.SectionPair],
        _ originals: [Table],
        _ own: [Table]
    ) -> [Diagnostic] {
        var findings = DiagnosticList()
        var alignment = SequenceAlignment()
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        let first = Dictionary(grouping: originals) { section(of: $0, in: left) }
        let second = Dictionary(grouping: own) { section(of: $0, in: right) }
        for section in sections {
            let (tables, twins) = (first[section.original] ?? [], second[section.translation] ?? [])
            guard tables.count == twins.count else { continue }
            for (table, twin) in zip(tables, twins) { compare(pair, table, twin, &alignment, to: &findings) }
        }
        return findings.diagnostics
    }

    private static func compare(
        _ pair: TwinPair,
        _ original: Table,
        _ own: Table,
        _ alignment: inout SequenceAlignment,
        to findings: inout DiagnosticList
    ) {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        guard original.columns == own.columns else {
            let columns = LocalizedText.counted(own.columns, en: ("column", "columns"), es: ("columna", "columnas"))
            let message = LocalizedText(
                en: "this table has \(columns.en), and the original's has \(original.columns)",
                es: "esta tabla tiene \(columns.es), y la del original, \(original.columns)"
            )
            findings.append(
                pair.finding(rule, message, at: head(of: own.node, right), original: head(of: original.node, left))
            )
            return
        }
        // Glossaries are sorted anew in each language: tables with the same number of rows are compared by the code in their
        // cells.
        guard original.rows.count != own.rows.count else {
            compareCells(pair, original, own, to: &findings)
            return
        }
        let aligned = alignment.pairs(original.rows.count, own.rows.count, cost: own.columns) { first, second in
            let (row, twin) = (original.rows[first], own.rows[second])
            return (first == 0) == (second == 0) ? 1 + 4 * likeness(row, twin) : nil
        }
        var last = own.rows.first?.node ?? own.node
        for entry in aligned {
            switch entry {
            case .both(_, let second): last = own.rows[second].node
            case .left(let first):
                let message = LocalizedText(
                    en: "a row of the original's table is missing after this one",
                    es: "después de esta fila falta una de la tabla original"
                )
                findings.append(
                    pair.finding(
                        rule,
                        message,
                        at: right.firstLine(of: last),
                        original: left.firstLine(of: original.rows[first].node),
                        isMissing: true
                    )
                )
            case .right(let second):
                last = own.rows[second].node
                let message = LocalizedText(
                    en: "the original's table has no such row",
                    es: "la tabla original no tiene esta fila"
                )
                findings.append(
                    pair.finding(rule, message, at: right.firstLine(of: last), original: head(of: original.node, left))
                )
            }
        }
    }

    /// Reports cells of code that the same column of the original doesn't have.
    private static func compareCells(
        _ pair: TwinPair,
        _ original: Table,
        _ own: Table,
        to findings: inout DiagnosticList
    ) {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        for column in 0..<own.columns {
            let (cells, others) = (codeCells(own, column), codeCells(original, column))
            guard others.map(\.key) != cells.map(\.key) else { continue }
            var counts: [String: Int] = cells.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
            let missing = Dictionary(
                others.filter { !take($0.key, from: &counts) }.map { ($0.row, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            counts = others.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
            // One author marks a word as code, another does not.
            let texts = Set(original.rows.compactMap { column < $0.cells.count ? $0.cells[column].text : nil })
            for cell in cells where !take(cell.key, from: &counts) && !texts.contains(cell.code) {
                let twin = missing[cell.row]
                if let twin, areWords(cell.code), areWords(twin.code) { continue }
                let message = LocalizedText(
                    en: twin.map { "this cell holds `\(cell.code)`, and the original's `\($0.code)`" }
                        ?? "no cell of this column holds `\(cell.code)` in the original",
                    es: twin.map { "esta celda contiene `\(cell.code)`, y la del original, `\($0.code)`" }
                        ?? "en el original ninguna celda de esta columna contiene `\(cell.code)`"
                )
                findings.append(
                    pair.finding(
                        rule,
                        message,
                        at: right.range(of: cell.node),
                        original: twin.map { left.range(of: $0.node) } ?? head(of: original.node, left)
                    )
                )
            }
        }
    }

    /// Returns true for words that are set as code, such as a title or a key’s name: letters of any script, or words of which the
    /// first has a capital, and no other letter has one.
    private static func areWords(_ code: String) -> Bool {
        guard code.allSatisfy({ $0.isLetter || $0 == " " || $0 == "’" || $0 == "'" }) else { return false }
        let isPlain = code.contains(" ") || !code.dropFirst().contains(where: \.isUppercase)
        return code.contains { !$0.isASCII } || code.first?.isUppercase == true && isPlain
    }

    /// Takes one of several cells with the same code out of a count; false if there is none left.
    private static func take(_ code: String, from counts: inout [String: Int]) -> Bool {
        guard let count = counts[code], count > 0 else { return false }
        counts[code] = count - 1
        return true
    }

    /// The cells of code of a column; `key` is the code without the names of what readers put in: `{path}`, `<name>`.
    private static func codeCells(
        _ table: Table,
        _ column: Int
    ) -> [(row: Int, node: NodeID, code: String, key: String)] {
        table.rows.enumerated().compactMap { row, entry in
            guard column < entry.cells.count, let code = entry.cells[column].code else { return nil }
            let key = code.replacing(/[{<][^{}<>:;="()]+[}>]/, with: "{}")
                .replacing(/(^|, )(--?[\w-]+[ =])[A-Z][A-Z0-9_]+\b/) { "\($0.1)\($0.2){}" }
            return (row, entry.cells[column].node, code, key)
        }
    }

    // MARK: Parts

    private static func tables(_ document: Document) -> [Table] {
        document.descendants(of: document.root).filter { document[$0].kind == .table }.map { Table($0, document) }
    }

    /// A cell's code; nil if it holds anything else.
    fileprivate static func code(_ cell: NodeID, _ document: Document) -> String? {
        var code: [String] = []
        for child in document.children(of: cell) {
            switch document[child].kind {
            case .code: code.append(document.text(of: child))
            case .text where document.textBytes(of: child).allSatisfy({ " ,;/·.".utf8.contains($0) }): continue
            default: return nil
            }
        }
        return code.isEmpty ? nil : code.joined(separator: ", ")
    }

    private static func likeness(_ row: Row, _ twin: Row) -> Int {
        zip(row.cells, twin.cells).count { cell, other in
            cell.code != nil && cell.code == other.code || cell.text == other.text && !cell.text.isEmpty
        }
    }

    private static func head(of table: NodeID, _ document: Document) -> SourceRange {
        document.firstLine(of: document.children(of: table).first { _ in true } ?? table)
    }
}
