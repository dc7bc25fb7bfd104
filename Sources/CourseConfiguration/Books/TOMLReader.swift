import Diagnostics
import Support

/// Reads the part of TOML 1.0 that `book.toml` and front matter use: tables, dotted keys, strings of all four kinds, arrays and inline tables.
/// Numbers, dates and truth values are kept as they are written. A line that it can't read is left out, with a finding.
///
/// Findings about settings stand at their values. The libraries for TOML that there are tell the places of faults alone.
package struct TOMLReader {
    private let file: SourceFile
    private let bytes: ArraySlice<UInt8>
    private let rule: RuleID
    private var index: Int
    private var values: [(path: [String], value: TOMLValue)] = []
    private var findings = DiagnosticList()

    /// The greatest depth of arrays and tables within one another.
    private static let deepest = 16
    /// The largest number of values, more than anybody writes.
    private static let most = 10_000

    /// - Parameters:
    ///   - range: the part of the file to read, as offsets; nil: all of it.
    ///   - rule: the rule that findings are about.
    /// - Returns: the file's table, and what couldn't be read.
    package static func read(
        _ file: SourceFile,
        range: Range<Int>? = nil,
        rule: RuleID = .configuration
    ) -> (root: TOMLValue, findings: [Diagnostic]) {
        var reader = TOMLReader(file, range ?? file.bytes.indices, rule)
        reader.readAll()
        var root = TOMLTree()
        for (path, value) in reader.values { root.insert(value, at: path[...]) }
        return (root.value(file.range(0..<0)), reader.findings.diagnostics)
    }

    private init(_ file: SourceFile, _ range: Range<Int>, _ rule: RuleID) {
        (self.file, self.rule) = (file, rule)
        (bytes, index) = (file.bytes[range], range.lowerBound)
    }

    private mutating func readAll() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
        var table: [String] = []
        while index < bytes.endIndex, values.count < Self.most {
            skipBlanks(andLines: true)
            guard index < bytes.endIndex else { break }
            let start = index
            if let header = readHeader() {
                table = header
                values.append((table, TOMLValue(content: .table([]), range: file.range(start..<index))))
            } else if index == start, let key = readKey(), take(UInt8(ascii: "=")), let value = readValue(depth: 0),
                isAtEnd()
            {
                values.append((table + key, value))
            } else {
                report(from: start)
            }
        }
    }

    private mutating func report(from start: Int) {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        findings.append(
            Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(
                    en: "this line of \(file.path) can't be read as TOML, and is left out",
                    es: "esta línea de \(file.path) no se puede leer como TOML, y se omite"
                ),
                range: file.range(start..<end),
                advice: LocalizedText(
                    en: "write `key = \"value\"`, `key = [\"a\", \"b\"]` or `[table]`",
                    es: "escribe `clave = \"valor\"`, `clave = [\"a\", \"b\"]` o `[tabla]`"
                )
            )
        )
        index = max(index, end)
        if index < bytes.endIndex, bytes[index] != UInt8(ascii: "\n") {
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        }
    }

    // MARK: Keys

    /// Reads `[a.b]` or `[[a.b]]`.
    private mutating func readHeader() -> [String]? {
        let start = index
        guard take(UInt8(ascii: "[")) else { return nil }
        let isList = take(UInt8(ascii: "["))
        guard let key = readKey(), take(UInt8(ascii: "]")), !isList || take(UInt8(ascii: "]")), isAtEnd() else {
            // Behind the sign, so that the line isn't read as a key.
            index = start + 1
            return nil
        }
        return key
    }

    private mutating func readKey() -> [String]? {
        var key: [String] = []
        repeat {
            skipBlanks()
            guard index < bytes.endIndex else { return nil }
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                guard let name = readString() else { return nil }
                key.append(name)
            } else {
                let name = bytes[index...].prefix {
                    $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                }
                guard !name.isEmpty else { return nil }
                key.append(String(decoding: name, as: UTF8.self))
                index = name.endIndex
            }
            skipBlanks()
        } while key.count < Self.deepest && take(UInt8(ascii: "."))
        return key
    }

    // MARK: Values

    private mutating func readValue(depth: Int) -> TOMLValue? {
        skipBlanks()
        let start = index
        guard index < bytes.endIndex, depth < Self.deepest else { return nil }
        func value(_ content: TOMLValue.Content, _ end: Int) -> TOMLValue {
            TOMLValue(content: content, range: file.range(start..<end))
        }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString().map { value(.text($0), index) }
        case UInt8(ascii: "["):
            index += 1
            var list: [TOMLValue] = []
            while true {
                skipBlanks(andLines: true)
                if take(UInt8(ascii: "]")) { return value(.list(list), index) }
                guard list.count < Self.most, let element = readValue(depth: depth + 1) else { return nil }
                list.append(element)
                skipBlanks(andLines: true)
                guard take(UInt8(ascii: ",")) || index < bytes.endIndex && bytes[index] == UInt8(ascii: "]") else {
                    return nil
                }
            }
        case UInt8(ascii: "{"):
            index += 1
            var tree = TOMLTree()
            while true {
                skipBlanks(andLines: true)
                if take(UInt8(ascii: "}")) { return tree.value(file.range(start..<index)) }
                guard let key = readKey(), take(UInt8(ascii: "=")), let element = readValue(depth: depth + 1) else {
                    return nil
                }
                tree.insert(element, at: key[...])
                skipBlanks(andLines: true)
                guard take(UInt8(ascii: ",")) || index < bytes.endIndex && bytes[index] == UInt8(ascii: "}") else {
                    return nil
                }
            }
        default:
            let word = bytes[index...].prefix { $0.isAlphanumeric || "+-._:".utf8.contains($0) }
            guard !word.isEmpty else { return nil }
            index = word.endIndex
            return value(.word(String(decoding: word, as: UTF8.self)), index)
        }
    }

    private mutating func readString() -> String? {
        let quote = bytes[index]
        let isBasic = quote == UInt8(ascii: "\"")
        let isLong = bytes[index...].starts(with: [quote, quote, quote])
        index += isLong ? 3 : 1
        // A line break right behind the quotes is none of the text.
        if isLong, index < bytes.endIndex, bytes[index] == 0x0D { index += 1 }
        if isLong, index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
        var text: [UInt8] = []
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == quote {
                guard isLong else {
                    index += 1
                    return String(decoding: text, as: UTF8.self)
                }
                if bytes[index...].starts(with: [quote, quote, quote]) {
                    index += 3
                    return String(decoding: text, as: UTF8.self)
                }
            }
            if !isLong, byte == 0x0A || byte == 0x0D { return nil }
            if isBasic, byte == UInt8(ascii: "\\") {
                guard let escaped = readEscape(isLong: isLong) else { return nil }
                text += escaped
                continue
            }
            text.append(byte)
            index += 1
        }
        return nil
    }

    private mutating func readEscape(isLong: Bool) -> [UInt8]? {
        index += 1
        guard index < bytes.endIndex else { return nil }
        let sign = bytes[index]
        index += 1
        switch sign {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [sign]
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let digits = bytes[index...].prefix(sign == UInt8(ascii: "u") ? 4 : 8)
            guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code), code >= 0x20
            else { return nil }
            index = digits.endIndex
            return Array(String(Character(scalar)).utf8)
        case 0x0A, 0x0D, 0x20, 0x09:
            guard isLong else { return nil }
            while index < bytes.endIndex, bytes[index].isWhitespace { index += 1 }
            return []
        default: return nil
        }
    }

    // MARK: Signs

    private mutating func take(_ sign: UInt8) -> Bool {
        skipBlanks()
        guard index < bytes.endIndex, bytes[index] == sign else { return false }
        index += 1
        return true
    }

    /// Skips spaces, and with `andLines` also line breaks and comments.
    private mutating func skipBlanks(andLines: Bool = false) {
        while index < bytes.endIndex {
            if bytes[index].isSpaceOrTab || andLines && bytes[index].isWhitespace {
                index += 1
            } else if andLines, bytes[index] == UInt8(ascii: "#") {
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            } else {
                return
            }
        }
    }

    /// Returns true if nothing but a comment follows on the line.
    private mutating func isAtEnd() -> Bool {
        skipBlanks()
        guard index < bytes.endIndex else { return true }
        return bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == UInt8(ascii: "#")
    }
}

/// A table that is being put together.
private struct TOMLTree {
    private var order: [String] = []
    private var tables: [String: TOMLTree] = [:]
    private var values: [String: TOMLValue] = [:]

    mutating func insert(_ value: TOMLValue, at path: ArraySlice<String>) {
        guard let key = path.first else { return }
        if tables[key] == nil, values[key] == nil { order.append(key) }
        if path.count == 1 {
            // A table's header gives its place, and none of its values.
            if case .table(let entries) = value.content, entries.isEmpty, values[key] != nil { return }
            values[key] = value
        } else {
            tables[key, default: TOMLTree()].insert(value, at: path.dropFirst())
        }
    }

    func value(_ range: SourceRange) -> TOMLValue {
        let entries = order.map { key -> TOMLValue.Entry in
            let own = values[key]
            guard let table = tables[key] else {
                return TOMLValue.Entry(key: key, value: own ?? TOMLValue(content: .table([]), range: range))
            }
            var value = table.value(own?.range ?? range)
            if let more = own?.table, case .table(let inner) = value.content { value.content = .table(more + inner) }
            return TOMLValue.Entry(key: key, value: value)
        }
        return TOMLValue(content: .table(entries), range: range)
    }
}
