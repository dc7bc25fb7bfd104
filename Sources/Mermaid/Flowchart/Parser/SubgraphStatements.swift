import Diagnostics
import Support

extension FlowchartParser {
    private static let deepestNesting = 100

    mutating func openSubgraph() throws(SyntaxError) {
        let keyword = current
        advance()
        guard open.count < Self.deepestNesting else {
            throw SyntaxError(
                range: keyword.range,
                message: LocalizedText(
                    en: "subgraphs are nested more than \(Self.deepestNesting) levels deep",
                    es: "los subgrafos tienen más de \(Self.deepestNesting) niveles"
                )
            )
        }
        guard take(.space) else {
            throw unexpected(
                current,
                expected: LocalizedText(
                    en: "a space and the subgraph's title",
                    es: "un espacio y el título del subgrafo"
                )
            )
        }
        skipSpaces()
        let first = current
        guard first.kind != .newline, first.kind != .semicolon else {
            open.append(OpenSubgraph(title: DiagramLabel(text: ""), range: keyword.range))
            return
        }
        var title = try parseSubgraphTitle()
        var range = first.range.lowerBound..<tokens[position - 1].range.upperBound
        var id: String? = title.text
        if take(.squareStart) {
            let start = current.range.lowerBound
            title = try parseLabel(until: .squareEnd)
            range = start..<max(start, tokens[position - 1].range.lowerBound)
        } else if title.text.contains(where: \.isWhitespace) {
            id = nil
        }
        skipSpaces()
        guard current.kind == .newline || current.kind == .semicolon || current.kind == .endOfFile else {
            throw unexpected(
                current,
                expected: LocalizedText(
                    en: "“[title]” or the end of the line after the subgraph's name",
                    es: "«[título]» o el final de la línea tras el nombre del subgrafo"
                )
            )
        }
        open.append(OpenSubgraph(id: id, title: title, range: range))
    }

    private mutating func parseSubgraphTitle() throws(SyntaxError) -> DiagramLabel {
        var text = ""
        var isMarkdown = false
        let first = current
        if first.kind == .string || first.kind == .markdownString {
            text = source.text(first.range)
            isMarkdown = first.kind == .markdownString
            advance()
        }
        loop: while true {
            switch current.kind {
            case .number, .nodeString, .space, .minus, .ampersand, .unicodeText, .colon, .asterisk, .hash, .style,
                .linkStyle, .classDef, .class, .graph, .subgraph, .end, .down, .up:
                text += source.text(current.range)
                advance()
            default: break loop
            }
        }
        text = text.trimmingSpace
        guard position > 0, tokens[position - 1].range.upperBound > first.range.lowerBound else {
            throw unexpected(
                current,
                expected: LocalizedText(en: "the subgraph's title", es: "el título del subgrafo"),
                advice: LocalizedText(
                    en: "write subgraph id[\"Title\"] when the title contains anything other than letters and digits",
                    es: "escribe subgraph id[\"Título\"] cuando el título tenga algo que no sean letras y cifras"
                )
            )
        }
        return DiagramLabel(text: text, isMarkdown: isMarkdown)
    }

    mutating func closeSubgraph() throws(SyntaxError) {
        guard let subgraph = open.popLast() else {
            throw unexpected(
                current,
                expected: LocalizedText(en: "a statement", es: "una instrucción"),
                advice: LocalizedText(
                    en: "no subgraph is open here; to use it as an id, write “End”",
                    es: "aquí no hay ningún subgrafo abierto; para usarlo como id, escribe «End»"
                )
            )
        }
        advance()
        guard !subgraph.isGlobal else { return builder.keepOutside(subgraph.members) }
        let id = builder.subgraph(
            id: subgraph.id,
            title: subgraph.title,
            members: subgraph.members,
            direction: subgraph.direction,
            range: place(subgraph.range)
        )
        if !open.isEmpty { open[open.count - 1].members.append(id) }
    }
}
