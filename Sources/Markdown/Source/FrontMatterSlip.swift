import Diagnostics
import Support

/// Front matter that isn't read as such, because of a slip in its first lines or because another tool's form was written.
enum FrontMatterSlip {
    private enum Fault {
        case missingBlank, wideColon, noBreakSpace, notFirst, otherDashes, textFirst, notOpened, json
        /// A sign stands in the place of the colon.
        case otherSign(Unicode.Scalar)
    }

    /// The keys of front matter that the common generators share: with one of them, lines between dashes are no text.
    private static let keys: Set<String> = [
        "title", "id", "description", "order", "layout", "date", "draft", "tags", "author", "authors", "categories",
        "weight", "slug", "sidebar_position", "sidebar_label", "updated", "permalink", "profile", "published",
        "aliases",
        "lang", "linktitle",
    ]
    /// The number of lines within which front matter must end to be taken for it.
    private static let mostLines = 80

    /// Returns the finding about the beginning of a file without front matter; nil if it begins with text.
    static func finding(in file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        let lines = beginning(bytes)
        guard let first = lines.first(where: { !bytes[$0].trimmed.isEmpty }) else { return nil }
        let content = bytes[first].trimmed
        if first == lines.first, content.elementsEqual("{".utf8), let next = lines.dropFirst().first,
            bytes[next].trimmed.first == UInt8(ascii: "\""), bytes[next].contains(bytes: "\":".utf8)
        {
            return found(.json, file, first)
        }
        if first == lines.first, isDashes(content) { return slip(lines, file) }
        if first == lines.first, hasOnlyKeys(lines, bytes) { return found(.notOpened, file, first) }
        if first == lines.first, let fault = otherDashes(content), let next = lines.dropFirst().first,
            isKnownKey(bytes[next])
        {
            return found(fault, file, first)
        }
        return late(lines, file)
    }

    /// Returns the finding about lines between dashes whose first is no YAML.
    private static func slip(_ lines: [Range<Int>], _ file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        guard lines.count > 2, !bytes[lines[1]].trimmed.isEmpty,
            let end = lines.dropFirst().firstIndex(where: { isDashes(bytes[$0].trimmed) }),
            !lines[1..<end].contains(where: { bytes[$0].trimmed.isEmpty })
        else { return nil }
        if let fault = keyFault(bytes[lines[1]]) { return found(fault, file, lines[1]) }
        if bytes[lines[0]].first != UInt8(ascii: "-"), isKnownKey(bytes[lines[1]]) {
            return found(.notFirst, file, lines[0])
        }
        guard end > 2, lines[2..<end].contains(where: { isKnownKey(bytes[$0]) }) else { return nil }
        return found(.textFirst, file, lines[1])
    }

    /// Returns the finding about front matter behind comments.
    private static func late(_ lines: [Range<Int>], _ file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        var isInComment = false
        for (index, line) in lines.enumerated() {
            let content = bytes[line].trimmed
            if content.isEmpty { continue }
            if isInComment || content.starts(with: "<!--".utf8) {
                isInComment = !content.contains(bytes: "-->".utf8)
                continue
            }
            guard index > 0, content.elementsEqual("---".utf8), index + 2 < lines.count,
                isKnownKey(bytes[lines[index + 1]]),
                let end = lines[(index + 1)...].firstIndex(where: { isDashes(bytes[$0].trimmed) }),
                !lines[index..<end].contains(where: { bytes[$0].trimmed.isEmpty })
            else { return nil }
            return found(.notFirst, file, line)
        }
        return nil
    }

    private static func keyFault(_ line: ArraySlice<UInt8>) -> Fault? {
        if line.first == UInt8(ascii: "\t") || line.starts(with: "- ".utf8), isKnownKey(line.dropFirst().trimmed) {
            return .textFirst
        }
        let (key, rest) = keyAndRest(line)
        guard let first = key.first, first.isLetter || first >= 0x80 else { return nil }
        let word = String(decoding: key, as: UTF8.self).lowercased()
        if rest.starts(with: "：".utf8) { return .wideColon }
        if rest.starts(with: ":\u{A0}".utf8) || rest.starts(with: "\u{A0}:".utf8) { return .noBreakSpace }
        if let sign = rest.trimmed.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ";"), keys.contains(word) {
            return .otherSign(Unicode.Scalar(sign))
        }
        guard rest.first == UInt8(ascii: ":"), let next = rest.dropFirst().first, !next.isWhitespace,
            keys.contains(word)
        else { return nil }
        return .missingBlank
    }

    /// Returns true for a line with a key that the common generators share.
    static func isKnownKey(_ line: ArraySlice<UInt8>) -> Bool {
        let (key, rest) = keyAndRest(line)
        return rest.first == UInt8(ascii: ":") && keys.contains(String(decoding: key, as: UTF8.self).lowercased())
    }

    /// Splits a line behind its first word, which may be in quotes; a full-width colon is no part of a word.
    private static func keyAndRest(_ line: ArraySlice<UInt8>) -> (key: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        if let quote = line.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = line.dropFirst().firstIndex(of: quote)
        {
            return (line[(line.startIndex + 1)..<end], line[(end + 1)...])
        }
        let wide = line.firstRange(ofBytes: Array("：".utf8))?.lowerBound ?? line.endIndex
        let key = line[..<wide].prefix { $0.isWordByte || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
        // A no-break space ends a word, too.
        let space = key.firstRange(ofBytes: Array("\u{A0}".utf8))?.lowerBound ?? key.endIndex
        return (line[line.startIndex..<space], line[space...])
    }

    /// Returns true for lines of known keys in small letters, from the file's first to one of dashes: to Markdown, a heading.
    private static func hasOnlyKeys(_ lines: [Range<Int>], _ bytes: [UInt8]) -> Bool {
        guard let end = lines.firstIndex(where: { isDashes(bytes[$0].trimmed) }), end > 0 else { return false }
        return lines[..<end].allSatisfy { line in
            isKnownKey(bytes[line]) && bytes[line].first?.isLetter == true
                && bytes[line].first ?? 0 >= UInt8(ascii: "a")
        }
    }

    private static func isDashes(_ line: ArraySlice<UInt8>) -> Bool { line.elementsEqual("---".utf8) }

    /// Returns the fault of a line of other dashes, or of more or fewer of them.
    private static func otherDashes(_ line: ArraySlice<UInt8>) -> Fault? {
        // `---yaml` names the language, as some editors do.
        if line.starts(with: "---".utf8), ["yaml", "yml"].contains(where: { line.dropFirst(3).elementsEqual($0.utf8) })
        {
            return .otherDashes
        }
        let text = String(decoding: line.prefix(60), as: UTF8.self)
        guard text.unicodeScalars.count >= 1, text.unicodeScalars.allSatisfy({ "-–—―−－".unicodeScalars.contains($0) })
        else { return nil }
        return .otherDashes
    }

    private static func beginning(_ bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < bytes.count, lines.count < mostLines {
            let line = bytes.line(from: start)
            lines.append(line.content)
            start = line.next
        }
        return lines
    }

    private static func found(_ fault: Fault, _ file: SourceFile, _ line: Range<Int>) -> Diagnostic {
        let (message, advice) = words(fault)
        return Diagnostic(
            rule: .frontMatter,
            severity: .error,
            message: message,
            range: file.range(line),
            reason: LocalizedText(
                en: "so it is shown as text, and sets nothing",
                es: "así que se muestra como texto y no tiene efecto"
            ),
            advice: advice
        )
    }

    private static func words(_ fault: Fault) -> (LocalizedText, LocalizedText) {
        switch fault {
        case .missingBlank:
            (
                LocalizedText(
                    en: "this front matter isn’t read: a blank is missing behind the colon",
                    es: "esta cabecera no se lee: falta un espacio detrás de los dos puntos"
                ),
                LocalizedText(en: "write `title: …`", es: "escribe `title: …`")
            )
        case .otherSign(let sign):
            (
                LocalizedText(
                    en: "this front matter isn’t read: behind a key stands a colon, not `\(sign)`",
                    es: "esta cabecera no se lee: detrás de una clave van dos puntos, no `\(sign)`"
                ),
                LocalizedText(en: "write `title: …`", es: "escribe `title: …`")
            )
        case .wideColon:
            (
                LocalizedText(
                    en: "this front matter isn’t read: its colon is a full-width one, “：”",
                    es: "esta cabecera no se lee: sus dos puntos son de ancho completo, «：»"
                ),
                LocalizedText(
                    en: "write `title: …`, with an ordinary colon",
                    es: "escribe `title: …`, con dos puntos normales"
                )
            )
        case .noBreakSpace:
            (
                LocalizedText(
                    en: "this front matter isn’t read: at its colon stands a no-break space",
                    es: "esta cabecera no se lee: junto a los dos puntos hay un espacio duro"
                ),
                LocalizedText(en: "replace it with a blank", es: "cámbialo por un espacio normal")
            )
        case .notFirst:
            (
                LocalizedText(
                    en: "this front matter isn’t read: something stands before its first line",
                    es: "esta cabecera no se lee: hay algo delante de su primera línea"
                ),
                LocalizedText(
                    en: "make `---` the first line of the file",
                    es: "haz que `---` sea la primera línea del fichero"
                )
            )
        case .notOpened:
            (
                LocalizedText(
                    en: "this front matter isn’t read: no line `---` stands above it",
                    es: "esta cabecera no se lee: encima no hay ninguna línea `---`"
                ),
                LocalizedText(
                    en: "write `---` as the first line of the file; if it is a heading, write `##` before it",
                    es: "escribe `---` como primera línea del fichero; si es un título, escribe `##` delante"
                )
            )
        case .otherDashes:
            (
                LocalizedText(
                    en: "this front matter isn’t read: its first line is not three hyphens",
                    es: "esta cabecera no se lee: su primera línea no son tres guiones"
                ),
                LocalizedText(en: "write `---`", es: "escribe `---`")
            )
        case .textFirst:
            (
                LocalizedText(
                    en: "this front matter isn’t read: its first line is no key with a value",
                    es: "esta cabecera no se lee: su primera línea no es una clave con un valor"
                ),
                LocalizedText(
                    en: "move the text below the second `---`, or write a key before it: `title: …`",
                    es: "pon el texto debajo del segundo `---`, o una clave delante: `title: …`"
                )
            )
        case .json:
            (
                LocalizedText(
                    en: "this front matter isn’t read: it is JSON",
                    es: "esta cabecera no se lee: es JSON"
                ),
                LocalizedText(
                    en: "write YAML between lines `---`: `title: …`",
                    es: "escribe YAML entre líneas `---`: `title: …`"
                )
            )
        }
    }
}
