import Diagnostics
import Support

/// Reads a flowchart's tokens into a ``Flowchart``.
///
/// Each statement has a function; the first token that does not fit ends the reading, as in Mermaid.
struct FlowchartParser: TokenParser {
    let source: DiagramSource
    let tokens: [FlowchartToken]
    var position = 0
    var builder = FlowchartBuilder()
    var diagnostics: [Diagnostic] = []
    /// The open subgraphs, the innermost last.
    var open: [OpenSubgraph] = []

    struct OpenSubgraph {
        var id: String?
        var title: DiagramLabel
        var members: [String] = []
        var direction: FlowDirection?
        var range: Range<Int>
        /// True for a `global` block of an agentflow, whose nodes lie in no group.
        var isGlobal = false
    }

    init(_ source: DiagramSource) {
        self.source = source
        tokens = FlowchartLexer.tokens(of: source.bytes, from: source.typeName.lowerBound)
    }

    mutating func skipSpaces() { while current.kind == .space { position += 1 } }

    // MARK: The chart

    mutating func read() throws(SyntaxError) -> Flowchart {
        builder.chart.settings = source.settings
        builder.chart.title = source.settings.title
        builder.chart.isAgentflow = source.text(source.typeName) == "agentflow-beta"
        guard take(.graph) else {
            throw unexpected(
                current,
                expected: LocalizedText(en: "“flowchart” or “graph”", es: "«flowchart» o «graph»")
            )
        }
        if current.kind == .direction {
            let word = source.text(current.range)
            builder.chart.direction = FlowDirection(word: word) ?? .topToBottom
            advance()
            skipSpaces()
            guard current.kind == .newline || current.kind == .semicolon || current.kind == .endOfFile else {
                throw unexpected(
                    current,
                    expected: LocalizedText(
                        en: "the end of the line or “;” after the direction",
                        es: "el final de la línea o «;» tras la dirección"
                    )
                )
            }
        } else if !take(.noDirection) {
            throw unexpected(
                current,
                expected: LocalizedText(
                    en: "a direction (TB, TD, BT, LR or RL)",
                    es: "una dirección (TB, TD, BT, LR o RL)"
                )
            )
        }
        while current.kind != .endOfFile { try parseLine() }
        if let subgraph = open.last {
            throw SyntaxError(
                range: subgraph.range,
                message: LocalizedText(
                    en: "this subgraph is never closed: expected “end”",
                    es: "este subgrafo no se cierra: se esperaba «end»"
                )
            )
        }
        builder.finish()
        if let index = SubgraphMembership.selfContaining(builder.chart) {
            let subgraph = builder.chart.subgraphs[index]
            diagnostics.append(
                Diagnostic(
                    rule: .diagramSyntax,
                    severity: .error,
                    message: LocalizedText(
                        en: "the subgraph “\(subgraph.id)” would be inside itself",
                        es: "el subgrafo «\(subgraph.id)» quedaría dentro de sí mismo"
                    ),
                    range: subgraph.range,
                    advice: LocalizedText(
                        en: "give the subgraph and the node inside it different ids",
                        es: "da ids distintos al subgrafo y al nodo que contiene"
                    )
                )
            )
            throw SyntaxError(
                range: source.typeName,
                message: LocalizedText(
                    en: "subgraphs can't contain one another",
                    es: "los subgrafos no pueden contenerse unos a otros"
                )
            )
        }
        return builder.chart
    }

    private mutating func parseLine() throws(SyntaxError) {
        switch current.kind {
        case .newline, .semicolon, .space: advance()
        case .subgraph: try openSubgraph()
        case .global:
            open.append(OpenSubgraph(title: DiagramLabel(text: ""), range: current.range, isGlobal: true))
            advance()
        case .end: try closeSubgraph()
        case .innerDirection:
            let direction = FlowDirection(word: source.text(current.range))
            advance()
            if !open.isEmpty {
                open[open.count - 1].direction = direction
            } else if let direction {
                builder.chart.direction = direction
            }
        case .accessibleTitle:
            advance()
            builder.chart.accessibleTitle = takeText(.accessibleTitleValue)?.trimmingLines
        case .accessibleDescription:
            advance()
            builder.chart.accessibleDescription = takeText(.accessibleDescriptionValue)?.trimmingLines
        case .accessibleDescriptionBlock:
            builder.chart.accessibleDescription = takeText(.accessibleDescriptionBlock)?.trimmingLines
        case .style: try parseStyle()
        case .linkStyle: try parseLinkStyle()
        case .classDef: try parseClassDefinition()
        case .class: try parseClass()
        case .click: try parseClick()
        default:
            let members = try parseNodesAndEdges()
            if !open.isEmpty { open[open.count - 1].members += members }
            try endStatement()
        }
    }

    /// Reads the end of a statement: a line break, `;` or the end of the text.
    ///
    /// - Parameter allowsSpace: false for statements at whose end Mermaid takes no space.
    mutating func endStatement(allowsSpace: Bool = true) throws(SyntaxError) {
        if allowsSpace { skipSpaces() }
        switch current.kind {
        case .newline, .semicolon: advance()
        case .endOfFile: break
        case .end where !open.isEmpty && isLineStart(current.range.lowerBound): break
        default:
            throw unexpected(
                current,
                expected: LocalizedText(
                    en: "an arrow, “&”, “;” or the end of the line",
                    es: "una flecha, «&», «;» o el final de la línea"
                )
            )
        }
    }

    private func isLineStart(_ offset: Int) -> Bool {
        var index = offset
        while index > 0, source.bytes[index - 1].isSpaceOrTab { index -= 1 }
        return index == 0 || source.bytes[index - 1] == 0x0A
    }
}
