import Diagnostics

extension ArchitectureDiagram: GraphDiagram, TitledDiagram {
    static let keywords = ["architecture-beta", "architecture"]
    static let name = LocalizedText(en: "Architecture diagram", es: "Diagrama de arquitectura")
    static let rootClass = "architecture"
    static var mostBoxes: Int { 1500 }

    static func parse(_ source: DiagramSource) -> (ArchitectureDiagram?, [Diagnostic]) {
        ArchitectureParser.parse(source)
    }

    var measured: MeasuredGraph {
        var layout = ArchitectureLayout(self)
        return layout.measured
    }

    var checks: [Diagnostic] {
        edges.filter { $0.source.side == $0.target.side && $0.source.service != $0.target.service }.map { edge in
            let (first, second) = (edge.source.id, edge.target.id)
            return Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en:
                        "this line leaves “\(first)” and reaches “\(second)” on the same side, so it doesn't say how to place them",
                    es:
                        "esta línea sale de «\(first)» y llega a «\(second)» por el mismo lado, así que no dice cómo colocarlos"
                ),
                range: edge.range
            )
        }
    }

    var boxRanges: [SourceRange] { groups.map(\.range) + services.map(\.range) }

    var labels: [(text: String, range: SourceRange)] {
        groups.map { ($0.label.plainText, $0.range) }
            + services.filter { !$0.isJunction }.map { ($0.label.plainText, $0.range) }
            + edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
    }

    var skeleton: DiagramSkeleton {
        func parent(_ group: Int) -> String { group < 0 ? "" : groups[group].id }
        let frames = groups.map { group in
            DiagramSkeleton.Part(
                "group \(group.id) \(group.icon?.name ?? "") in \(parent(group.parent))",
                name: group.id,
                kind: ("group", "este grupo"),
                range: group.range
            )
        }
        let boxes = services.map { service in
            DiagramSkeleton.Part(
                "\(service.isJunction ? "junction" : "service") \(service.id) \(service.icon?.name ?? "") in \(parent(service.parent))",
                name: service.id,
                kind: service.isJunction ? ("junction", "esta unión") : ("service", "este servicio"),
                range: service.range
            )
        }
        let lines = edges.map { edge in
            func end(_ end: End) -> String { "\(end.id) \(end.side) \(end.isGroup) \(end.hasHead)" }
            return DiagramSkeleton.Part(
                "line \(end(edge.source)) \(end(edge.target)) \(edge.label.isVisible)",
                name: "\(edge.source.id) → \(edge.target.id)",
                kind: ("line", "esta línea"),
                range: edge.range
            )
        }
        return DiagramSkeleton(sorting: frames + boxes + lines)
    }

    func outline(language: String) -> String {
        let (count, size) = (services.count { !$0.isJunction }, groups.count)
        let head = LocalizedText(
            en:
                "Architecture with \(count) \(count == 1 ? "service" : "services") and \(size) \(size == 1 ? "group" : "groups").",
            es:
                "Arquitectura con \(count) \(count == 1 ? "servicio" : "servicios") y \(size) \(size == 1 ? "grupo" : "grupos")."
        )
        let byGroup = Dictionary(grouping: services.indices.filter { !services[$0].isJunction }) { services[$0].parent }
        let innerGroups = Dictionary(grouping: groups.indices) { groups[$0].parent }
        let groupNames = groups.map(\.label.plainText)
        let names = services.map { $0.isJunction ? $0.id : $0.label.plainText }
        func list(_ group: Int) -> String {
            let inner = (innerGroups[group] ?? []).map { groupNames[$0] }
            return (inner + (byGroup[group] ?? []).map { names[$0] }).joined(separator: ", ")
        }
        let frames = groupNames.enumerated().map { "\($1): \(list($0))." }
        func name(_ end: End) -> String { names[end.service] }
        let lines = edges.map { edge -> String in
            let arrow =
                switch (edge.source.hasHead, edge.target.hasHead) {
                case (true, true): "↔"
                case (true, false): "←"
                case (false, true): "→"
                case (false, false): "–"
                }
            let text = edge.label.map { ": \($0.plainText)" } ?? ""
            return "\(name(edge.source)) \(arrow) \(name(edge.target))\(text)."
        }
        let top = list(-1)
        return OutlineSentences.text(
            [head.text(in: language)],
            (top.isEmpty ? [] : ["\(top)."]) + frames + lines,
            language: language
        )
    }
}
