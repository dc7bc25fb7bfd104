import Diagnostics

extension RequirementDiagram: GraphDiagram, TitledDiagram {
    static let keywords = ["requirementDiagram"]
    static let name = LocalizedText(en: "Requirement diagram", es: "Diagrama de requisitos")
    static let rootClass = "requirementDiagram"

    static func parse(_ source: DiagramSource) -> (RequirementDiagram?, [Diagnostic]) {
        RequirementParser.parse(source)
    }

    var boxRanges: [SourceRange] { blocks.map(\.range) }
    var measured: MeasuredGraph { RequirementGraph(self).measured }

    var checks: [Diagnostic] {
        let ends = relations.flatMap { relation in
            [relation.source, relation.target].filter { indices[$0] == nil }.map { ($0, relation.range) }
        }
        let unknown = ends.map { name, range in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no requirement or element “\(name)”, so this relation is not drawn",
                    es: "no hay ningún requisito ni elemento «\(name)», así que esta relación no se dibuja"
                ),
                range: range
            )
        }
        return unknown
            + StyleChecks.diagnostics(
                assignments,
                classes: styleClasses,
                thing: LocalizedText(en: "requirement or element", es: "requisito o elemento"),
                isKnown: { indices[$0] != nil }
            )
    }

    var labels: [(text: String, range: SourceRange)] {
        blocks.flatMap { block in
            block.fields.filter { $0.name == "text" || $0.name == "type" }.map { ($0.value.plainText, block.range) }
        }
    }

    var skeleton: DiagramSkeleton {
        var found = DiagramSkeleton.NumberedParts(ids: blocks.map(\.name))
        for block in blocks {
            let rest = "\(block.kind) \(block.fields.map(\.name))"
            found.add("block", [block.name], rest, name: block.name, kind: ("block", "este bloque"), range: block.range)
        }
        for relation in relations {
            found.add(
                "relation",
                [relation.source, relation.target],
                relation.kind,
                name: "\(relation.source) → \(relation.target)",
                kind: ("relation", "esta relación"),
                range: relation.range
            )
        }
        return DiagramSkeleton(sorting: found.parts, visibleIDs: blocks.map(\.name))
    }

    func outline(language: String) -> String {
        let (count, size) = (blocks.count, relations.count)
        let head = LocalizedText(
            en:
                "Requirement diagram with \(count) \(count == 1 ? "block" : "blocks") and \(size) \(size == 1 ? "relation" : "relations").",
            es:
                "Diagrama de requisitos con \(count) \(count == 1 ? "bloque" : "bloques") y \(size) \(size == 1 ? "relación" : "relaciones")."
        )
        let details =
            blocks.map { block in
                let fields = block.fields.map { "\($0.name): \($0.value.plainText)" }.joined(separator: "; ")
                return "\(block.name) («\(block.kind)»)" + (fields.isEmpty ? "." : ": \(fields).")
            } + relations.map { "\($0.source) → \($0.target): \($0.kind)." }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
