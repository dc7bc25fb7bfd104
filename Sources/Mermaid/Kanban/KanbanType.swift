import Diagnostics

extension KanbanBoard: ChartDiagram {
    static let keywords = ["kanban"]
    static let name = LocalizedText(en: "Kanban board", es: "Tablero kanban")
    static let rootClass = "kanban"

    static func parse(_ source: DiagramSource) -> (KanbanBoard?, [Diagnostic]) { KanbanParser.parse(source) }

    var links: [DiagramLink] { cards.compactMap(\.link) }
    var boxRanges: [SourceRange] { columns.map(\.range) + cards.map(\.range) }
    var labels: [(text: String, range: SourceRange)] {
        columns.map { ($0.label.plainText, $0.range) } + cards.map { ($0.label.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { KanbanLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: columns.map { column in
                .init("column", name: column.label.plainText, kind: ("column", "esta columna"), range: column.range)
            }
                + cards.map { card in
                    .init(
                        "card \(card.column) \(card.ticket ?? "") \(card.priority?.rawValue ?? "") \(card.assigned != nil)",
                        name: card.label.plainText,
                        kind: ("card", "esta tarjeta"),
                        range: card.range
                    )
                }
        )
    }

    func outline(language: String) -> String {
        let (count, size) = (columns.count, cards.count)
        let head = LocalizedText(
            en:
                "Kanban board with \(count) \(count == 1 ? "column" : "columns") and \(size) \(size == 1 ? "card" : "cards").",
            es:
                "Tablero kanban con \(count) \(count == 1 ? "columna" : "columnas") y \(size) \(size == 1 ? "tarjeta" : "tarjetas")."
        )
        let byColumn = Dictionary(grouping: cards, by: \.column)
        let details = columns.enumerated().map { index, column -> String in
            let list = (byColumn[index] ?? []).map { card -> String in
                let notes = [card.ticket, card.assigned].compactMap { $0 }.joined(separator: ", ")
                return card.label.plainText + (notes.isEmpty ? "" : " (\(notes))")
            }
            return list.isEmpty
                ? "\(column.label.plainText)." : "\(column.label.plainText): \(list.joined(separator: "; "))."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
