import Diagnostics

extension EntityDiagram: GraphDiagram {
    static let keywords = ["erDiagram"]
    static let name = LocalizedText(en: "Entity-relationship diagram", es: "Diagrama entidad-relación")
    static let rootClass = "erDiagram"

    static func parse(_ source: DiagramSource) -> (EntityDiagram?, [Diagnostic]) { EntityParser.parse(source) }

    var checks: [Diagnostic] { EntityChecks.diagnostics(for: self) }
    var boxRanges: [SourceRange] { entities.map(\.range) }
    var measured: MeasuredGraph { EntityGraph(self).measured }

    func outline(language: String) -> String { EntityOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] {
        entities.filter { $0.alias != nil }.map { ($0.label.plainText, $0.range) }
            + entities.flatMap { entity in
                entity.attributes.compactMap { attribute in attribute.comment.map { ($0, entity.range) } }
            }
            + relationships.compactMap { relationship in
                relationship.role.map { ($0.plainText, relationship.range) }
            }
    }

    var skeleton: DiagramSkeleton {
        let names = entities.map(\.name)
        var found = DiagramSkeleton.NumberedParts(ids: names)
        for entity in entities {
            let rest = "\(entity.attributes.map(\.keys))"
            let kind = ("entity", "esta entidad")
            found.add("entity", [entity.name], rest, name: entity.name, kind: kind, range: entity.range)
        }
        for relationship in relationships {
            let ends = "\(relationship.sourceCardinality) \(relationship.targetCardinality)"
            found.add(
                "relationship",
                [relationship.source, relationship.target],
                "\(ends) \(relationship.isIdentifying) \(relationship.role.isVisible)",
                name: "\(relationship.source) — \(relationship.target)",
                kind: ("relationship", "esta relación"),
                range: relationship.range
            )
        }
        return DiagramSkeleton(sorting: found.parts, visibleIDs: names)
    }
}
