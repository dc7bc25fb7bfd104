/// Writes PO files, with lines up to 79 columns wide where a text has spaces to break them at.
package enum CatalogueWriter {
    private static let width = 79

    /// Returns the file's text. Read again, it has the same messages.
    package static func text(of catalogue: MessageCatalogue) -> String {
        catalogue.entries.map(text).joined(separator: "\n")
    }

    private static func text(_ entry: MessageCatalogue.Entry) -> String {
        var lines = entry.comments.map { "#" + $0 }
        lines += entry.extractedComments.map { $0.isEmpty ? "#." : "#. " + $0 }
        lines += wrapped(entry.references.map(CatalogueReferences.written))
        if !entry.flags.isEmpty { lines.append("#, " + entry.flags.joined(separator: ", ")) }
        let mark = entry.isObsolete ? "#~" : "#"
        lines += entry.previous.map { $0.isEmpty ? mark + "|" : mark + "| " + $0 }
        var message: [String] = []
        if let context = entry.context { message += field("msgctxt", context) }
        message += field("msgid", entry.id)
        if let plural = entry.pluralID { message += field("msgid_plural", plural) }
        let hasForms = entry.pluralID != nil || entry.translations.count > 1
        for (number, form) in entry.translations.enumerated() {
            message += field(hasForms ? "msgstr[\(number)]" : "msgstr", form.text)
        }
        lines += entry.isObsolete ? message.map { "#~ " + $0 } : message
        return lines.joined(separator: "\n") + "\n"
    }

    private static func wrapped(_ places: [String]) -> [String] {
        var lines: [String] = []
        for place in places {
            if let last = lines.last, last.count + place.count < width {
                lines[lines.count - 1] = last + " " + place
            } else {
                lines.append("#: " + place)
            }
        }
        return lines
    }

    /// Returns the lines of a keyword and its text: in one line if it is short, else below the keyword.
    private static func field(_ keyword: String, _ text: String) -> [String] {
        let lines = broken(text)
        if lines.count == 1, keyword.count + 3 + lines[0].count <= width { return ["\(keyword) \"\(lines[0])\""] }
        return ["\(keyword) \"\""] + lines.map { "\"\($0)\"" }
    }

    /// Returns the pieces of a text with their escapes: one for each of its lines, and those cut behind spaces.
    private static func broken(_ text: String) -> [String] {
        var pieces: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Characters of two scalars, such as a carriage return and a line feed, are not split.
            let isFirst = line.offset == 0
            if !isFirst, let last = pieces.last { pieces[pieces.count - 1] = last + "\\n" }
            if line.element.isEmpty, !isFirst { pieces.append("") } else { pieces += cut(line.element) }
        }
        if pieces.count > 1, pieces.last?.isEmpty == true { pieces.removeLast() }
        return pieces.isEmpty ? [""] : pieces
    }

    private static func cut(_ line: Substring) -> [String] {
        var pieces = [""]
        var (count, word) = (0, "")
        func end() {
            let length = word.count
            if count > 0, count + length + 2 > width {
                pieces.append(word)
                count = length
            } else {
                pieces[pieces.count - 1] += word
                count += length
            }
            word = ""
        }
        for character in line {
            word += CatalogueText.escaped(String(character))
            if character == " " { end() }
        }
        end()
        return pieces
    }
}
