import Support

/// The parts of markup and scripts that translators change.
extension ProseFreeScan {
    /// Reads a byte of markup, of which only the tags are kept, and scripts.
    mutating func readMarkup() {
        if starts("<!--") {
            skip(to: "-->")
            index += 3
            return
        }
        let sign = byte
        let attribute = isInTag ? attributeBeforeValue() : ""
        if sign == UInt8(ascii: "<") || dialect.isTemplate && (starts("{%") || starts("{{")) { isInTag = true }
        if isInTag { keep() } else { index += 1 }
        if sign == UInt8(ascii: ">") || dialect.isTemplate && sign == UInt8(ascii: "}") { isInTag = false }
        if sign == UInt8(ascii: ">") {
            keepScript()
        } else if ProseFreeLanguages.shownAttributes.contains(attribute) {
            index = source[index...].firstIndex(of: sign) ?? index
        }
    }

    /// Keeps the code between the tags of a script, the first of which ends before the index.
    private mutating func keepScript() {
        guard mayEndScripts, let tag = context.lastTag, source[tag...].starts(with: "<script".utf8) else { return }
        guard let end = source[index...].firstRange(ofBytes: "</script".utf8)?.lowerBound else {
            mayEndScripts = false
            return
        }
        var script = ProseFreeScan(Array(source[index..<end]), language: "js")
        script.run()
        keep(script.kept.map { $0 + index })
        index = end
    }

    /// The name of the attribute whose value's quotation mark stands here, in lower case; empty if there is none.
    private func attributeBeforeValue() -> String {
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return "" }
        let before = source[..<index].reversed().drop { $0 == UInt8(ascii: " ") }
        guard before.first == UInt8(ascii: "=") else { return "" }
        let name = before.dropFirst().drop { $0 == UInt8(ascii: " ") }.prefix {
            $0.isAlphanumeric || $0 == UInt8(ascii: "-")
        }
        return String(decoding: name.reversed(), as: UTF8.self).lowercased()
    }

    /// Skips the text between two tags in a template such as PHP's or JSX's, up to the next tag; code is none.
    mutating func skipElementText() -> Bool {
        guard byte == UInt8(ascii: ">"), !dialect.hasHashComments, let before = byteBefore,
            !"= -".utf8.contains(before),
            let end = source[(index + 1)...].firstIndex(where: { "<;{}()=>&|".utf8.contains($0) }),
            source[end] == UInt8(ascii: "<"), end + 1 < source.count,
            source[end + 1] == UInt8(ascii: "/") || source[end + 1].isLetter
        else { return false }
        keep()
        index = end
        return true
    }
}
