import Markdown
import Support

/// Code in a language that Glosa has no parser for, without the parts that a translator may change: comments, strings, blanks,
/// and in markup the text between tags.
struct ProseFreeCode: Equatable {
    /// The bytes that are left.
    private(set) var bytes: [UInt8] = []
    /// The offset in the sample of each byte that is left.
    private var offsets: [Int] = []
    private let count: Int

    init(_ block: CodeBlock) { self.init(block.slice.bytes, language: block.language ?? "") }

    init(_ source: [UInt8], language: String) {
        count = source.count
        let isTemplate = ProseFreeLanguages.templates.contains(language)
        let isMarkup = isTemplate || ProseFreeLanguages.markup.contains(language)
        let hasHash = ProseFreeLanguages.hashComments.contains(language)
        let isShell = ProseFreeLanguages.shells.contains(language)
        let marks = ProseFreeLanguages.lineComments[language] ?? []
        let isScript = ProseFreeLanguages.scripts.contains(language)
        let isOwn = !language.isEmpty && !ProseFreeLanguages.isKnown(language)
        let isYAML = language == "yaml" || language == "yml"
        let hasPlaceholders =
            isShell || ProseFreeLanguages.servers.contains(language) || source.contains(bytes: ".example.".utf8)
        var index = 0
        var isInTag = false
        func starts(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }
        func skip(to end: String) {
            let mark = Array(end.utf8)
            while index < source.count, !source[index...].starts(with: mark) { index += 1 }
        }
        while index < source.count {
            let byte = source[index]
            if Self.isLanguage(source, index) || isYAML && Self.isLanguageKey(source, index) {
                index += 2
                continue
            }
            // A semicolon at the end of a line is a matter of taste in scripts, and so is a comma before a closing bracket anywhere.
            if isScript, byte == UInt8(ascii: ";"),
                source[(index + 1)...].first(where: { !" \t\r".utf8.contains($0) }).map({ $0 == UInt8(ascii: "\n") })
                    ?? true
            {
                index += 1
                continue
            }
            if byte == UInt8(ascii: ","),
                let next = source[(index + 1)...].first(where: { !" \t\r\n".utf8.contains($0) }),
                ")]}".utf8.contains(next)
            {
                index += 1
                continue
            }
            if isMarkup {
                if starts("<!--") {
                    skip(to: "-->")
                    index += 3
                    continue
                }
                if byte == UInt8(ascii: "<") || isTemplate && (starts("{%") || starts("{{")) { isInTag = true }
                if isInTag { keep(byte, at: index) }
                if byte == UInt8(ascii: ">") || isTemplate && byte == UInt8(ascii: "}") { isInTag = false }
                index += 1
                if byte == UInt8(ascii: ">"), let end = Self.endOfScript(source, from: index) {
                    let script = ProseFreeCode(Array(source[index..<end]), language: "js")
                    bytes += script.bytes
                    offsets += script.offsets.map { $0 + index }
                    index = end
                    continue
                }
                if isInTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
                    ProseFreeLanguages.shownAttributes.contains(Self.attribute(source, before: index - 1))
                {
                    index = source[index...].firstIndex(of: byte) ?? index
                }
                continue
            }
            if byte == UInt8(ascii: ">"), !hasHash, index > 0, !"= -".utf8.contains(source[index - 1]),
                let end = Self.endOfElementText(source, from: index + 1)
            {
                keep(byte, at: index)
                index = end
                continue
            }
            if !marks.isEmpty, index == 0 || " \t\n".utf8.contains(source[index - 1]), marks.contains(where: starts) {
                skip(to: "\n")
                continue
            }
            if byte == UInt8(ascii: "="), let end = Self.endOfDescription(source, from: index) {
                keep(byte, at: index)
                index = end
                continue
            }
            if isOwn, Self.isCommentMark(source, index) {
                skip(to: "\n")
                continue
            }
            switch byte {
            case UInt8(ascii: "/") where starts("//") && (index == 0 || source[index - 1] != UInt8(ascii: ":")):
                skip(to: "\n")
            case UInt8(ascii: "/") where starts("/*"):
                skip(to: "*/")
                index += 2
            case UInt8(ascii: "#") where hasHash && (index == 0 || " \t\n".utf8.contains(source[index - 1])):
                skip(to: "\n")
            case UInt8(ascii: "<") where hasHash:
                keep(byte, at: index)
                index = Self.endOfPlaceholder(source, from: index + 1, by: UInt8(ascii: ">")) ?? index + 1
            case UInt8(ascii: "[") where isShell && index > 0 && source[index - 1] == UInt8(ascii: " "):
                keep(byte, at: index)
                index = Self.endOfPlaceholder(source, from: index + 1, by: UInt8(ascii: "]")) ?? index + 1
            case UInt8(ascii: "{") where isShell && index > 0 && source[index - 1] == UInt8(ascii: " "):
                keep(byte, at: index)
                index = Self.endOfBracedName(source, from: index + 1) ?? index + 1
            case UInt8(ascii: "\"") where starts("\"\"\""), UInt8(ascii: "'") where starts("'''"):
                keep(byte, at: index)
                index += 3
                skip(to: String(repeating: Character(.init(byte)), count: 3))
                index += 3
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                keep(byte, at: index)
                index = Self.endOfString(source, from: index)
            case UInt8(ascii: "`") where isScript:
                for place in Self.codeOfTemplate(source, from: index) { keep(source[place], at: place) }
                index = Self.endOfTemplate(source, from: index)
            case UInt8(ascii: " ") where isShell && Self.isBeforeDescription(source, index):
                skip(to: "\n")
            case UInt8(ascii: " ") where isYAML && Self.isBeforeMail(source, index):
                skip(to: "\n")
            case UInt8(ascii: " ") where isYAML && index > 0 && ":-".utf8.contains(source[index - 1]):
                index = Self.endOfBlockScalar(source, from: index + 1) ?? Self.endOfPlainScalar(source, from: index + 1)
            default:
                if let end = Self.endOfPath(source, from: index) {
                    index = end
                } else if isYAML, let end = PlaceholderWord.endInOtherScript(source, from: index) {
                    index = end
                } else if hasPlaceholders, let end = PlaceholderWord.end(source, from: index) {
                    index = end
                } else {
                    keep(byte, at: index)
                    index += 1
                }
            }
        }
    }

    /// The first difference of two samples, as ranges in each; nil if they are alike.
    func firstDifference(from other: ProseFreeCode) -> (own: Range<Int>, other: Range<Int>)? {
        guard bytes != other.bytes else { return nil }
        var index = 0
        while index < bytes.count, index < other.bytes.count, bytes[index] == other.bytes[index] { index += 1 }
        return (place(index), other.place(index))
    }

    static func == (left: ProseFreeCode, right: ProseFreeCode) -> Bool { left.bytes == right.bytes }

    private mutating func keep(_ byte: UInt8, at offset: Int) {
        guard !" \t\r\n".utf8.contains(byte) else { return }
        bytes.append(byte)
        offsets.append(offset)
    }

    private func place(_ index: Int) -> Range<Int> {
        index < offsets.count ? offsets[index]..<(offsets[index] + 1) : count..<count
    }

    /// The index after the string that begins at an offset; a quotation mark without a partner on its line is no string.
    private static func endOfString(_ source: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < source.count, source[index] != UInt8(ascii: "\n") {
            if source[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if source[index] == source[start] { return index + 1 }
            index += 1
        }
        return start + 1
    }
}
