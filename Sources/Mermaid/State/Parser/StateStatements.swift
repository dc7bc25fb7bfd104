import Diagnostics
import Support

extension StateParser {
    // MARK: state

    /// Reads `state Name {`, `state "text" as Name {`, `state Name <<choice>>`.
    mutating func parseState() throws(SyntaxError) {
        index += 5
        index = skipBlanks(index)
        let start = index
        if let (id, kind, end) = pseudoState() {
            index = end
            builder.pseudoState(id, kind, range: place(start..<end))
            return
        }
        if byte(index) == UInt8(ascii: "\"") { return try parseNamedState() }
        // Without braces, the words of the line draw nothing.
        while true {
            index = skipBlanks(index)
            guard index < bytes.count, bytes[index] != 0x0A else { return }
            if bytes[index] == UInt8(ascii: "#") || has("%%", at: index) {
                index = endOfLine(index)
                return
            }
            let word = index
            while index < bytes.count, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "{") { index += 1 }
            guard index > word else {
                throw unexpectedNext("the name of a state", "el nombre de un estado")
            }
            let id = source.text(word..<index)
            // Outside of other states, the brace may stand on a later line.
            let brace = isInside ? skipBlanks(index) : skipSpace(index)
            if byte(brace) == UInt8(ascii: "{") {
                return try openComposite(id, description: nil, range: word..<index, brace: brace)
            }
            builder.diagram.idleStatements.append((id, place(word..<index)))
        }
    }

    /// Reads a name that ends with `<<fork>>` or a similar mark; nil if the line has no mark.
    private mutating func pseudoState() -> (id: String, kind: DiagramState.Kind, end: Int)? {
        if marks.lineEnd < index { marks = PseudoStateMarks(self, from: index, to: endOfLine(index)) }
        guard let mark = marks.places.first(where: { $0.range.lowerBound >= index }) else { return nil }
        return (trimmed(index..<mark.range.lowerBound), mark.kind, mark.range.upperBound)
    }

    private mutating func parseNamedState() throws(SyntaxError) {
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < bytes.count else {
            throw SyntaxError(
                range: index..<(index + 1),
                message: LocalizedText(
                    en: "this quote is never closed",
                    es: "estas comillas no se cierran"
                )
            )
        }
        let description = trimmed(start..<end)
        index = skipBlanks(end + 1)
        guard hasIgnoringCase("as", at: index), byte(index + 2).isWhitespace else {
            throw unexpectedNext(
                "“as” and an id",
                "«as» y un id",
                advice: LocalizedText(
                    en: "write: state \"A long name\" as long",
                    es: "escribe: state \"Un nombre largo\" as largo"
                )
            )
        }
        index = skipSpace(index + 2)
        let nameStart = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "{"), !has("%%", at: index) {
            index += 1
        }
        var id = trimmed(nameStart..<index)
        guard !id.isEmpty else { throw unexpectedNext("an id", "un id") }
        var more: String?
        if let colon = id.firstIndex(of: ":") {
            more = String(id[id.index(after: colon)...]).trimmingSpace
            id = String(id[..<colon]).trimmingSpace
        }
        let range = nameStart..<max(nameStart + 1, index)
        let brace = isInside ? index : skipSpace(index)
        if byte(brace) == UInt8(ascii: "{") {
            return try openComposite(id, description: description, range: range, brace: brace)
        }
        builder.mention(Reference(id: id, range: place(range)), description: description)
        if let more, !more.isEmpty {
            builder.mention(Reference(id: id, range: place(range)), description: more)
        }
    }

    private mutating func openComposite(
        _ id: String,
        description: String?,
        range: Range<Int>,
        brace: Int
    ) throws(SyntaxError) {
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: range) }
        open.append(brace..<(brace + 1))
        builder.open(id, description: description, range: place(range))
        index = brace + 1
    }

    // MARK: The rest

    /// Reads `scale 350 width`: it has no effect, because the page scales the drawing.
    mutating func parseScale() throws(SyntaxError) {
        index = skipSpace(index + 5)
        let start = index
        while byte(index).isDigit { index += 1 }
        let word = skipSpace(index)
        guard index > start, hasIgnoringCase("width", at: word), word > index else {
            throw unexpectedNext("a number and “width”", "un número y «width»")
        }
        index = word + 5
    }

    /// - Returns: true if it was a title or description.
    mutating func parseAccessibility() -> Bool {
        guard let statement = AccessibilityStatement(self, at: index, ignoresCase: true) else { return false }
        let text = source.text(statement.text).trimmingLines
        if statement.isTitle {
            builder.diagram.accessibleTitle = text
        } else {
            builder.diagram.accessibleDescription = text
        }
        index = statement.end
        return true
    }
}
