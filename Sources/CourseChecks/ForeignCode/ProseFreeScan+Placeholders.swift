import Support

/// The parts of commands and settings in whose place readers, or translators, write their own.
extension ProseFreeScan {
    /// Skips the two letters of a language in an address, `https://example.org/fr/` or `…?lang=fr`, or as a key, as files of
    /// translations begin: `en:`.
    mutating func skipLanguage() -> Bool {
        func isSmall(_ place: Int) -> Bool { source[place].isLetter && source[place] == source[place].lowercased }
        guard index + 1 < source.count, isSmall(index), isSmall(index + 1) else { return false }
        let next = index + 2 < source.count ? source[index + 2] : nil
        let isInAddress =
            context.isInAddress && byteBefore.map { "/=".utf8.contains($0) } ?? false
            && next.map { "/&#?\"' \n".utf8.contains($0) } ?? true
        let isKey = dialect.isYAML && index == context.lineStart && next == UInt8(ascii: ":")
        guard isInAddress || isKey else { return false }
        index += 2
        return true
    }

    /// Skips the blanks between an option and what a list of options says of it, and that: `--trace string   Path of the trace`.
    mutating func skipOptionDescription() -> Bool {
        guard dialect.isShell, byteBefore != UInt8(ascii: " "), starts("  "), let option = context.firstOfLine,
            source[option] == UInt8(ascii: "-"),
            let first = source[index...].first(where: { $0 != UInt8(ascii: " ") }), !"\n-\\|&<>".utf8.contains(first)
        else { return false }
        skip(to: "\n")
        return true
    }

    /// Skips what stands in brackets for the reader's own, `<name>`, and in a shell `[name]` and `{name}`, and keeps the bracket.
    mutating func skipName() -> Bool {
        let isOption = dialect.isShell && byteBefore == UInt8(ascii: " ")
        let end: Int?
        switch byte {
        case UInt8(ascii: "<") where dialect.hasHashComments: end = endOfName(by: UInt8(ascii: ">"))
        case UInt8(ascii: "[") where isOption: end = endOfName(by: UInt8(ascii: "]"))
        case UInt8(ascii: "{") where isOption:
            // The shell expands lists and ranges.
            end = endOfName(by: UInt8(ascii: "}")).flatMap { end in
                source[index..<end].contains { ",.".utf8.contains($0) } ? nil : end
            }
        default: return false
        }
        keep()
        index = end ?? index
        return true
    }

    /// The index of the sign that ends the name behind the bracket here; nil if it is none.
    private func endOfName(by sign: UInt8) -> Int? {
        let start = index + 1
        let end = source[start...].firstIndex {
            !($0 >= 0x80 || $0.isAlphanumeric || " -_.,'".utf8.contains($0))
        }
        guard let end, end > start, source[end] == sign, !" -,".utf8.contains(source[start]) else { return nil }
        return end
    }

    /// Skips a path or a word that stands for the reader's own.
    mutating func skipPlaceholder() -> Bool {
        let end = endOfPath() ?? (dialect.hasPlaceholders ? PlaceholderWord.end(source, from: index) : nil)
        index = end ?? index
        return end != nil
    }

    /// The words for a path, in the languages that documentation is mostly translated into.
    private static let pathWords: Set<String> = [
        "path", "ruta", "camino", "chemin", "caminho", "pfad", "percorso", "put", "sciezka", "cesta", "jalur", "pad",
        "yol",
    ]

    /// The index after a path whose words stand for the reader's own, `/path/to/videos`, `/root/of/your/app`; nil if none begins here.
    private func endOfPath() -> Int? {
        func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric || "-_.~/\\".utf8.contains(byte) }
        guard isPart(byte), byteBefore.map(isPart) != true else { return nil }
        let end = source[index...].firstIndex { !isPart($0) } ?? source.count
        let path = source[index..<end]
        guard path.contains(where: { "/\\".utf8.contains($0) }) else { return nil }
        let words = path.split { "/\\-_".utf8.contains($0) }
        let isPlaceholder = words.contains { word in
            let name = String(decoding: word, as: UTF8.self).lowercased()
            return Self.pathWords.contains(name) || PlaceholderWord.isMarked(name[...])
        }
        return isPlaceholder ? end : nil
    }

    /// The keys of services and desktop entries whose values are sentences.
    private static let descriptionKeys = [
        "Description", "Name", "GenericName", "Comment", "Title", "Summary", "Keywords",
    ]

    /// Skips the sentence behind a key at the beginning of a line, `Description=Sails of all boats`, and keeps the sign.
    mutating func skipDescription() -> Bool {
        guard byte == UInt8(ascii: "="), index - context.lineStart <= 16 else { return false }
        let key = source[context.lineStart..<index]
        guard Self.descriptionKeys.contains(where: { key.elementsEqual($0.utf8) }) else { return false }
        keep()
        skip(to: "\n")
        return true
    }
}
