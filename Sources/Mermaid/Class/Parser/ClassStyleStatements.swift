import Diagnostics

extension ClassParser {
    /// Reads `style Name fill:#f9f`.
    mutating func parseStyle() throws(SyntaxError) {
        position += 1
        let range = current.range
        let id = try takeRequired(.word, "a class's name", "el nombre de una clase")
        let styles = try parseStyles()
        builder.style(id, styles, range: place(range))
    }

    /// Reads `classDef hot,cold fill:#f96`.
    mutating func parseClassDefinition() throws(SyntaxError) {
        position += 1
        let range = current.range
        var names: [String] = []
        repeat {
            names.append(try takeRequired(.word, "a name", "un nombre"))
        } while take(.comma)
        let styles = try parseStyles()
        for name in names {
            builder.diagram.styleClasses.append(StyleClass(name: name, styles: styles, range: place(range)))
        }
    }

    /// Reads `cssClass "A,B" hot`.
    mutating func parseCSSClass() throws(SyntaxError) {
        position += 1
        let range = current.range
        let ids = try takeRequired(.string, "ids in double quotes", "ids entre comillas dobles")
        let name = try takeRequired(.word, "the name of a classDef", "el nombre de un classDef")
        builder.assign(
            .classStatement,
            ids.split(separator: ",").map { String($0).trimmingSpace },
            name,
            range: place(range)
        )
    }

    private mutating func parseStyles() throws(SyntaxError) -> [StyleDeclaration] {
        let start = current.range.lowerBound
        let first = position
        loop: while true {
            switch current.kind {
            case .word, .colon, .hash, .style, .percent, .label, .comma: position += 1
            default: break loop
            }
        }
        guard position > first else { throw unexpected("styles such as fill:#f9f", "estilos como fill:#f9f") }
        return StyleDeclarations.parse(source.text(start..<tokens[position - 1].range.upperBound))
    }

    /// Reads `click A href "…" "tooltip" _blank`, `link A "…"`, `click A call f()`, `callback A "f" "tooltip"`.
    mutating func parseClick() throws(SyntaxError) {
        let keyword = current.kind
        position += 1
        let name = try parseName("a class's name", "el nombre de una clase")
        var link = DiagramLink(range: place(current.range))
        switch keyword {
        case .link:
            try parseAddress(&link)
        case .callback:
            _ = try takeRequired(.string, "a callback's name in double quotes", "una función entre comillas dobles")
            link.tooltip = takeText(.string)
        default:
            if take(.href) {
                link = DiagramLink(range: place(current.range))
                try parseAddress(&link)
            } else {
                _ = try takeRequired(.callbackName, "“href” or “call”", "«href» o «call»")
                _ = take(.callbackArguments)
                link.tooltip = takeText(.string)
            }
        }
        link.screen(&diagnostics)
        builder.link(name.id, link)
    }

    private mutating func parseAddress(_ link: inout DiagramLink) throws(SyntaxError) {
        link.href = try takeRequired(.string, "an address in double quotes", "una dirección entre comillas dobles")
        link.tooltip = takeText(.string)
        link.target = takeText(.linkTarget)
    }
}
