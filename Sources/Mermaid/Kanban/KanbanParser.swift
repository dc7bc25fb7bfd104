import Diagnostics

/// Reads a kanban board: columns, and the cards indented below them.
struct KanbanParser: DiagramParser {
    let source: DiagramSource
    var diagnostics: [Diagnostic] = []
    private var board = KanbanBoard()

    private static let statements = StatementsAsNodes(
        type: LocalizedText(en: "a kanban board", es: "un tablero kanban"),
        part: LocalizedText(en: "a column", es: "una columna")
    )

    init(_ source: DiagramSource) { self.source = source }

    mutating func read() throws(SyntaxError) -> KanbanBoard {
        board.settings = source.settings
        board.title = source.settings.title
        var reader = IndentedReader(source, hasData: true)
        var first: Int?
        while let statement = try reader.next() {
            guard case .node(let node) = statement.content else {
                guard !board.columns.isEmpty else {
                    throw source.unexpected(
                        statement.range,
                        expected: LocalizedText(
                            en: "a column that this belongs to",
                            es: "una columna a la que pertenezca esto"
                        )
                    )
                }
                continue
            }
            let indentation = first ?? statement.indentation
            first = indentation
            guard statement.indentation >= indentation else {
                throw SyntaxError(
                    range: statement.range,
                    message: LocalizedText(
                        en: "this is indented less than the columns",
                        es: "esto tiene menos sangría que las columnas"
                    ),
                    advice: LocalizedText(
                        en: "indent all columns equally, and their cards further",
                        es: "da la misma sangría a todas las columnas, y más a sus tarjetas"
                    )
                )
            }
            if statement.indentation == indentation {
                let isFirst = board.columns.isEmpty
                let finding = Self.statements.finding(node, isFirst: isFirst, at: place(statement.range))
                if let finding { diagnostics.append(finding) }
                board.columns.append(.init(label: node.label, range: place(statement.range)))
            } else {
                try addCard(node, statement.range)
            }
        }
        guard !board.columns.isEmpty else {
            throw source.unexpected(
                source.typeName,
                expected: LocalizedText(en: "a column below “kanban”", es: "una columna debajo de «kanban»")
            )
        }
        return board
    }

    private mutating func addCard(_ node: IndentedNode, _ range: Range<Int>) throws(SyntaxError) {
        var label = node.label
        var data: SettingValue?
        if let inside = node.data {
            data =
                source.bytes[inside].contains(0x0A)
                ? BlockValueParser.parse(source.bytes, inside) ?? FlowValueParser.parseEntries(source.bytes[inside])
                : FlowValueParser.parseEntries(source.bytes[inside])
            guard data != nil else {
                throw SyntaxError(
                    range: inside,
                    message: LocalizedText(
                        en: "the text in these braces is not valid YAML",
                        es: "el texto entre estas llaves no es YAML válido"
                    ),
                    advice: LocalizedText(
                        en: "write: @{ ticket: MC-2037, assigned: 'name', priority: 'High' }",
                        es: "escribe: @{ ticket: MC-2037, assigned: 'nombre', priority: 'High' }"
                    )
                )
            }
        }
        if let text = data?["label"]?.text { label = DiagramLabel(text: text) }
        var card = KanbanBoard.Card(label: label, column: board.columns.count - 1, range: place(range))
        card.ticket = data?["ticket"]?.text
        card.assigned = data?["assigned"]?.text
        card.priority = data?["priority"]?.text.flatMap { KanbanBoard.Priority(rawValue: $0.lowercased()) }
        if let ticket = card.ticket, let base = source.settings.value("kanban", "ticketBaseUrl")?.text {
            var link = DiagramLink(href: base.replacing("#TICKET#", with: ticket), range: place(range))
            link.screen(&diagnostics)
            if link.href != nil { card.link = link }
        }
        board.cards.append(card)
    }
}
