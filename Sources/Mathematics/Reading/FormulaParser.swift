import Diagnostics
import Support

/// Reads a formula from left to right, without ever going back.
struct FormulaParser {
    let bytes: [UInt8]
    var index = 0
    var faults: [FormulaFault] = []
    var nearMiss: NearMiss
    /// The size of letters in em, as set by the last size command.
    var letterSize = 1.0
    var alphabet: MathAlphabet?
    private var depth = 0

    /// The end of a row of parts, besides the end of the formula.
    enum End: Sendable { case formula, brace, bracket, right, cell, line, dollar }

    init(_ bytes: [UInt8], _ nearMiss: NearMiss) {
        self.bytes = bytes
        self.nearMiss = nearMiss
    }

    mutating func run() -> [MathNode] {
        guard bytes.count <= Formula.longest else {
            fail(
                0..<1,
                en: "the formula has more than \(Formula.longest) bytes",
                es: "la fórmula tiene más de \(Formula.longest) bytes",
                advice: LocalizedText(en: "split it into several", es: "divídela en varias")
            )
            return []
        }
        var rows: [[MathNode]] = []
        while true {
            rows.append([.row(row(until: .formula))])
            guard index < bytes.count else { break }
            // Only a line break ends a formula's row.
            skipLineBreak()
        }
        // The last line may end with a break too.
        if rows.count > 1, case .row(let last)? = rows.last?.first, last.isEmpty { rows.removeLast() }
        if rows.count > 1 { return [.table(rows, MathTable(form: .gathered))] }
        guard case .row(let nodes)? = rows.first?.first else { return [] }
        return nodes
    }

    // MARK: Bytes

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpaces() {
        while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    }

    /// Continues behind `\\`, and behind a length for more space, as in `\\[4pt]`.
    mutating func skipLineBreak() {
        index += 2
        guard current == UInt8(ascii: "["), index + 1 < bytes.count, bytes[index + 1].isDigit,
            let close = bytes[index...].prefix(16).firstIndex(of: UInt8(ascii: "]"))
        else { return }
        index = close + 1
    }

    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Returns the name of the command that begins here, letters or one other character, and the index behind it.
    func commandName() -> (name: String, end: Int) {
        var end = index + 1
        while end < bytes.count, bytes[end].isLetter { end += 1 }
        if end == index + 1, end < bytes.count {
            end += 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return (String(decoding: bytes[index + 1..<end], as: UTF8.self), end)
    }

    mutating func scalar() -> Unicode.Scalar {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }

    // MARK: Rows

    /// Reads parts up to their end, which is left to be read.
    mutating func row(until end: End) -> [MathNode] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Formula.deepest else {
            failTooDeep()
            return []
        }
        let outer = alphabet
        defer { alphabet = outer }
        var nodes: [MathNode] = []
        while true {
            skipSpaces()
            guard let byte = current else { return nodes }
            switch byte {
            case UInt8(ascii: "}"):
                if end == .brace || end == .line { return nodes }
                failStray(
                    "}",
                    index..<index + 1,
                    advice: LocalizedText(
                        en: "delete it, or write `\\}` for the brace itself",
                        es: "bórrala, o escribe `\\}` si es la propia llave"
                    )
                )
                index += 1
            case UInt8(ascii: "]") where end == .bracket: return nodes
            case UInt8(ascii: "$") where end == .dollar: return nodes
            case UInt8(ascii: "&"):
                if end == .cell { return nodes }
                failStray(
                    "&",
                    index..<index + 1,
                    advice: LocalizedText(
                        en:
                            "it separates cells within `\\begin{aligned}` and similar environments; write `\\&` for the character itself",
                        es:
                            "separa celdas dentro de `\\begin{aligned}` y entornos parecidos; escribe `\\&` si es el propio carácter"
                    )
                )
                index += 1
            case UInt8(ascii: "\\"):
                if starts(with: "\\\\") {
                    if end == .cell || end == .formula || end == .line { return nodes }
                    failStray(
                        "\\\\",
                        index..<index + 2,
                        advice: LocalizedText(
                            en: "use `\\\\` only between the parts of a formula or of `\\begin{aligned}`",
                            es: "usa `\\\\` solo entre las partes de una fórmula o de `\\begin{aligned}`"
                        )
                    )
                    index += 2
                    continue
                }
                let (name, after) = commandName()
                if name == "right", end == .right { return nodes }
                if name == "end", end == .cell { return nodes }
                if let form = Self.infixes[name] {
                    index = after
                    return [fraction(.row(nodes), .row(row(until: end)), form)]
                }
                if let size = Self.letterSizes[name] {
                    index = after
                    // A size is relative to the whole formula, also within another size.
                    let outer = letterSize
                    letterSize = size
                    nodes.append(.sized(size / outer, row(until: end)))
                    letterSize = outer
                    return nodes
                }
                if name == "color" {
                    let start = index
                    index = after
                    let color = color(of: name, at: start..<after)
                    nodes.append(.colored(row(until: end), text: color, background: nil))
                    return nodes
                }
                if let style = Self.styles[name] {
                    index = after
                    nodes.append(.styled(style, row(until: end)))
                    return nodes
                }
                append(part(), to: &nodes)
            default: append(part(), to: &nodes)
            }
        }
    }

    private static let styles: [String: MathStyle] = [
        "displaystyle": .display, "textstyle": .text, "scriptstyle": .script, "scriptscriptstyle": .scriptScript,
    ]

    private mutating func append(_ part: MathNode?, to nodes: inout [MathNode]) {
        guard let part else { return }
        // Neighbouring letters of an alphabet such as the upright one are one name.
        if alphabet?.joinsLetters == true, case .identifier(let letters, let isUpright) = part,
            case .identifier(let before, _)? = nodes.last
        {
            nodes[nodes.count - 1] = .identifier(before + letters, isUpright: isUpright)
            return
        }
        nodes.append(part)
    }

    // MARK: Groups

    /// Reads the argument of a command: a group, or one sign.
    mutating func argument(of command: String, at range: Range<Int>) -> MathNode {
        skipSpaces()
        guard let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "&"), !starts(with: "\\\\") else {
            failMissing(command, range)
            return .row([])
        }
        if byte == UInt8(ascii: "{") { return group() }
        if byte == UInt8(ascii: "^") || byte == UInt8(ascii: "_") {
            failMissing(command, range)
            return .row([])
        }
        if byte.isDigit {
            index += 1
            return .number(String(UnicodeScalar(byte)))
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Formula.deepest else {
            failTooDeep()
            return .row([])
        }
        return atom() ?? .row([])
    }

    mutating func group() -> MathNode {
        let start = index
        index += 1
        let nodes = row(until: .brace)
        if current == UInt8(ascii: "}") { index += 1 } else { failUnclosed("{", by: "}", start..<start + 1) }
        return nodes.count == 1 ? nodes[0] : .row(nodes)
    }
}
