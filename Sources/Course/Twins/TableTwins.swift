import Diagnostics
import Markdown

/// Compares the tables of a translation with the original's: the same shape, and the same code in the cells of code.
enum TableTwins {
    static let rule = "translation-tables"

    private struct Table {
        let node: NodeID
        let rows: [Row]

        var columns: Int { rows.first?.cells.count ?? 0 }
    }

    private struct Row {
        let node: NodeID
        let cells: [NodeID]
    }

    static func compare(_ pair: TwinPair) -> [Diagnostic] {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        let (originals, own) = (tables(left), tables(right))
        guard !originals.isEmpty || !own.isEmpty else { return [] }
        let aligned = SequenceAlignment.pairs(originals.count, own.count) { first, second in
            let (table, twin) = (originals[first], own[second])
            return 1 + (table.columns == twin.columns ? 4 : 0) + (table.rows.count == twin.rows.count ? 2 : 0)
                + (code(table, left) == code(twin, right) ? 4 : 0)
        }
        var findings: [Diagnostic] = []
        var last: NodeID?
        for entry in aligned {
            switch (entry.left, entry.right) {
            case (let original?, let translation?):
                last = own[translation].node
                findings += compare(pair, originals[original], own[translation])
            case (let original?, nil):
                let message = LocalizedText(
                    en: last == nil
                        ? "a table of the original is missing" : "a table of the original is missing after this one",
                    es: last == nil ? "falta una tabla del original" : "después de esta tabla falta una del original"
                )
                let place = last.map { head(of: $0, right) } ?? right.file.range(0..<0)
                findings.append(
                    pair.finding(rule, message, at: place, original: head(of: originals[original].node, left))
                )
            case (nil, let translation?):
                last = own[translation].node
                let message = LocalizedText(en: "the original has no such table", es: "el original no tiene esta tabla")
                findings.append(pair.finding(rule, message, at: head(of: own[translation].node, right), original: nil))
            case (nil, nil): break
            }
        }
        return findings
    }

    private static func compare(_ pair: TwinPair, _ original: Table, _ own: Table) -> [Diagnostic] {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        guard original.columns == own.columns else {
            let message = LocalizedText(
                en: "this table has \(own.columns) columns, and the original's has \(original.columns)",
                es: "esta tabla tiene \(own.columns) columnas, y la del original, \(original.columns)"
            )
            return [pair.finding(rule, message, at: head(of: own.node, right), original: head(of: original.node, left))]
        }
        // Glossaries are sorted anew in each language: rows of equal number are compared by what code they hold.
        guard original.rows.count != own.rows.count else { return compareCells(pair, original, own) }
        let aligned = SequenceAlignment.pairs(original.rows.count, own.rows.count) { first, second in
            let (row, twin) = (original.rows[first], own.rows[second])
            return (first == 0) == (second == 0) ? 1 + 4 * likeness(row, left, twin, right) : nil
        }
        var findings: [Diagnostic] = []
        var last = own.rows.first?.node ?? own.node
        for entry in aligned {
            switch (entry.left, entry.right) {
            case (.some, let second?): last = own.rows[second].node
            case (let first?, nil):
                let message = LocalizedText(
                    en: "a row of the original's table is missing after this one",
                    es: "después de esta fila falta una de la tabla original"
                )
                findings.append(
                    pair.finding(
                        rule,
                        message,
                        at: right.firstLine(of: last),
                        original: left.firstLine(of: original.rows[first].node)
                    )
                )
            case (nil, let second?):
                last = own.rows[second].node
                let message = LocalizedText(
                    en: "the original's table has no such row",
                    es: "la tabla original no tiene esta fila"
                )
                findings.append(
                    pair.finding(rule, message, at: right.firstLine(of: last), original: head(of: original.node, left))
                )
            case (nil, nil): break
            }
        }
        return findings
    }

    /// Code that a column of the one table holds in cells of their own, and the other doesn't.
    private static func compareCells(_ pair: TwinPair, _ original: Table, _ own: Table) -> [Diagnostic] {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        return (0..<own.columns).flatMap { column -> [Diagnostic] in
            var missing = cells(original, column, left)
            var extra = cells(own, column, right)
            guard missing.map(\.code) != extra.map(\.code) else { return [] }
            extra = extra.filter { cell in
                guard let place = missing.firstIndex(where: { $0.code == cell.code }) else { return true }
                missing.remove(at: place)
                return false
            }
            return extra.map { cell in
                let twin = missing.firstIndex { $0.row == cell.row }.map { missing[$0] }
                let message = LocalizedText(
                    en: twin.map { "this cell holds `\(cell.code)`, and the original's `\($0.code)`" }
                        ?? "no cell of this column holds `\(cell.code)` in the original",
                    es: twin.map { "esta celda contiene `\(cell.code)`, y la del original, `\($0.code)`" }
                        ?? "en el original ninguna celda de esta columna contiene `\(cell.code)`"
                )
                return pair.finding(
                    rule,
                    message,
                    at: right.range(of: cell.node),
                    original: twin.map { left.range(of: $0.node) } ?? head(of: original.node, left)
                )
            }
        }
    }

    private static func cells(
        _ table: Table,
        _ column: Int,
        _ document: Document
    ) -> [(row: Int, node: NodeID, code: String)] {
        table.rows.enumerated().compactMap { row, entry in
            guard column < entry.cells.count, let code = code(entry.cells[column], document) else { return nil }
            return (row, entry.cells[column], code)
        }
    }

    // MARK: Parts

    private static func tables(_ document: Document) -> [Table] {
        document.descendants(of: document.root).filter { document[$0].kind == .table }.map { node in
            Table(
                node: node,
                rows: document.children(of: node).map { Row(node: $0, cells: Array(document.children(of: $0))) }
            )
        }
    }

    private static func code(_ table: Table, _ document: Document) -> [String] {
        table.rows.flatMap(\.cells).compactMap { code($0, document) }
    }

    /// What a cell holds if it is nothing but code.
    private static func code(_ cell: NodeID, _ document: Document) -> String? {
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

    private static func likeness(_ row: Row, _ left: Document, _ twin: Row, _ right: Document) -> Int {
        zip(row.cells, twin.cells).count { cell, other in
            let (first, second) = (code(cell, left), code(other, right))
            return first != nil && first == second
                || left.plainText(of: cell) == right.plainText(of: other) && !left.plainText(of: cell).isEmpty
        }
    }

    private static func head(of table: NodeID, _ document: Document) -> SourceRange {
        document.firstLine(of: document.children(of: table).first { _ in true } ?? table)
    }
}
