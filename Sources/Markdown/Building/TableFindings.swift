import Diagnostics
import Support

/// Detection of lines that look like a table and are shown as text.
enum NearTable {
    private enum Fault { case noDashes, noHeader, otherCount, grid }

    /// Returns a finding for a paragraph that was meant as a table; nil for text.
    ///
    /// - Parameters:
    ///   - lines: The lines of the paragraph, without prefixes.
    ///   - followsTable: True if a table stands right before it.
    static func finding(
        _ lines: [ArraySlice<UInt8>],
        followsTable: Bool,
        _ range: () -> SourceRange
    ) -> Diagnostic? {
        guard let first = lines.first, let sign = first.first else { return nil }
        if sign == UInt8(ascii: "+") {
            guard lines.count > 2, isGridLine(first), lines[1].first == UInt8(ascii: "|") else { return nil }
            return finding(.grid, range())
        }
        if let index = lines.firstIndex(where: { $0.contains(UInt8(ascii: "|")) && TableLayout.delimiterRow($0) != nil }
        ) {
            let columns = TableLayout.delimiterRow(lines[index])?.count ?? 0
            if index == 0 { return columns > 1 && isRow(first) ? finding(.noHeader, range()) : nil }
            return lines[index - 1].contains(UInt8(ascii: "|")) ? finding(.otherCount, range()) : nil
        }
        guard lines.count > 1 || followsTable, lines.allSatisfy(isRow) else { return nil }
        return finding(.noDashes, range())
    }

    /// Returns true for a line between bars, with at least two cells.
    private static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
        let bar = UInt8(ascii: "|")
        return line.first == bar && line.last == bar && line.dropFirst().dropLast().contains(bar)
            && !line.starts(with: "||".utf8)
    }

    private static func isGridLine(_ line: ArraySlice<UInt8>) -> Bool {
        line.count > 4 && line.last == UInt8(ascii: "+") && line.contains(UInt8(ascii: "-"))
            && line.allSatisfy { "+-=:".utf8.contains($0) }
    }

    private static func finding(_ fault: Fault, _ range: SourceRange) -> Diagnostic {
        let (message, advice): (LocalizedText, LocalizedText) =
            switch fault {
            case .noDashes:
                (
                    LocalizedText(
                        en:
                            "these lines look like a table, but have no row of dashes below the first, so readers see the bars",
                        es:
                            "estas líneas parecen una tabla, pero no tienen una fila de guiones bajo la primera, así que se ven las barras"
                    ),
                    LocalizedText(
                        en:
                            "write `| --- | --- |` below the header; if they belong to a table above, delete the blank line",
                        es:
                            "escribe `| --- | --- |` debajo de la cabecera; si son de la tabla de arriba, borra la línea en blanco"
                    )
                )
            case .noHeader:
                (
                    LocalizedText(
                        en: "this table has no header above its row of dashes, so readers see the bars",
                        es: "esta tabla no tiene cabecera encima de la fila de guiones, así que se ven las barras"
                    ),
                    LocalizedText(
                        en: "write a header; its cells may be empty: `| | |`",
                        es: "escribe una cabecera; sus celdas pueden estar vacías: `| | |`"
                    )
                )
            case .otherCount:
                (
                    LocalizedText(
                        en:
                            "the row of dashes has not as many cells as the header, so it is no table and readers see the bars",
                        es:
                            "la fila de guiones no tiene tantas celdas como la cabecera, así que no es una tabla y se ven las barras"
                    ),
                    LocalizedText(
                        en: "write as many `---` as the header has cells; a bar within a cell is `\\|`",
                        es: "escribe tantos `---` como celdas tiene la cabecera; una barra dentro de una celda es `\\|`"
                    )
                )
            case .grid:
                (
                    LocalizedText(
                        en: "this is a grid table, which readers see as it is written",
                        es: "esto es una tabla de cuadrícula, que se ve tal como está escrita"
                    ),
                    LocalizedText(
                        en: "write a line for each row: `| a | b |`, with `| --- | --- |` below the header",
                        es: "escribe una línea para cada fila: `| a | b |`, con `| --- | --- |` debajo de la cabecera"
                    )
                )
            }
        return Diagnostic(rule: .tableShape, severity: .warning, message: message, range: range, advice: advice)
    }
}

extension Diagnostic {
    static func cutRow(_ rest: String, _ range: SourceRange) -> Diagnostic {
        let words = rest.count > 40 ? rest.prefix(38) + "…" : rest[...]
        return Diagnostic(
            rule: .tableShape,
            severity: .warning,
            message: LocalizedText(
                en: "this row has more cells than its table: readers don’t see “\(words)”",
                es: "esta fila tiene más celdas que su tabla: no se ve «\(words)»"
            ),
            range: range,
            advice: LocalizedText(
                en:
                    "write `\\|` for a bar within a cell, in code too; or give the header and the row of dashes another cell",
                es:
                    "escribe `\\|` si es una barra dentro de una celda, también en código; o añade una celda a la cabecera y a la fila de guiones"
            )
        )
    }
}
