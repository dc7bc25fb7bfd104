/// Writes XLIFF 2.0, so that the reader gives the same document again.
package enum XLIFFWriter {
    package static func text(of document: XLIFFDocument) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="\(escaped(document.sourceLanguage))" \
            trgLang="\(escaped(document.targetLanguage))">

            """
        for (number, file) in document.files.enumerated() {
            text += "  <file id=\"f\(number + 1)\" original=\"\(escaped(file.original))\">\n"
            for (place, unit) in file.units.enumerated() { text += self.unit(unit, id: "u\(place + 1)") }
            text += "  </file>\n"
        }
        return text + "</xliff>\n"
    }

    private static func unit(_ unit: XLIFFDocument.Unit, id: String) -> String {
        var codes: [String] = []
        let source = inline(unit.source, &codes)
        var known = Array(codes.enumerated())
        let target = unit.target.map { parts in
            parts.map { part in
                guard case .code(let code) = part else { return escaped(part.content) }
                // A code of the source keeps its number; each is used once.
                if let index = known.firstIndex(where: { $0.element == code }) {
                    return placeholder(known.remove(at: index).offset)
                }
                codes.append(code)
                return placeholder(codes.count - 1)
            }.joined()
        }
        let state =
            target == nil
            ? "initial" : unit.needsReview ? "initial\" subState=\"\(XLIFFDocument.changed)" : "translated"
        var text = "    <unit id=\"\(id)\" name=\"\(escaped(unit.name))\">\n"
        if !unit.note.isEmpty { text += "      <notes><note>\(escaped(unit.note))</note></notes>\n" }
        if !codes.isEmpty {
            let data = codes.enumerated().map { "<data id=\"d\($0.offset + 1)\">\(escaped($0.element))</data>" }
            text += "      <originalData>\(data.joined())</originalData>\n"
        }
        text += "      <segment state=\"\(state)\">\n"
        text += "        <source xml:space=\"preserve\">\(source)</source>\n"
        if let target { text += "        <target xml:space=\"preserve\">\(target)</target>\n" }
        return text + "      </segment>\n    </unit>\n"
    }

    private static func inline(_ parts: [XLIFFDocument.Part], _ codes: inout [String]) -> String {
        parts.map { part in
            guard case .code(let code) = part else { return escaped(part.content) }
            codes.append(code)
            return placeholder(codes.count - 1)
        }.joined()
    }

    private static func placeholder(_ number: Int) -> String {
        "<ph id=\"c\(number + 1)\" dataRef=\"d\(number + 1)\"/>"
    }

    /// Returns a text for an element or an attribute; line breaks are written so that no reader makes spaces of them.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\r": result += "&#13;"
            case "\t": result += "&#9;"
            // Characters that XML 1.0 excludes are in no file that Glosa has read.
            case _ where scalar.value < 0x20 && scalar != "\n": result += "\u{FFFD}"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
