import Diagnostics

/// Places columns side by side, with their cards one below the other.
struct KanbanLayout {
    private let board: KanbanBoard
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let padding = 10.0
    private static let gap = 14.0

    private struct Card {
        let index: Int
        let text: Label
        let ticket: Label
        let assigned: Label

        var width: Double {
            let notes = ticket.width + assigned.width + (ticket.isEmpty || assigned.isEmpty ? 0 : 16)
            return max(text.width, notes) + 2 * KanbanLayout.padding + 4
        }

        var height: Double {
            let notes = max(ticket.height, assigned.height)
            return text.height + (notes > 0 ? notes + 8 : 0) + 2 * KanbanLayout.padding
        }
    }

    init(_ board: KanbanBoard) {
        self.board = board
        labels = LabelSetter(fontSize: 14)
        place()
        scene.dropped = labels.dropped
    }

    private mutating func place() {
        let textWidth = (board.settings.number("kanban", "sectionWidth", within: 100...1000) ?? 210) - 24
        let cards = board.cards.indices.map { index -> Card in
            let card = board.cards[index]
            func note(_ text: String?) -> Label {
                guard let text else { return .empty }
                return labels.set(DiagramLabel(text: text), at: card.range, width: textWidth / 2, scale: 12.0 / 14)
            }
            let text = DiagramLabel(text: card.label.text, isMarkdown: true)
            return Card(
                index: index,
                text: labels.set(text, at: card.range, width: textWidth),
                ticket: note(card.ticket),
                assigned: note(card.assigned)
            )
        }
        let byColumn = Dictionary(grouping: cards) { board.cards[$0.index].column }
        let titles = board.columns.map {
            labels.set(
                DiagramLabel(text: $0.label.text, isMarkdown: true),
                at: $0.range,
                width: textWidth,
                isBold: true
            )
        }
        let header = (titles.map(\.height).max() ?? 0) + 2 * Self.padding
        let heights = board.columns.indices.map { index in
            (byColumn[index] ?? []).reduce(header + Self.padding) { $0 + $1.height + 8 }
        }
        let height = max(heights.max() ?? 0, header + 60)
        var x = 0.0
        for (index, title) in titles.enumerated() {
            let column = byColumn[index] ?? []
            let inner = max(textWidth + 24, title.width + 20, column.map(\.width).max() ?? 0)
            let frame = Rect(minX: x, minY: 0, maxX: x + inner + 2 * Self.padding, maxY: height)
            let series = SeriesColours.section(index, board.settings)
            scene.add(.rectangle(frame, radius: 6), .page(.clusters), "section section-\(index)")
            let head = Rect(minX: frame.minX, minY: 0, maxX: frame.maxX, maxY: header)
            scene.add(.rectangle(head, radius: 6), .fixed(fill: series.fill, stroke: nil), "section-header")
            scene.add(
                ChartScene.Text(
                    label: title,
                    centre: Point(x: head.midX, y: head.midY),
                    colour: series.text,
                    className: "cluster-label",
                    isBold: true
                )
            )
            var y = header + Self.padding
            for card in column {
                let box = Rect(minX: x + Self.padding, minY: y, maxX: frame.maxX - Self.padding, maxY: y + card.height)
                write(card, box)
                y += card.height + 8
            }
            x = frame.maxX + Self.gap
        }
    }

    private mutating func write(_ card: Card, _ frame: Rect) {
        let content = board.cards[card.index]
        scene.link(content.link) { scene in
            scene.add(.rectangle(frame, radius: 5), .page(.nodes), "node kanban-item")
            if let colour = Self.colour(content.priority) {
                let bar = Rect(minX: frame.minX, minY: frame.minY + 2, maxX: frame.minX + 5, maxY: frame.maxY - 2)
                scene.add(
                    .rectangle(bar, radius: 2),
                    .fixed(fill: colour, stroke: nil),
                    "priority",
                    tooltip: content.priority?.rawValue
                )
            }
            let left = frame.minX + Self.padding + 2
            func text(_ label: Label, _ centre: Point, _ alignment: SVGWriter.LabelAlignment, _ name: String) {
                scene.add(
                    ChartScene.Text(
                        label: label,
                        centre: centre,
                        alignment: alignment,
                        part: .nodeText,
                        className: name
                    )
                )
            }
            text(
                card.text,
                Point(x: left + card.text.width / 2, y: frame.minY + Self.padding + card.text.height / 2),
                .left,
                "label"
            )
            let y = frame.maxY - Self.padding - max(card.ticket.height, card.assigned.height) / 2
            text(card.ticket, Point(x: left + card.ticket.width / 2, y: y), .left, "label ticket")
            text(
                card.assigned,
                Point(x: frame.maxX - Self.padding - card.assigned.width / 2, y: y),
                .right,
                "label assigned"
            )
        }
    }

    private static func colour(_ priority: KanbanBoard.Priority?) -> String? {
        switch priority {
        case .veryHigh: SeriesColours.standard[7]
        case .high: SeriesColours.standard[1]
        case .low: SeriesColours.standard[0]
        case .veryLow: SeriesColours.standard[10]
        case nil: nil
        }
    }
}
