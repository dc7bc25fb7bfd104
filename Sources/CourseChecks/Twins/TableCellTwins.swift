import Course
import Diagnostics
import Markdown

/// Compares the cells of code of two tables of the same shape.
enum TableCellTwins {
    /// Reports cells of code that the same column of the original doesn't have.
    static func compare(
        _ pair: TwinPair,
        _ original: ComparedTable,
        _ own: ComparedTable,
        to findings: inout DiagnosticList
    ) {
        let (left, right) = (pair.originalLesson.document, pair.lesson.document)
        let order = order(own, original)
        if order != nil {
            let message = LocalizedText(
                en: "the columns of this table are in another order than the original's",
                es: "las columnas de esta tabla están en otro orden que las del original"
            )
            findings.append(
                pair.finding(
                    TableTwins.rule,
                    message,
                    at: TableTwins.head(of: own.node, right),
                    original: TableTwins.head(of: original.node, left)
                )
            )
        }
        for column in 0..<own.columns {
            let twinColumn = order?[column] ?? column
            let (cells, others) = (codeCells(own, column), codeCells(original, twinColumn))
            guard others.map(\.key) != cells.map(\.key) else { continue }
            var counts: [String: Int] = cells.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
            let missing = Dictionary(
                others.filter { !take($0.key, from: &counts) }.map { ($0.row, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            counts = others.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
            // One author marks a word as code, another does not, or writes words beside it.
            let twins = original.rows.compactMap { twinColumn < $0.cells.count ? $0.cells[twinColumn] : nil }
            let texts = Set(twins.flatMap { [$0.text] + $0.codes(left) })
            for cell in cells where !take(cell.key, from: &counts) && !texts.contains(cell.code) {
                let twin = missing[cell.row]
                if let twin, areWords(cell.code), areWords(twin.code) || isInOtherScript(cell.code) { continue }
                if let twin,
                    WordwiseComparison.areAlike(cell.code, twin.code) || isTranslation(pair, cell.code, twin.code)
                {
                    continue
                }
                let message = LocalizedText(
                    en: twin.map { "this cell holds `\(cell.code)`, and the original's `\($0.code)`" }
                        ?? "no cell of this column holds `\(cell.code)` in the original",
                    es: twin.map { "esta celda contiene `\(cell.code)`, y la del original, `\($0.code)`" }
                        ?? "en el original ninguna celda de esta columna contiene `\(cell.code)`"
                )
                findings.append(
                    pair.finding(
                        TableTwins.rule,
                        message,
                        at: right.range(of: cell.node),
                        original: twin.map { left.range(of: $0.node) } ?? TableTwins.head(of: original.node, left)
                    )
                )
            }
        }
    }

    /// Returns the original's column for each column with code, if they are in another order; nil if they are in the same one.
    private static func order(_ own: ComparedTable, _ original: ComparedTable) -> [Int: Int]? {
        func codes(_ table: ComparedTable) -> [Set<String>] {
            (0..<table.columns).map { Set(codeCells(table, $0).map(\.key)) }
        }
        let (columns, others) = (codes(own), codes(original))
        guard columns != others else { return nil }
        var order: [Int: Int] = [:]
        for (column, code) in columns.enumerated() where !code.isEmpty {
            let twin = others.indices.max { code.intersection(others[$0]).count < code.intersection(others[$1]).count }
            guard let twin, code.intersection(others[twin]).count * 2 >= code.count else { return nil }
            order[column] = twin
        }
        let isOther = order.count > 1 && Set(order.values).count == order.count && order.contains { $0 != $1 }
        return isOther ? order : nil
    }

    /// Returns true for words that are set as code, such as a title or a key’s name: letters of any script, or words of which the
    /// first has a capital, and no other letter has one.
    private static func areWords(_ code: String) -> Bool {
        guard code.allSatisfy({ $0.isLetter || $0 == " " || $0 == "’" || $0 == "'" }) else { return false }
        let isPlain = code.contains(" ") || !code.dropFirst().contains(where: \.isUppercase)
        return code.contains { !$0.isASCII } || code.first?.isUppercase == true && isPlain
    }

    /// Returns true for letters beyond ASCII alone, which stand for a word of the original's: `QUERY`.
    private static func isInOtherScript(_ code: String) -> Bool { code.allSatisfy { $0.isLetter && !$0.isASCII } }

    /// Returns true for a message or a prompt that is set as code, in the language of its page.
    private static func isTranslation(_ pair: TwinPair, _ code: String, _ original: String) -> Bool {
        let words = pair.words.value
        return TranslatedLine.areTranslations(code, words.own, original, words.original)
    }

    /// Takes one of several cells with the same code out of a count; false if there is none left.
    private static func take(_ code: String, from counts: inout [String: Int]) -> Bool {
        guard let count = counts[code], count > 0 else { return false }
        counts[code] = count - 1
        return true
    }

    /// The cells of code of a column; `key` is the code without quotation marks around it, and without the names of what readers put
    /// in: `{path}`, `<name>`, ` [name]`, `yourdomain`, `(title, image)`.
    private static func codeCells(
        _ table: ComparedTable,
        _ column: Int
    ) -> [(row: Int, node: NodeID, code: String, key: String)] {
        table.rows.enumerated().compactMap { row, entry in
            guard column < entry.cells.count, let code = entry.cells[column].code else { return nil }
            let key = code.replacing(/[{<][^{}<>:;="()]+[}>]/, with: "{}")
                .replacing(/\ \[[\p{Ll} _-]+\]/, with: " {}")
                .replacing(/(^|, )(--?[\w-]+[ =])[A-Z][A-Z0-9_]+\b/) { "\($0.1)\($0.2){}" }
                .replacing(/^(["'])(.*)\1$/) { String($0.2) }
                .replacing(/"[^"]*[ \u{80}-\u{10FFFF}][^"]*"/, with: "\"\"")
                .replacing(/\(([\p{Ll}_]+(?:, ?[\p{Ll}_]+)*)\)/) { "(\($0.1.count { $0 == "," }))" }
                .replacing(/[A-Za-z]+/) { PlaceholderWord.isMarked($0.0.lowercased()[...]) ? "{}" : String($0.0) }
            return (row, entry.cells[column].node, code, key)
        }
    }
}
