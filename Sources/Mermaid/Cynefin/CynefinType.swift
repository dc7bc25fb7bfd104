import Diagnostics

extension CynefinDiagram: ChartDiagram {
    static let keywords = ["cynefin-beta"]
    static let name = LocalizedText(en: "Cynefin diagram", es: "Diagrama Cynefin")
    static let rootClass = "cynefin"

    static func parse(_ source: DiagramSource) -> (CynefinDiagram?, [Diagnostic]) { CynefinParser.parse(source) }

    var boxRanges: [SourceRange] { items.map(\.range) + transitions.map(\.range) }
    var labels: [(text: String, range: SourceRange)] {
        items.map { ($0.label.plainText, $0.range) }
            + transitions.compactMap { move in move.label.map { ($0.plainText, move.range) } }
    }

    func scene(language: String) -> ChartScene { CynefinLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        var parts = Domain.allCases.flatMap { domain in
            items(in: domain).enumerated().map { index, item in
                DiagramSkeleton.Part(
                    "item \(domain) \(index)",
                    name: item.label.plainText,
                    kind: ("item", "este elemento"),
                    range: item.range
                )
            }
        }
        parts += transitions.map { move in
            .init(
                "move \(move.source) \(move.target) \(move.label.isVisible)",
                name: "\(move.source) → \(move.target)",
                kind: ("move", "este paso"),
                range: move.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let (count, size) = (items.count, transitions.count)
        let head = LocalizedText(
            en:
                "Cynefin diagram with \(count) \(count == 1 ? "item" : "items") and \(size) \(size == 1 ? "move" : "moves").",
            es:
                "Diagrama Cynefin con \(count) \(count == 1 ? "elemento" : "elementos") y \(size) \(size == 1 ? "paso" : "pasos")."
        )
        let domains = Domain.allCases.compactMap { domain -> String? in
            let names = items(in: domain).map(\.label.plainText)
            return names.isEmpty ? nil : "\(domain.name.text(in: language)): \(names.joined(separator: ", "))."
        }
        let moves = transitions.map { move in
            let label = move.label.map { ": \($0.plainText)" } ?? ""
            return "\(move.source.name.text(in: language)) → \(move.target.name.text(in: language))\(label)."
        }
        return OutlineSentences.text([head.text(in: language)], domains + moves, language: language)
    }
}
