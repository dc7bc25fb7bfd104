import Diagnostics

extension StateParser {
    // MARK: state

    /// `state Name {`, `state "text" as Name {`, `state Name <<choice>>`.
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
        // Without braces the words of the line draw nothing.
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
            // Outside of other states the brace may stand on a line below.
            let brace = isInside ? skipBlanks(index) : skipSpace(index)
            if byte(brace) == UInt8(ascii: "{") {
                return try openComposite(id, description: nil, range: word..<index, brace: brace)
            }
            builder.diagram.idleStatements.append((id, place(word..<index)))
        }
    }

    /// `<<fork>>` and its kin at the end of what stands in the line.
    private func pseudoState() -> (id: String, kind: DiagramState.Kind, end: Int)? {
        let end = endOfLine(index)
        let names: [(StaticString, StaticString, DiagramState.Kind)] = [
            ("<<fork>>", "[[fork]]", .fork), ("<<join>>", "[[join]]", .join), ("<<choice>>", "[[choice]]", .choice),
        ]
        guard bytes[index..<end].contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") }) else {
            return nil
        }
        for (angled, squared, kind) in names {
            for mark in [angled, squared] {
                var place = end - mark.utf8CodeUnitCount
                while place >= index, !hasIgnoringCase(mark, at: place) { place -= 1 }
                guard place >= index else { continue }
                return (trimmed(index..<place), kind, place + mark.utf8CodeUnitCount)
            }
        }
        return nil
    }

    private mutating func parseNamedState() throws(SyntaxError) {
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < bytes.count else {
            throw SyntaxError(
                range: index..<(index + 1),
                message: LocalizedText(
                    en: "This quote is never closed.",
                    es: "Estas comillas no se cierran."
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
                    en: "Write: state \"A long name\" as long.",
                    es: "Escribe: state \"Un nombre largo\" as largo."
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

    // MARK: note

    /// `note right of A : text`, `note left of A … end note`, `note "text" as N`.
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
            throw unexpectedNext("“left of”, “right of” or a text in quotes", "«left of», «right of» o un texto entre comillas")
        }
        index = skipSpace(index)
        let name = index
        let id = takeID()
        guard !id.isEmpty else { throw unexpectedNext("a state's id", "el id de un estado") }
        let range = place(name..<index)
        let mark = skipSpace(index)
        if byte(mark) == UInt8(ascii: ":") {
            var end = mark + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: ";"), bytes[end] != 0x0A {
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
                        en: "A note on one line holds no second colon; write it in lines up to “end note”.",
                        es: "Una nota de una línea no admite otros dos puntos; escríbela en líneas hasta «end note»."
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
                en: "This note is never closed: expected “: text” on this line or “end note” on a later one.",
                es: "Esta nota no se cierra: se esperaba «: texto» en esta línea o «end note» en una posterior."
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

    // MARK: Styles

    /// `classDef hot fill:#f96`.
    mutating func parseClassDefinition() throws(SyntaxError) {
        index = skipSpace(index + 8)
        let start = index
        while byte(index).isWordByte { index += 1 }
        let name = source.text(start..<index)
        guard !name.isEmpty, byte(index).isWhitespace else {
            throw unexpectedNext("one name and a space", "un nombre y un espacio")
        }
        guard name.lowercased() != "default" else {
            throw unexpected(
                start..<index,
                "a name other than “default”",
                "un nombre distinto de «default»",
                advice: LocalizedText(
                    en: "State diagrams have no default class; name one and give it to states with “class”.",
                    es: "Los diagramas de estados no tienen clase por defecto; define una y asígnala con «class»."
                )
            )
        }
        let styles = skipSpace(index)
        index = endOfLine(styles)
        builder.diagram.styleClasses.append(
            StyleClass(name: name, styles: StyleDeclarations.parse(source.text(styles..<index)), range: place(start..<styles))
        )
    }

    /// `class A, B hot`.
    mutating func parseClass() throws(SyntaxError) {
        index = skipSpace(index + 5)
        let start = index
        let ids = try parseIDList()
        let name = index
        index = endOfLine(index)
        builder.assign(.classStatement, ids, trimmed(name..<index), range: place(start..<name))
    }

    private mutating func parseIDList() throws(SyntaxError) -> [String] {
        var ids: [String] = []
        while true {
            let start = index
            while byte(index).isWordByte { index += 1 }
            guard index > start else { throw unexpectedNext("a state's id", "el id de un estado") }
            ids.append(source.text(start..<index))
            guard byte(index) == UInt8(ascii: ",") else { return ids }
            let next = skipSpace(index + 1)
            guard byte(next).isWordByte else { return ids }
            index = next
        }
    }

    /// `style A,B fill:#f96`.
    mutating func parseStyle() throws(SyntaxError) {
        index = skipSpace(index + 5)
        let start = index
        while byte(index).isWordByte || byte(index) == UInt8(ascii: ",") { index += 1 }
        guard index > start, byte(index).isWhitespace else {
            throw unexpectedNext("state ids, a space and styles", "ids de estados, un espacio y estilos")
        }
        let ids = source.text(start..<index).split(separator: ",").map(String.init)
        let styles = skipSpace(index)
        index = endOfLine(styles)
        builder.style(
            ids,
            StyleDeclarations.parse(source.text(styles..<index)),
            range: place(start..<styles)
        )
    }

    // MARK: The rest

    /// `click A "address" "tooltip"`, `click A href "address"`.
    mutating func parseClick() throws(SyntaxError) {
        index = skipBlanks(index + 5)
        let state = try parseReference(isTarget: true)
        index = skipBlanks(index)
        let hasHref = hasIgnoringCase("href", at: index) && !byte(index + 4).isWordByte
        if hasHref { index = skipBlanks(index + 4) }
        let start = index
        guard let address = takeString() else {
            throw unexpectedNext("an address in double quotes", "una dirección entre comillas dobles")
        }
        var link = DiagramLink(href: address, range: place(start..<index))
        if !hasHref {
            index = skipBlanks(index)
            guard let tooltip = takeString() else {
                throw unexpectedNext(
                    "a tooltip in double quotes",
                    "un texto de ayuda entre comillas dobles",
                    advice: LocalizedText(
                        en: "Write: click A \"address\" \"tooltip\", or: click A href \"address\".",
                        es: "Escribe: click A \"dirección\" \"ayuda\", o: click A href \"dirección\"."
                    )
                )
            }
            link.tooltip = tooltip
        }
        let end = skipBlanks(index)
        guard end >= bytes.count || bytes[end] == 0x0A else {
            throw unexpectedNext("the end of the line", "el final de la línea")
        }
        link.screen(&diagnostics)
        builder.link(state.id, link)
    }

    private mutating func takeString() -> String? {
        guard byte(index) == UInt8(ascii: "\"") else { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < bytes.count else { return nil }
        defer { index = end + 1 }
        return source.text((index + 1)..<end)
    }

    /// `scale 350 width`: accepted; the page scales the drawing.
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

    /// - Returns: whether it was a title or description.
    mutating func parseAccessibility() throws(SyntaxError) -> Bool {
        let isTitle = hasIgnoringCase("acctitle", at: index)
        guard isTitle || hasIgnoringCase("accdescr", at: index) else { return false }
        let mark = skipSpace(index + 8)
        if byte(mark) == UInt8(ascii: ":") {
            let start = skipSpace(mark + 1)
            index = endOfLine(start)
            if isTitle {
                builder.diagram.accessibleTitle = trimmed(start..<index)
            } else {
                builder.diagram.accessibleDescription = trimmed(start..<index)
            }
            return true
        }
        guard !isTitle, byte(mark) == UInt8(ascii: "{") else { return false }
        var end = mark + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
        builder.diagram.accessibleDescription = source.text((mark + 1)..<end)
            .split(separator: "\n").map { String($0).trimmingSpace }.joined(separator: "\n").trimmingSpace
        index = min(end + 1, bytes.count)
        return true
    }
}
