import Diagnostics

extension ClassDiagram: GraphDiagram {
    static let keywords = ["classDiagram", "classDiagram-v2"]
    static let name = LocalizedText(en: "Class diagram", es: "Diagrama de clases")
    static let rootClass = "classDiagram"

    static func parse(_ source: DiagramSource) -> (ClassDiagram?, [Diagnostic]) { ClassParser.parse(source) }

    var checks: [Diagnostic] { ClassChecks.diagnostics(for: self) }
    var links: [DiagramLink] { classes.compactMap(\.link) }
    var boxRanges: [SourceRange] { classes.map(\.range) + namespaces.map(\.range) + notes.map(\.range) }
    var measured: MeasuredGraph { ClassGraph(self).measured }

    func outline(language: String) -> String { ClassOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] {
        classes.compactMap { value in value.label.map { ($0.plainText, value.range) } }
            + relations.compactMap { relation in relation.label.map { ($0.plainText, relation.range) } }
            + notes.map { ($0.text.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton {
        let ids = classes.map(\.id)
        var found = DiagramSkeleton.NumberedParts(ids: ids)
        for value in classes {
            // The number of members is compared; their names may be translated.
            let members = (value.attributes + value.methods).map { "\($0.classifier)" }
            let rest = "\(value.attributes.count) \(members) \(value.annotations.count) \(value.isInterfaceMark)"
            found.add("class", [value.id], rest, name: value.id, kind: ("class", "esta clase"), range: value.range)
        }
        for relation in relations {
            let line = "\(relation.sourceEnd) \(relation.isDashed) \(relation.targetEnd)"
            let texts = "\(relation.label.isVisible) \(relation.sourceText != nil) \(relation.targetText != nil)"
            found.add(
                "relation",
                [relation.source, relation.target],
                "\(line) \(texts)",
                name: "\(relation.source) → \(relation.target)",
                kind: ("relation", "esta relación"),
                range: relation.range
            )
        }
        for note in notes {
            let target = note.target.map { [$0] } ?? []
            found.add("note", target, "", name: note.text.plainText, kind: ("note", "esta nota"), range: note.range)
        }
        let members = Dictionary(grouping: classes, by: \.namespace).mapValues(\.count)
        for (index, namespace) in namespaces.enumerated() {
            let rest = "\(namespace.parent) \(members[index] ?? 0)"
            let kind = ("namespace", "este namespace")
            found.add("namespace", [], rest, name: namespace.id, kind: kind, range: namespace.range)
        }
        return DiagramSkeleton(sorting: found.parts, visibleIDs: ids)
    }
}
