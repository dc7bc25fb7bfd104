import Support

/// The parts of commands and settings in whose place readers, or translators, write their own.
extension ProseFreeCode {
    /// Returns true for the two letters of a language in an address: `https://example.org/fr/`, `…?lang=fr`.
    static func isLanguage(_ source: [UInt8], _ index: Int) -> Bool {
        func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        guard index > 0, index + 1 < source.count, "/=".utf8.contains(source[index - 1]), isSmall(source[index]),
            isSmall(source[index + 1]), index + 2 == source.count || "/&#?\"' \n".utf8.contains(source[index + 2])
        else { return false }
        let before = source[..<index].reversed().prefix { !"\"' \t\n".utf8.contains($0) }
        return Array(before.reversed()).contains(bytes: "://".utf8)
    }

    /// Returns true for a key that is the name of a language, as files of translations begin: `en:`.
    static func isLanguageKey(_ source: [UInt8], _ index: Int) -> Bool {
        func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        return index + 2 < source.count && (index == 0 || source[index - 1] == UInt8(ascii: "\n"))
            && isSmall(source[index])
            && isSmall(source[index + 1]) && source[index + 2] == UInt8(ascii: ":")
    }

    /// Returns true for the blanks between an option and what a list of options says of it: `--trace string   Path of the trace`.
    static func isBeforeDescription(_ source: [UInt8], _ index: Int) -> Bool {
        guard index + 1 < source.count, source[index + 1] == UInt8(ascii: " ") else { return false }
        let start = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let option = source[start..<index].drop { $0 == UInt8(ascii: " ") }
        let rest = source[index...].drop { $0 == UInt8(ascii: " ") }
        guard let first = rest.first, first != UInt8(ascii: "\n"), !"-\\|&<>".utf8.contains(first) else { return false }
        return option.first == UInt8(ascii: "-")
    }

    /// Returns true for the blank before an address of somebody's mail, in the place of which readers write their own.
    static func isBeforeMail(_ source: [UInt8], _ index: Int) -> Bool {
        let rest = source[(index + 1)...].prefix { !" \t\n#".utf8.contains($0) }
        guard let sign = rest.firstIndex(of: UInt8(ascii: "@")), sign > rest.startIndex else { return false }
        let name = rest[..<sign].allSatisfy { $0 >= 0x80 || $0.isAlphanumeric || ".-_+".utf8.contains($0) }
        return name && rest[(sign + 1)...].contains(UInt8(ascii: ".")) && !rest.contains(UInt8(ascii: "/"))
    }

    /// The index of the sign that ends a name in brackets, for which readers put their own; nil if it is none.
    static func endOfPlaceholder(_ source: [UInt8], from start: Int, by sign: UInt8) -> Int? {
        let end = source[start...].firstIndex { !($0 >= 0x80 || $0.isAlphanumeric || " -_.,'".utf8.contains($0)) }
        guard let end, end > start, source[end] == sign, !" -,".utf8.contains(source[start]) else {
            return nil
        }
        return end
    }

    /// Returns true for a sign that begins a comment in most languages that have it, at the beginning of a line or behind blanks that
    /// align it with others.
    static func isCommentMark(_ source: [UInt8], _ index: Int) -> Bool {
        guard ";#%".utf8.contains(source[index]) || source[index...].starts(with: "--".utf8) else { return false }
        let rest = source[index...].drop { ";#%-".utf8.contains($0) }
        guard rest.first == UInt8(ascii: " ") else { return false }
        let before = source[..<index]
        let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return blanks > 1 || blanks == before.count || before.dropLast(blanks).last == UInt8(ascii: "\n")
    }

    /// The words for a path, in the languages that documentation is mostly translated into.
    private static let pathWords: Set<String> = [
        "path", "ruta", "camino", "chemin", "caminho", "pfad", "percorso", "put", "sciezka", "cesta", "jalur", "pad",
        "yol",
    ]

    /// The index after a path whose words stand for the reader's own, `/path/to/videos`; nil if none begins at an offset.
    static func endOfPath(_ source: [UInt8], from start: Int) -> Int? {
        func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric || "-_.~/\\".utf8.contains(byte) }
        guard isPart(source[start]), start == 0 || !isPart(source[start - 1]) else { return nil }
        let end = source[start...].firstIndex { !isPart($0) } ?? source.count
        let path = source[start..<end]
        guard path.contains(where: { "/\\".utf8.contains($0) }) else { return nil }
        let words = path.split { "/\\-_".utf8.contains($0) }
        return words.contains { pathWords.contains(String(decoding: $0, as: UTF8.self).lowercased()) } ? end : nil
    }

    /// The index of the brace behind the name of what a reader puts in, `{dataset-name}`; nil for lists and ranges, which the shell
    /// expands.
    static func endOfBracedName(_ source: [UInt8], from start: Int) -> Int? {
        let end = endOfPlaceholder(source, from: start, by: UInt8(ascii: "}"))
        return end.flatMap { source[start..<$0].contains { ",.".utf8.contains($0) } ? nil : $0 }
    }

    /// The index after the rest of a YAML line if it is a sentence, an unquoted text of several words; else the start.
    static func endOfPlainScalar(_ source: [UInt8], from start: Int) -> Int {
        let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        let text = source[start..<end]
        guard let first = text.first, !"[{&*|>\"'#".utf8.contains(first), text.contains(UInt8(ascii: " ")) else {
            return start
        }
        return end
    }

    /// The keys of YAML whose text is run.
    private static let codeKeys: Set<String> = [
        "run", "script", "before_script", "after_script", "command", "cmd", "args", "entrypoint", "exec", "shell",
        "inline", "code",
    ]

    /// The index after a text of several lines in YAML, below a key that isn't one of commands; nil if none begins at an offset (YAML
    /// 1.2, section 8.1).
    static func endOfBlockScalar(_ source: [UInt8], from start: Int) -> Int? {
        guard start < source.count, "|>".utf8.contains(source[start]) else { return nil }
        let line = source[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        func indentation(_ begin: Int) -> Int { source[begin...].prefix { $0 == UInt8(ascii: " ") }.count }
        let key = source[line..<start].filter { $0 == UInt8(ascii: "_") || $0.isAlphanumeric }
        guard var end = source[start...].firstIndex(of: UInt8(ascii: "\n")),
            source[(start + 1)..<end].allSatisfy({ "-+ ".utf8.contains($0) || $0.isDigit }),
            !codeKeys.contains(String(decoding: key, as: UTF8.self).lowercased())
        else { return nil }
        let own = indentation(line)
        while end + 1 < source.count {
            let next = source[(end + 1)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            let isBlank = source[(end + 1)..<next].allSatisfy(\.isWhitespace)
            guard isBlank || indentation(end + 1) > own else { break }
            end = next
        }
        return end
    }

    /// The keys of services and desktop entries whose values are sentences.
    private static let descriptionKeys = [
        "Description", "Name", "GenericName", "Comment", "Title", "Summary", "Keywords",
    ]

    /// The index after the sentence behind a key at the beginning of a line, `Description=Sails of all boats`; nil for another sign.
    static func endOfDescription(_ source: [UInt8], from sign: Int) -> Int? {
        let line = source[..<sign].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        guard descriptionKeys.contains(where: { source[line..<sign].elementsEqual($0.utf8) }) else { return nil }
        return source[sign...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    }
}
