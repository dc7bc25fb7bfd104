import Diagnostics

extension StateParser {
    /// Reads `note right of A : text`, `note left of A … end note`, `note "text" as N`.
    mutating func parseNote() throws(SyntaxError) {
        let start = index
        index = skipSpace(index + 4)
        if byte(index) == UInt8(ascii: "\"") { return try parseFreeNote(start) }
        let side: StateNote.Side
        if hasIgnoringCase("left of", at: index) {
            side = .left
            index += 7
        } else if hasIgnoringCase("right of", at: index) {
            side = .right
            index += 8
        } else {
            throw unexpectedNext(
                "“left of”, “right of” or a text in quotes",
                "«left of», «right of» o un texto entre comillas"
            )
        }
        index = skipSpace(index)
        let name = index
        let id = takeID()
        guard !id.isEmpty else { throw unexpectedNext("a state's id", "el id de un estado") }
        let range = place(name..<index)
        let mark = skipSpace(index)
        if byte(mark) == UInt8(ascii: ":") {
            var end = mark + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: ";"),
                bytes[end] != 0x0A
            {
                end = endOfEntity(end) ?? end + 1
            }
            let text = trimmed((mark + 1)..<end)
            guard end > mark + 1 else { throw unexpectedNext("the note's text", "el texto de la nota") }
            index = end
            if byte(index) == UInt8(ascii: ":") {
                throw unexpectedNext(
                    "the end of the line",
                    "el final de la línea",
                    advice: LocalizedText(
                        en:
                            "a note on one line can't contain a second colon; write it on several lines, up to “end note”",
                        es:
                            "una nota de una línea no puede llevar otros dos puntos; escríbela en varias líneas, hasta «end note»"
                    )
                )
            }
            builder.note(text, for: id, side, range: range)
            return
        }
        try parseNoteLines(for: id, side, range: range, start: start)
    }

    private mutating func parseNoteLines(
        for id: String,
        _ side: StateNote.Side,
        range: SourceRange,
        start: Int
    ) throws(SyntaxError) {
        var line = endOfLine(index)
        while line < bytes.count {
            let word = skipSpace(line)
            if hasIgnoringCase("end note", at: word) {
                let lines = source.text(index..<line).split(separator: "\n").map { String($0).trimmingSpace }
                builder.note(lines.filter { !$0.isEmpty }.joined(separator: "\n"), for: id, side, range: range)
                index = word + 8
                return
            }
            line = endOfLine(max(word, line + 1))
        }
        throw SyntaxError(
            range: start..<index,
            message: LocalizedText(
                en: "this note is never closed: expected “: text” on this line or “end note” on a later one",
                es: "esta nota no se cierra: se esperaba «: texto» en esta línea o «end note» en una posterior"
            )
        )
    }

    private mutating func parseFreeNote(_ start: Int) throws(SyntaxError) {
        let text = index + 1
        var end = text
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        let content = trimmed(text..<end)
        index = skipSpace(min(end + 1, bytes.count))
        guard hasIgnoringCase("as", at: index), !content.isEmpty else {
            throw unexpectedNext("“as” and an id", "«as» y un id")
        }
        let name = skipBlanks(index + 2)
        index = endOfLine(name)
        guard index > name else { throw unexpectedNext("an id", "un id") }
        builder.freeNote(content, range: place(start..<name))
    }
}
