import Diagnostics

extension FlowchartParser {
    /// `click A "https://…" "tooltip" _blank`, `click A href "…"`, `click A callback`, `click A call f()`.
    mutating func parseClick() throws(SyntaxError) {
        let node = source.text(current.range)
        advance()
        var link = FlowchartLink(range: place(current.range))
        _ = take(.href)
        switch current.kind {
        case .string:
            let token = current
            link = FlowchartLink(href: source.text(token.range), range: place(token.range))
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
        if let href = link.href, !LinkPolicy.isSafe(href) {
            diagnostics.append(
                Diagnostic(
                    rule: DiagramRule.unsafeLink,
                    severity: .warning,
                    message: LocalizedText(
                        en: "This link is refused: only http, https, mailto and relative addresses become links.",
                        es: "Este enlace se rechaza: solo http, https, mailto y direcciones relativas son enlaces."
                    ),
                    range: link.range
                )
            )
            link.href = nil
        }
        builder.tooltip(node, link: link)
        try endStatement(allowsSpace: false)
    }

    private mutating func takeTooltip(_ link: inout FlowchartLink) {
        guard current.kind == .space, kind(after: 1) == .string else { return }
        advance()
        link.tooltip = source.text(current.range)
        advance()
    }
}

/// Which addresses a diagram may link to.
enum LinkPolicy {
    static func isSafe(_ href: String) -> Bool {
        let text = Entities.decode(href).unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        guard let colon = text.firstIndex(of: ":") else { return true }
        let scheme = text[..<colon]
        // A colon after a slash, question mark or hash belongs to the path.
        if scheme.contains(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { return true }
        let name = String(String.UnicodeScalarView(scheme)).lowercased()
        // `tree:` is Glosa's own: it leads to a decision tree of the course.
        return ["http", "https", "mailto", "tel", "ftp", "tree"].contains(name)
    }
}
