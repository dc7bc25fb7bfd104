import Support

/// Reads the part of YAML that front matter and `@{…}` blocks use: mappings by indentation, lists, plain, quoted and
/// block scalars, flow values and comments.
struct BlockValueParser {
    private struct Line {
        let indent: Int
        let content: Range<Int>
    }

    private let bytes: [UInt8]
    private var lines: [Line] = []
    private var next = 0
    private static let deepest = 16

    /// - Returns: the value; nil if the text is not YAML of that kind.
    static func parse(_ bytes: [UInt8], _ range: Range<Int>) -> SettingValue? {
        var parser = BlockValueParser(bytes, range)
        guard !parser.lines.isEmpty else { return .object([]) }
        let value = parser.block(indent: parser.lines[0].indent, depth: 0)
        return parser.next == parser.lines.count ? value : nil
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, bytes[end] != 0x0A { end += 1 }
            var first = start
            while first < end, bytes[first].isSpaceOrTab { first += 1 }
            var last = end
            while last > first, bytes[last - 1].isWhitespace { last -= 1 }
            if first < last, bytes[first] != UInt8(ascii: "#") {
                lines.append(Line(indent: first - start, content: first..<last))
            }
            start = end + 1
        }
    }

    private mutating func block(indent: Int, depth: Int) -> SettingValue? {
        guard depth < Self.deepest, next < lines.count else { return nil }
        let first = bytes[lines[next].content.lowerBound]
        if first == UInt8(ascii: "-"), isListItem(lines[next]) { return list(indent: indent, depth: depth) }
        if first == UInt8(ascii: "{") { return flow(from: lines[next].content.lowerBound) }
        var entries: [SettingValue.Entry] = []
        var keys: Set<String> = []
        while next < lines.count, lines[next].indent == indent {
            let line = lines[next].content
            guard let (key, rest) = splitKey(line), keys.insert(key).inserted else { return nil }
            next += 1
            guard let value = value(rest, line: line, indent: indent, depth: depth) else { return nil }
            entries.append(.init(key: key, value: value))
        }
        if next < lines.count, lines[next].indent > indent { return nil }
        return .object(entries)
    }

    private mutating func value(_ rest: Int, line: Range<Int>, indent: Int, depth: Int) -> SettingValue? {
        if rest >= line.upperBound || bytes[rest] == UInt8(ascii: "#") {
            guard next < lines.count,
                lines[next].indent > indent || (lines[next].indent == indent && isListItem(lines[next]))
            else { return .null }
            return block(indent: lines[next].indent, depth: depth + 1)
        }
        switch bytes[rest] {
        case UInt8(ascii: "|"): return .string(blockScalar(indent: indent, separator: "\n"))
        case UInt8(ascii: ">"): return .string(blockScalar(indent: indent, separator: " "))
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            next -= 1
            return flow(from: rest)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = withoutComment(rest..<line.upperBound, isQuoted: true)
            if let value = FlowValueParser.parse(bytes[text]) { return value }
            // A quoted text may continue on the next lines.
            return flow(from: rest)
        default:
            let text = withoutComment(rest..<line.upperBound, isQuoted: false)
            guard !containsKeySeparator(text) else { return nil }
            return SettingValue(plain: String(decoding: bytes[text], as: UTF8.self))
        }
    }

    private mutating func list(indent: Int, depth: Int) -> SettingValue? {
        var values: [SettingValue] = []
        while next < lines.count, lines[next].indent == indent, isListItem(lines[next]) {
            let line = lines[next].content
            var rest = line.lowerBound + 1
            while rest < line.upperBound, bytes[rest].isSpaceOrTab { rest += 1 }
            next += 1
            guard let value = value(rest, line: line, indent: indent, depth: depth) else { return nil }
            values.append(value)
        }
        return .list(values)
    }

    /// Reads a value in braces, brackets or quotes, which may span several lines; behind it, its last line may only have a
    /// comment.
    private mutating func flow(from start: Int) -> SettingValue? {
        guard let textEnd = lines.last?.content.upperBound,
            let (value, end) = FlowValueParser.parsePrefix(bytes[start..<textEnd]),
            withoutComment(start..<end, isQuoted: true).upperBound == end
        else { return nil }
        var last = max(0, next - 1)
        while lines[last].content.upperBound < end { last += 1 }
        let rest = bytes[end..<lines[last].content.upperBound]
        let afterSpace = rest.drop(while: \.isSpaceOrTab)
        let isComment = afterSpace.first == UInt8(ascii: "#") && afterSpace.startIndex > rest.startIndex
        guard afterSpace.isEmpty || isComment else { return nil }
        next = last + 1
        return value
    }

    private mutating func blockScalar(indent: Int, separator: String) -> String {
        var parts: [String] = []
        while next < lines.count, lines[next].indent > indent {
            parts.append(String(decoding: bytes[lines[next].content], as: UTF8.self))
            next += 1
        }
        return parts.joined(separator: separator)
    }

    private func isListItem(_ line: Line) -> Bool {
        let start = line.content.lowerBound
        return bytes[start] == UInt8(ascii: "-") && (line.content.count == 1 || bytes[start + 1].isSpaceOrTab)
    }

    /// Returns the key of a `key: value` line and the offset of its value; nil for other lines.
    private func splitKey(_ line: Range<Int>) -> (String, Int)? {
        var index = line.lowerBound
        let quote = bytes[index]
        var key: Range<Int>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            while index < line.upperBound, bytes[index] != quote { index += 1 }
            key = (line.lowerBound + 1)..<index
            index += 1
        } else {
            while index < line.upperBound {
                if bytes[index] == UInt8(ascii: ":"), index + 1 == line.upperBound || bytes[index + 1].isSpaceOrTab {
                    break
                }
                index += 1
            }
            key = line.lowerBound..<min(index, line.upperBound)
        }
        while index < line.upperBound, bytes[index].isSpaceOrTab { index += 1 }
        guard index < line.upperBound, bytes[index] == UInt8(ascii: ":") else { return nil }
        index += 1
        while index < line.upperBound, bytes[index].isSpaceOrTab { index += 1 }
        while key.upperBound > key.lowerBound, bytes[key.upperBound - 1].isSpaceOrTab {
            key = key.lowerBound..<(key.upperBound - 1)
        }
        return (String(decoding: bytes[key], as: UTF8.self), index)
    }

    private func withoutComment(_ range: Range<Int>, isQuoted: Bool) -> Range<Int> {
        var index = range.lowerBound
        var quote: UInt8 = 0
        while index < range.upperBound {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if isQuoted, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "#"), index > range.lowerBound, bytes[index - 1].isSpaceOrTab {
                break
            }
            index += 1
        }
        while index > range.lowerBound, bytes[index - 1].isWhitespace { index -= 1 }
        return range.lowerBound..<index
    }

    private func containsKeySeparator(_ range: Range<Int>) -> Bool {
        for index in range.dropLast() where bytes[index] == UInt8(ascii: ":") && bytes[index + 1].isSpaceOrTab {
            return true
        }
        return false
    }
}
