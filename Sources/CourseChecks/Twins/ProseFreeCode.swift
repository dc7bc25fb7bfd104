import Course
import Support

/// Code in a language that Glosa has no parser for, without the parts that a translator may change: comments, strings, blanks,
/// and in markup the text between tags.
struct ProseFreeCode: Equatable {
    /// The bytes that are left.
    private(set) var bytes: [UInt8] = []
    /// The offset in the sample of each byte that is left.
    private var offsets: [Int] = []
    private let count: Int

    init(_ source: [UInt8], language: String) {
        count = source.count
        let isTemplate = ProseFreeLanguages.templates.contains(language)
        let isMarkup = isTemplate || ProseFreeLanguages.markup.contains(language)
        let hasHash = ProseFreeLanguages.hashComments.contains(language)
        let isShell = ProseFreeLanguages.shells.contains(language)
        let marks = ProseFreeLanguages.lineComments[language] ?? []
        let isScript = ProseFreeLanguages.scripts.contains(language)
        let isYAML = language == "yaml" || language == "yml"
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
            // A comma before a closing bracket is a matter of taste.
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
            case UInt8(ascii: "\""),
                UInt8(ascii: "'") where starts(String(repeating: Character(.init(byte)), count: 3)):
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
                index = Self.endOfPlainScalar(source, from: index + 1)
            default:
                if isShell || source[index...].prefix(40).contains(bytes: ".example.".utf8),
                    let end = PlaceholderWord.end(source, from: index)
                {
                    index = end
                } else {
                    keep(byte, at: index)
                    index += 1
                }
            }
        }
    }

    /// Returns true for the two letters of a language in an address: `https://example.org/fr/`, `…?lang=fr`.
    private static func isLanguage(_ source: [UInt8], _ index: Int) -> Bool {
        func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        guard index > 0, index + 1 < source.count, "/=".utf8.contains(source[index - 1]), isSmall(source[index]),
            isSmall(source[index + 1]), index + 2 == source.count || "/&#?\"' \n".utf8.contains(source[index + 2])
        else { return false }
        let before = source[..<index].reversed().prefix { !"\"' \t\n".utf8.contains($0) }
        return Array(before.reversed()).contains(bytes: "://".utf8)
    }

    /// Returns true for a key that is the name of a language, as files of translations begin: `en:`.
    private static func isLanguageKey(_ source: [UInt8], _ index: Int) -> Bool {
        func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        return index + 2 < source.count && (index == 0 || source[index - 1] == UInt8(ascii: "\n"))
            && isSmall(source[index])
            && isSmall(source[index + 1]) && source[index + 2] == UInt8(ascii: ":")
    }

    /// The index of the end tag of the script whose start tag ends before an offset; nil if that is another tag's.
    private static func endOfScript(_ source: [UInt8], from start: Int) -> Int? {
        let name = Array("<script".utf8)
        guard let tag = source[..<start].lastIndex(of: name[0]), source[tag...].starts(with: name) else { return nil }
        let end = Array("</script".utf8)
        return source[start...].firstRange(ofBytes: end)?.lowerBound
    }

    /// The name of the attribute whose value's quotation mark stands at an offset, in lower case; empty if there is none.
    private static func attribute(_ source: [UInt8], before quote: Int) -> String {
        let before = source[..<quote].reversed().drop { $0 == UInt8(ascii: " ") }
        guard before.first == UInt8(ascii: "=") else { return "" }
        let name = before.dropFirst().drop { $0 == UInt8(ascii: " ") }.prefix {
            $0.isAlphanumeric || $0 == UInt8(ascii: "-")
        }
        return String(decoding: name.reversed(), as: UTF8.self).lowercased()
    }

    /// The index of the tag behind the text of an element in a template, such as PHP's or JSX's; nil if what follows is code.
    private static func endOfElementText(_ source: [UInt8], from start: Int) -> Int? {
        var end = start
        while end + 1 < source.count, source[end] != UInt8(ascii: "<") {
            guard !";{}()=>&|".utf8.contains(source[end]) else { return nil }
            end += 1
        }
        guard end + 1 < source.count else { return nil }
        let next = source[end + 1]
        return next == UInt8(ascii: "/") || (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z")
            ? end : nil
    }

    /// The index after the template literal that begins at an offset (ECMAScript, section 12.9.6); the next one if it isn't closed.
    private static func endOfTemplate(_ source: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < source.count {
            if source[index] == UInt8(ascii: "`") { return index + 1 }
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return start + 1
    }

    /// The indices of a template literal's quotation mark, and of the code that it holds: `${count}`.
    private static func codeOfTemplate(_ source: [UInt8], from start: Int) -> [Int] {
        let end = endOfTemplate(source, from: start)
        var places = [start]
        var depth = 0
        for index in (start + 1)..<max(start + 1, end - 1) {
            if depth > 0 {
                depth += source[index] == UInt8(ascii: "{") ? 1 : source[index] == UInt8(ascii: "}") ? -1 : 0
                places.append(index)
            } else if source[index] == UInt8(ascii: "{"), source[index - 1] == UInt8(ascii: "$") {
                depth = 1
                places.append(index)
            }
        }
        return places
    }

    /// Returns true for the blanks between an option and what a list of options says of it: `--trace string   Path of the trace`.
    private static func isBeforeDescription(_ source: [UInt8], _ index: Int) -> Bool {
        guard index + 1 < source.count, source[index + 1] == UInt8(ascii: " ") else { return false }
        let start = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let option = source[start..<index].drop { $0 == UInt8(ascii: " ") }
        let rest = source[index...].drop { $0 == UInt8(ascii: " ") }
        guard let first = rest.first, first != UInt8(ascii: "\n"), !"-\\|&<>".utf8.contains(first) else { return false }
        return option.first == UInt8(ascii: "-")
    }

    /// Returns true for the blank before an address of somebody's mail, in the place of which readers write their own.
    private static func isBeforeMail(_ source: [UInt8], _ index: Int) -> Bool {
        let rest = source[(index + 1)...].prefix { !" \t\n#".utf8.contains($0) }
        guard let sign = rest.firstIndex(of: UInt8(ascii: "@")), sign > rest.startIndex else { return false }
        let name = rest[..<sign].allSatisfy { $0 >= 0x80 || $0.isAlphanumeric || ".-_+".utf8.contains($0) }
        return name && rest[(sign + 1)...].contains(UInt8(ascii: ".")) && !rest.contains(UInt8(ascii: "/"))
    }

    /// The index of the sign that ends a name in brackets, for which readers put their own; nil if it is none.
    private static func endOfPlaceholder(_ source: [UInt8], from start: Int, by sign: UInt8) -> Int? {
        let end = source[start...].firstIndex { !($0 >= 0x80 || $0.isAlphanumeric || " -_.,'".utf8.contains($0)) }
        guard let end, end > start, source[end] == sign, !" -,".utf8.contains(source[start]) else {
            return nil
        }
        return end
    }

    /// The index of the brace behind the name of what a reader puts in, `{dataset-name}`; nil for lists and ranges, which the shell
    /// expands.
    private static func endOfBracedName(_ source: [UInt8], from start: Int) -> Int? {
        let end = endOfPlaceholder(source, from: start, by: UInt8(ascii: "}"))
        return end.flatMap { source[start..<$0].contains { ",.".utf8.contains($0) } ? nil : $0 }
    }

    /// The index after the rest of a YAML line if it is a sentence, an unquoted text of several words; else the start.
    private static func endOfPlainScalar(_ source: [UInt8], from start: Int) -> Int {
        let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        let text = source[start..<end]
        guard let first = text.first, !"[{&*|>\"'#".utf8.contains(first), text.contains(UInt8(ascii: " ")) else {
            return start
        }
        return end
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
