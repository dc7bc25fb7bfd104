import Diagnostics

extension UseCaseDiagram: GraphDiagram, TitledDiagram {
    static let keywords = ["usecase-beta"]
    static let name = LocalizedText(en: "Use case diagram", es: "Diagrama de casos de uso")
    static let rootClass = "usecase"

    static func parse(_ source: DiagramSource) -> (UseCaseDiagram?, [Diagnostic]) { UseCaseParser.parse(source) }

    var boxRanges: [SourceRange] { elements.map(\.range) + boundaries.map(\.range) + notes.map(\.range) }
    var measured: MeasuredGraph { UseCaseGraph(self).measured }

    var checks: [Diagnostic] {
        let ids = Set(boundaries.map(\.id) + relations.compactMap(\.id))
        let notes = notes.filter { elementIndices[$0.target] == nil }.map { note in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no actor or use case “\(note.target)”, so this note is not drawn",
                    es: "no hay ningún actor ni caso de uso «\(note.target)», así que esta nota no se dibuja"
                ),
                range: note.range
            )
        }
        return notes + ends
            + StyleChecks.diagnostics(
                assignments,
                classes: styleClasses,
                thing: LocalizedText(en: "actor or use case", es: "actor ni caso de uso"),
                isKnown: { elementIndices[$0] != nil || ids.contains($0) }
            )
    }

    /// Findings on relations whose ends Mermaid does not allow.
    private var ends: [Diagnostic] {
        relations.compactMap { relation in
            let kinds = [relation.source, relation.target].compactMap { elementIndices[$0].map { elements[$0].kind } }
            let actors = kinds.count { $0 == .actor }
            let expected: LocalizedText
            switch relation.kind {
            case .association: return nil
            case .include, .extend:
                guard actors > 0 || kinds.contains(.table) else { return nil }
                expected = LocalizedText(
                    en: "“\(relation.kind)” leads from a use case to a use case",
                    es: "«\(relation.kind)» lleva de un caso de uso a otro"
                )
            case .generalization:
                guard actors == 1 || kinds.contains(.table) else { return nil }
                expected = LocalizedText(
                    en: "“--|>” leads from an actor to an actor or from a use case to a use case",
                    es: "«--|>» lleva de un actor a otro o de un caso de uso a otro"
                )
            }
            return Diagnostic(
                rule: .diagramNotPortable,
                severity: .warning,
                message: LocalizedText(
                    en: "Mermaid refuses this relation: \(expected.en)",
                    es: "Mermaid rechaza esta relación: \(expected.es)"
                ),
                range: relation.range
            )
        }
    }

    var labels: [(text: String, range: SourceRange)] {
        elements.filter { $0.kind != .table }.map { ($0.label.plainText, $0.range) }
            + boundaries.map { ($0.title.plainText, $0.range) }
            + relations.compactMap { relation in relation.label.map { ($0.plainText, relation.range) } }
            + notes.map { ($0.label.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton {
        var parts = elements.map { element in
            DiagramSkeleton.Part(
                "\(element.kind) \(element.id) in \(element.boundary)",
                name: element.id,
                kind: element.kind == .actor ? ("actor", "este actor") : ("use case", "este caso de uso"),
                range: element.range
            )
        }
        parts += boundaries.enumerated().map { index, boundary in
            .init("system \(index)", name: boundary.id, kind: ("system", "este sistema"), range: boundary.range)
        }
        parts += relations.map { relation in
            .init(
                "\(relation.kind) \(relation.source) \(relation.target) \(relation.label.isVisible)",
                name: "\(relation.source) → \(relation.target)",
                kind: ("relation", "esta relación"),
                range: relation.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let actors = elements.count { $0.kind == .actor }
        let cases = elements.count { $0.kind == .useCase || $0.kind == .rectangle }
        let size = relations.count
        let head = LocalizedText(
            en:
                "Use case diagram with \(actors) \(actors == 1 ? "actor" : "actors"), \(cases) \(cases == 1 ? "use case" : "use cases") and \(size) \(size == 1 ? "relation" : "relations").",
            es:
                "Diagrama de casos de uso con \(actors) \(actors == 1 ? "actor" : "actores"), \(cases) \(cases == 1 ? "caso de uso" : "casos de uso") y \(size) \(size == 1 ? "relación" : "relaciones")."
        )
        func name(_ id: String) -> String { elementIndices[id].map { elements[$0].label.plainText } ?? id }
        let systems = boundaries.enumerated().map { index, boundary in
            let inside = elements.filter { $0.boundary == index }.map(\.label.plainText)
            return "\(boundary.title.plainText): \(inside.joined(separator: ", "))."
        }
        let lines = relations.map { relation in
            let kind = relation.kind == .association ? relation.label?.plainText : "«\(relation.kind)»"
            return "\(name(relation.source)) → \(name(relation.target))\(kind.map { ": \($0)" } ?? "")."
        }
        let notes = notes.map { "\(name($0.target)): \($0.label.plainText)." }
        return OutlineSentences.text([head.text(in: language)], systems + lines + notes, language: language)
    }
}
