import Diagnostics

extension BlockDiagram: GraphDiagram {
    static let keywords = ["block", "block-beta"]
    static let name = LocalizedText(en: "Block diagram", es: "Diagrama de bloques")
    static let rootClass = "block"

    static func parse(_ source: DiagramSource) -> (BlockDiagram?, [Diagnostic]) { BlockParser.parse(source) }

    var measured: MeasuredGraph {
        var layout = BlockLayout(self)
        return layout.measured
    }

    var checks: [Diagnostic] {
        var result: [Diagnostic] = []
        for block in blocks {
            guard let columns = grids[block.parent]?.columns, block.span > columns else { continue }
            result.append(
                Diagnostic(
                    rule: .diagramNotDrawn,
                    severity: .warning,
                    message: LocalizedText(
                        en:
                            "“\(block.id)” spans \(block.span) columns, but there are \(columns): it is drawn across all of them",
                        es:
                            "«\(block.id)» ocupa \(block.span) columnas, pero hay \(columns): se dibuja a lo ancho de todas"
                    ),
                    range: block.range
                )
            )
        }
        return result
            + StyleChecks.diagnostics(
                assignments,
                classes: styleClasses,
                thing: LocalizedText(en: "block", es: "ninguna caja"),
                isKnown: { indices[$0] != nil }
            )
    }

    var boxRanges: [SourceRange] { blocks.map(\.range) }

    var labels: [(text: String, range: SourceRange)] {
        blocks.map { ($0.text.plainText, $0.range) }.filter { !$0.0.isEmpty }
            + edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
    }

    var skeleton: DiagramSkeleton {
        var parts = blocks.map { block -> DiagramSkeleton.Part in
            let parent = block.parent < 0 ? "" : blocks[block.parent].id
            return .init(
                "block \(block.id) \(block.shapeName) \(block.span) in \(parent) \(grids[block.parent]?.columns ?? 0)",
                name: block.id,
                kind: ("block", "este bloque"),
                range: block.range
            )
        }
        parts += edges.map { edge in
            let (source, target) = (blocks[edge.source].id, blocks[edge.target].id)
            return .init(
                "line \(source) \(target) \(edge.line) \(edge.startHead) \(edge.endHead) \(edge.label.isVisible)",
                name: "\(source) → \(target)",
                kind: ("line", "esta línea"),
                range: edge.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let (count, size) = (blocks.count { !$0.isGroup }, edges.count)
        let head = LocalizedText(
            en:
                "Block diagram with \(count) \(count == 1 ? "block" : "blocks") and \(size) \(size == 1 ? "line" : "lines").",
            es:
                "Diagrama de bloques con \(count) \(count == 1 ? "bloque" : "bloques") y \(size) \(size == 1 ? "línea" : "líneas")."
        )
        func name(_ block: Int) -> String {
            let text = blocks[block].text.plainText.trimmingSpace
            return text.isEmpty ? blocks[block].id : text
        }
        let groups = blocks.indices.filter { blocks[$0].isGroup }.map { group -> String in
            let members = (grids[group]?.members ?? []).filter { $0 >= 0 }.map { name($0) }.joined(separator: ", ")
            let title =
                blocks[group].label.isVisible
                ? name(group) : LocalizedText(en: "A group", es: "Un grupo").text(in: language)
            return "\(title): \(members)."
        }
        let top = (grids[-1]?.members ?? []).filter { $0 >= 0 && !blocks[$0].isGroup }.map { name($0) }
        let list = top.isEmpty ? [] : [top.joined(separator: ", ") + "."]
        let lines = edges.map { edge in
            let text = edge.label.map { ": \($0.plainText)" } ?? ""
            return "\(name(edge.source)) → \(name(edge.target))\(text)."
        }
        return OutlineSentences.text([head.text(in: language)], list + groups + lines, language: language)
    }
}

extension BlockDiagram.Block {
    /// The name of the block's shape, for the comparison of languages.
    fileprivate var shapeName: String {
        switch shape {
        case .flowchart(let shape): shape.rawValue
        case .arrow(let directions): "arrow \(directions.map(\.rawValue).sorted().joined(separator: " "))"
        case .group: "group"
        }
    }
}
