import Support

/// Tables: matrices, cases, aligned lines.
extension FormulaParser {
    static let environments: [String: MathTable] = [
        "matrix": MathTable(), "pmatrix": MathTable(open: "(", close: ")"),
        "bmatrix": MathTable(open: "[", close: "]"), "Bmatrix": MathTable(open: "{", close: "}"),
        "vmatrix": MathTable(open: "|", close: "|"), "Vmatrix": MathTable(open: "‖", close: "‖"),
        "smallmatrix": MathTable(form: .small), "array": MathTable(),
        "cases": MathTable(form: .cases, open: "{"), "rcases": MathTable(form: .cases, close: "}"),
        "aligned": MathTable(form: .aligned), "align": MathTable(form: .aligned), "align*": MathTable(form: .aligned),
        "split": MathTable(form: .aligned), "alignedat": MathTable(form: .aligned),
        "gathered": MathTable(form: .gathered), "gather": MathTable(form: .gathered),
        "gather*": MathTable(form: .gathered), "equation": MathTable(form: .gathered),
        "equation*": MathTable(form: .gathered),
    ]

    mutating func environment(_ range: Range<Int>) -> MathNode? {
        let start = index
        guard let name = words(of: "begin", at: range) else { return nil }
        guard var table = Self.environments[name] else {
            failUnknownEnvironment(name, start..<index)
            skip(to: name)
            return nil
        }
        if name == "array" || name == "alignedat" {
            let place = index
            guard let columns = words(of: "begin{\(name)}", at: range) else { return nil }
            if name == "array" {
                table.columns = columns.filter { $0 != " " }
                if table.columns.contains(where: { !"lcr".contains($0) }) {
                    failStray(
                        columns,
                        place..<index,
                        advice: .init(
                            en: "columns are `l`, `c` or `r`, one letter each",
                            es: "las columnas son `l`, `c` o `r`, una letra cada una"
                        )
                    )
                }
            }
        }
        let rows = rows()
        guard starts(with: "\\end") else {
            failUnclosed("\\begin{\(name)}", by: "\\end{\(name)}", range.lowerBound..<start)
            return nil
        }
        let end = index
        index += 4
        guard let closed = words(of: "end", at: end..<index) else { return nil }
        if closed != name {
            failStray(
                "\\end{\(closed)}",
                end..<index,
                advice: .init(
                    en: "write `\\end{\(name)}`: `\\begin{\(name)}` is open here",
                    es: "escribe `\\end{\(name)}`: aquí está abierto `\\begin{\(name)}`"
                )
            )
        }
        return .table(rows, table)
    }

    private mutating func rows() -> [[MathNode]] {
        var rows: [[MathNode]] = [[]]
        while true {
            rows[rows.count - 1].append(.row(row(until: .cell)))
            if current == UInt8(ascii: "&") {
                index += 1
            } else if starts(with: "\\\\") {
                skipLineBreak()
                rows.append([])
            } else {
                break
            }
        }
        // The last row may end with a break too.
        if rows.count > 1, let last = rows.last, last.count == 1, case .row(let cell) = last[0], cell.isEmpty {
            rows.removeLast()
        }
        return rows
    }

    mutating func substack() -> MathNode {
        let start = index
        index += 1
        var lines: [[MathNode]] = []
        while true {
            let line = row(until: .line)
            lines.append([.row(line)])
            guard starts(with: "\\\\") else { break }
            skipLineBreak()
        }
        if current == UInt8(ascii: "}") { index += 1 } else { failUnclosed("{", by: "}", start..<start + 1) }
        return .table(lines, MathTable(form: .substack))
    }

    /// Continues behind the end of an unknown environment, so that one fault is one finding.
    private mutating func skip(to name: String) {
        let end = Array("\\end{\(name)}".utf8)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\"), bytes[index...].starts(with: end) {
                index += end.count
                return
            }
            index += 1
        }
    }
}
