import Diagnostics
import Support

/// Reads JSON and YAML's flow style (`{key: value, list: [1, 2]}`), as directives and `@{…}` blocks use them.
struct FlowValueParser {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private static let deepest = 32

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// Reads the whole text as one value; nil if it is not one.
    static func parse(_ bytes: ArraySlice<UInt8>) -> SettingValue? {
        var parser = FlowValueParser(bytes)
        guard let value = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        return parser.index == bytes.endIndex ? value : nil
    }

    /// Reads the value that the text begins with, and its end; nil if there is none.
    static func parsePrefix(_ bytes: ArraySlice<UInt8>) -> (value: SettingValue, end: Int)? {
        var parser = FlowValueParser(bytes)
        return parser.value(depth: 0).map { ($0, parser.index) }
    }

    /// Reads the entries of an object whose braces are not part of the text.
    static func parseEntries(_ bytes: ArraySlice<UInt8>) -> SettingValue? {
        var parser = FlowValueParser(bytes)
        guard let entries = parser.entries(depth: 1, isBraced: false) else { return nil }
        return .object(entries)
    }

    private mutating func value(depth: Int) -> SettingValue? {
        guard depth < Self.deepest else { return nil }
        skipSpace()
        guard index < bytes.endIndex else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"):
            index += 1
            return entries(depth: depth + 1, isBraced: true).map { .object($0) }
        case UInt8(ascii: "["):
            index += 1
            return list(depth: depth + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted().map { .string($0) }
        default: return plain(isKey: false).map { SettingValue(plain: $0) }
        }
    }

    private mutating func entries(depth: Int, isBraced: Bool) -> [SettingValue.Entry]? {
        var entries: [SettingValue.Entry] = []
        while true {
            skipSpace()
            guard index < bytes.endIndex else { return isBraced ? nil : entries }
            if bytes[index] == UInt8(ascii: "}") {
                index += 1
                return isBraced ? entries : nil
            }
            if bytes[index] == UInt8(ascii: ",") {
                index += 1
                continue
            }
            let isQuoted = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
            guard let key = isQuoted ? quoted() : plain(isKey: true), isQuoted || !key.isEmpty else { return nil }
            skipSpace()
            guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else {
                entries.append(.init(key: key, value: .null))
                continue
            }
            index += 1
            skipSpace()
            if index < bytes.endIndex, bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "}") {
                entries.append(.init(key: key, value: .null))
                continue
            }
            guard index < bytes.endIndex else {
                entries.append(.init(key: key, value: .null))
                continue
            }
            guard let value = value(depth: depth) else { return nil }
            entries.append(.init(key: key, value: value))
            skipSpace()
            guard index == bytes.endIndex || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "}")
            else {
                return nil
            }
        }
    }

    private mutating func list(depth: Int) -> SettingValue? {
        var values: [SettingValue] = []
        while true {
            skipSpace()
            guard index < bytes.endIndex else { return nil }
            if bytes[index] == UInt8(ascii: "]") {
                index += 1
                return .list(values)
            }
            if bytes[index] == UInt8(ascii: ",") {
                index += 1
                continue
            }
            let start = index
            guard let value = value(depth: depth), index > start else { return nil }
            values.append(value)
        }
    }

    private mutating func quoted() -> String? {
        let quote = bytes[index]
        index += 1
        var text: [UInt8] = []
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == quote {
                if quote == UInt8(ascii: "'"), index < bytes.endIndex, bytes[index] == quote {
                    text.append(quote)
                    index += 1
                    continue
                }
                // Escapes may contain characters that were replaced when the file was read.
                ControlCharacters.replace(in: &text)
                return String(decoding: text, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index < bytes.endIndex else {
                text.append(byte)
                continue
            }
            appendEscape(bytes[index], to: &text)
        }
        return nil
    }

    private mutating func appendEscape(_ escape: UInt8, to text: inout [UInt8]) {
        index += 1
        switch escape {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "u"):
            let end = min(index + 4, bytes.endIndex)
            if let code = UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            {
                text.append(contentsOf: Array(String(Character(scalar)).utf8))
                index = end
            }
        default: text.append(escape)
        }
    }

    /// Reads an unquoted scalar: up to `,`, `]`, `}`, or, for keys and if YAML says so, `: `.
    private mutating func plain(isKey: Bool) -> String? {
        let start = index
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { break }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return nil }
            if byte == UInt8(ascii: ":") {
                let isLast = index + 1 == bytes.endIndex
                if isLast || bytes[index + 1].isWhitespace || isKey { break }
            }
            if byte == UInt8(ascii: "#"), index > start, bytes[index - 1].isWhitespace { return nil }
            if byte == 0x0A, isKey { break }
            index += 1
        }
        var end = index
        while end > start, bytes[end - 1].isWhitespace { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex, bytes[index].isWhitespace { index += 1 }
    }
}
