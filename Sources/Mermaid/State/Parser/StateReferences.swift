import Diagnostics
import Support

extension StateParser {
    /// A state's id with the class behind it.
    struct Reference {
        var id: String
        var styleClass: String?
        let range: SourceRange
        /// True if a transition ends at it.
        var isTarget = false
    }

    mutating func parseReference(isTarget: Bool = false) throws(SyntaxError) -> Reference {
        let start = index
        var id = "[*]"
        if has("[*]", at: index) {
            index += 3
        } else {
            id = takeID()
            if !isInside, id.hasPrefix("\"") || ["click", "href", "default"].contains(id.lowercased()) {
                index = start
                throw unexpectedNext(
                    "a state's id",
                    "el id de un estado",
                    advice: LocalizedText(
                        en: "name the state first: state \"A long name\" as long",
                        es: "nombra antes el estado: state \"Un nombre largo\" as largo"
                    )
                )
            }
            guard !id.isEmpty else { throw unexpectedNext("a state's id", "el id de un estado", advice: arrowAdvice) }
        }
        var reference = Reference(id: id, range: place(start..<index), isTarget: isTarget)
        let mark = skipBlanks(index)
        if has(":::", at: mark) {
            index = skipBlanks(mark + 3)
            let name = takeID()
            guard !name.isEmpty else { throw unexpectedNext("the name of a classDef", "el nombre de un classDef") }
            reference.styleClass = name
        }
        return reference
    }

    /// Takes everything up to a colon, space, dash or brace; a comment ends the id too.
    mutating func takeID() -> String {
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isWhitespace || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "{")
            {
                break
            }
            if byte == UInt8(ascii: "%"), has("%%", at: index), index > start { break }
            index += 1
        }
        return source.text(start..<index)
    }

    /// Takes `: text` up to a semicolon, a double colon or the end of the line.
    mutating func takeDescription() -> String? {
        let colon = skipSpace(index)
        guard byte(colon) == UInt8(ascii: ":") else { return nil }
        var end = colon + 1
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: ";") || byte == 0x0A { break }
            if byte == UInt8(ascii: ":") {
                let next = self.byte(end + 1)
                if next == 0 || next == UInt8(ascii: ":") || next == UInt8(ascii: ";") || next == 0x0A { break }
            }
            end = endOfEntity(end) ?? end + 1
        }
        guard end > colon + 1 else { return nil }
        index = end
        return trimmed((colon + 1)..<end)
    }
}
