import Diagnostics

extension FlowchartParser {
    /// Reads `click A "https://…" "tooltip" _blank`, `click A href "…"`, `click A callback`, `click A call f()`.
    mutating func parseClick() throws(SyntaxError) {
        let node = source.text(current.range)
        advance()
        var link = DiagramLink(range: place(current.range))
        _ = take(.href)
        switch current.kind {
        case .string:
            let token = current
            link = DiagramLink(href: source.text(token.range), range: place(token.range))
            advance()
            if current.kind == .space, kind(after: 1) == .string {
                advance()
                link.tooltip = source.text(current.range)
                advance()
            }
            if current.kind == .space, kind(after: 1) == .linkTarget {
                advance()
                link.target = source.text(current.range)
                advance()
            }
        case .callbackName:
            advance()
            _ = take(.callbackArguments)
            takeTooltip(&link)
        default:
            let expected = LocalizedText(
                en: "an address in quotes, or a callback's name",
                es: "una dirección entre comillas o el nombre de una función"
            )
            guard tokens[position - 1].kind != .href else { throw unexpected(current, expected: expected) }
            _ = try parseIdentifier(expected: expected)
            takeTooltip(&link)
        }
        link.screen(&diagnostics)
        builder.tooltip(node, link: link)
        try endStatement(allowsSpace: false)
    }

    private mutating func takeTooltip(_ link: inout DiagramLink) {
        guard current.kind == .space, kind(after: 1) == .string else { return }
        advance()
        link.tooltip = source.text(current.range)
        advance()
    }
}
