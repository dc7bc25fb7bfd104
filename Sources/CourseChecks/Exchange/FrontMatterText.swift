import Diagnostics
import Markdown
import Support

/// A value of the front matter that readers see, on one line.
struct FrontMatterText {
    /// The bytes of the value in the file, with its quotation marks.
    let range: Range<Int>
    let key: String
    let text: String

    /// The values of keys. A value that YAML or TOML reads in another way than line by line is left out.
    static func all(in document: Document) -> [FrontMatterText] {
        guard let frontMatter = document.frontMatter else { return [] }
        let range = frontMatter.range
        let bytes = document.file.bytes
        var found: [FrontMatterText] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
            if let text = text(in: start..<end, of: bytes, frontMatter.format) { found.append(text) }
            start = end + 1
        }
        return found
    }

    private static func text(
        in line: Range<Int>,
        of bytes: [UInt8],
        _ format: FrontMatter.Format
    ) -> FrontMatterText? {
        let isTOML = format == .toml
        guard let sign = bytes[line].firstIndex(of: isTOML ? UInt8(ascii: "=") : UInt8(ascii: ":")) else { return nil }
        let name = bytes[line.lowerBound..<sign]
        let key = String(decoding: isTOML ? name.trimmed : name, as: UTF8.self)
        let value = bytes[(sign + 1)..<line.upperBound].trimmed
        guard ShownKeys.contains(key), let first = value.first else { return nil }
        let quoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        let text = String(decoding: quoted ? value.dropFirst().dropLast() : value, as: UTF8.self)
        if quoted {
            guard value.count > 1, value.last == first, !text.contains("\\"), !text.contains(Character(.init(first)))
            else { return nil }
        } else if isTOML || !isPlain(text) {
            return nil
        }
        return FrontMatterText(range: value.startIndex..<value.endIndex, key: key, text: text)
    }

    /// Returns true if YAML reads the text as it stands (YAML 1.2, section 7.3.3), and not as a number or a truth value.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter else { return false }
        return !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
            && !["true", "false", "yes", "no", "null", "on", "off"].contains(text.lowercased())
    }

    /// Returns the value that says a text.
    static func written(_ text: String, _ format: FrontMatter.Format) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard format == .toml || !isPlain(line) else { return line }
        return "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
