import Course
import Diagnostics
import Markdown

/// Compares the tables of a translation with the original's: the same shape, and the same code in the cells of code.
enum TableTwins {
    static let rule = RuleID.translationTables

    /// - Parameter sections: the pairs of sections. If some stand elsewhere, only tables of paired sections are compared.
    static func compare(_ pair: TwinPair, _ sections: ComparedSections) -> [Diagnostic] {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        let (originals, own) = (tables(left), tables(right))
        guard !originals.isEmpty || !own.isEmpty else { return [] }
        let isParallel = left.headings.map(\.level) == right.headings.map(\.level)
        if isParallel, sections.contains(where: { $0.original != $0.translation }) {
            return compare(pair, sections, originals, own)
        }
        var alignment = SequenceAlignment()
        let cost = 1 + originals.reduce(0) { $0 + $1.code.count } / max(1, originals.count)
        let places = originals.map { section(of: $0, in: pair.originalOutline) }
        let ownPlaces = own.map { section(of: $0, in: pair.outline) }
        func isHome(_ original: Int, _ translation: Int) -> Bool {
            sections.original(of: ownPlaces[translation]) == places[original]
        }
        let aligned = alignment.pairs(originals.count, own.count, cost: cost) { first, second in
            let (table, twin) = (originals[first], own[second])
            let areElsewhere =
                sections.translation(of: places[first]) != nil && sections.original(of: ownPlaces[second]) != nil
            if !isHome(first, second), areElsewhere, !table.isLargelySame(as: twin) { return nil }
            let shape = (table.columns == twin.columns ? 4 : 0) + (table.rows.count == twin.rows.count ? 2 : 0)
            return table.likeness(to: twin).map { 1 + shape + $0 + (isHome(first, second) ? 2 : 0) }
        }
        var findings = DiagnosticList()
        var last: NodeID?
        var raw = originals.count == own.count ? 0 : RawElements.surplus(of: "table", in: pair)
        for entry in aligned {
            switch entry {
            case .both(let original, let translation):
                last = own[translation].node
                let (table, twin) = (originals[original], own[translation])
                // A table of another section is the same only if it has much of the same code, or if each page has as many.
                if isHome(original, translation) || originals.count == own.count || table.isLargelySame(as: twin) {
                    compare(pair, table, twin, &alignment, to: &findings)
                }
            case .left where raw < 0: raw += 1
            case .left(let original) where originals[original].isGallery(left): continue
            case .right(let translation) where raw > 0:
                raw -= 1
                last = own[translation].node
            case .left(let original):
                let other = head(of: originals[original].node, left)
                let before = last.map { head(of: $0, right) }
                findings.append(contentsOf: pair.lacks(lacks, rule, of: other, after: before, sections))
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

    /// Returns the index of the section that a table is in.
    private static func section(of table: ComparedTable, in outline: LessonOutline) -> Int {
        outline.section(at: outline.document.range(of: table.node).bytes.lowerBound)
    }

    private static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ originals: [ComparedTable],
        _ own: [ComparedTable]
    ) -> [Diagnostic] {
        var findings = DiagnosticList()
        var alignment = SequenceAlignment()
        let first = Dictionary(grouping: originals) { section(of: $0, in: pair.originalOutline) }
        let second = Dictionary(grouping: own) { section(of: $0, in: pair.outline) }
        for section in sections {
            let (tables, twins) = (first[section.original] ?? [], second[section.translation] ?? [])
            guard tables.count == twins.count else { continue }
            for (table, twin) in zip(tables, twins) { compare(pair, table, twin, &alignment, to: &findings) }
        }
        return findings.diagnostics
    }

    private static func compare(
        _ pair: TwinPair,
        _ original: ComparedTable,
        _ own: ComparedTable,
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
            TableCellTwins.compare(pair, original, own, to: &findings)
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

    // MARK: Parts

    private static func tables(_ document: Document) -> [ComparedTable] {
        document.descendants(of: document.root).filter { document[$0].kind == .table }.map {
            ComparedTable($0, document)
        }
    }

    private static func likeness(_ row: ComparedTable.Row, _ twin: ComparedTable.Row) -> Int {
        zip(row.cells, twin.cells).count { cell, other in
            cell.code != nil && cell.code == other.code || cell.text == other.text && !cell.text.isEmpty
        }
    }

    static func head(of table: NodeID, _ document: Document) -> SourceRange {
        document.firstLine(of: document.children(of: table).first { _ in true } ?? table)
    }
}
