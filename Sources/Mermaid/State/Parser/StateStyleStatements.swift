import Diagnostics
import Support

extension StateParser {
    /// Reads `classDef hot fill:#f96`.
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
                    en: "state diagrams have no default class; name one and give it to states with “class”",
                    es: "los diagramas de estados no tienen clase por defecto; define una y asígnala con «class»"
                )
            )
        }
        let styles = skipSpace(index)
        index = endOfLine(styles)
        builder.diagram.styleClasses.append(
            StyleClass(
                name: name,
                styles: StyleDeclarations.parse(source.text(styles..<index)),
                range: place(start..<styles)
            )
        )
    }

    /// Reads `class A, B hot`.
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

    /// Reads `style A,B fill:#f96`.
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
            StyleDeclarations.effective(StyleDeclarations.parse(source.text(styles..<index))),
            range: place(start..<styles)
        )
    }

    /// Reads `click A "address" "tooltip"`, `click A href "address"`.
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
                        en: "write: click A \"address\" \"tooltip\", or: click A href \"address\"",
                        es: "escribe: click A \"dirección\" \"ayuda\", o: click A href \"dirección\""
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
}
