import Diagnostics

/// Delimiters that grow: `\left(` and `\right)`, `\bigl[`.
extension FormulaParser {
    /// Reads the content between `\left` and `\right`; the name `left` has been read.
    mutating func fenced(_ range: Range<Int>) -> MathNode? {
        guard let open = delimiter(of: "left", at: range) else { return nil }
        var nodes: [MathNode] = [.sign(MathSign(text: open, role: .open, isStretchy: true))]
        nodes += row(until: .right)
        guard starts(with: "\\right") else {
            failUnclosed("\\left", by: "\\right", range)
            return .row(nodes)
        }
        let start = index
        index += 6
        guard let close = delimiter(of: "right", at: start..<index) else { return .row(nodes) }
        nodes.append(.sign(MathSign(text: close, role: .close, isStretchy: true)))
        return .row(nodes)
    }

    /// Reads the delimiter behind `\left` and similar commands; empty for a dot, nil if there is none.
    mutating func delimiter(of command: String, at range: Range<Int>) -> String? {
        skipSpaces()
        let start = index
        guard let byte = current else {
            failMissing("\\" + command, range)
            return nil
        }
        if byte == UInt8(ascii: "\\") {
            let (name, end) = commandName()
            index = end
            if name == "{" || name == "}" { return name }
            if let bar = MathSymbols.bars[name] { return bar }
            if let symbol = MathSymbols.byName[name], case .sign(let role) = symbol.kind {
                let isArrow = name.hasSuffix("arrow")
                if role == .open || role == .close || isArrow { return symbol.text }
            }
        } else {
            let scalar = scalar()
            if scalar == "." { return "" }
            if scalar == "<" { return "⟨" }
            if scalar == ">" { return "⟩" }
            if "()[]|/‖⟨⟩⌊⌋⌈⌉".unicodeScalars.contains(scalar) { return String(scalar) }
        }
        failStray(
            String(decoding: bytes[start..<index], as: UTF8.self),
            start..<index,
            advice: LocalizedText(
                en:
                    "write a delimiter after `\\\(command)`, such as `(`, `[`, `\\{`, `|` or `\\langle`, or a dot for none",
                es:
                    "escribe detrás de `\\\(command)` un delimitador como `(`, `[`, `\\{`, `|` o `\\langle`, o un punto si no hay ninguno"
            )
        )
        return nil
    }
}
