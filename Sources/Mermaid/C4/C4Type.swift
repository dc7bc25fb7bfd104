import Diagnostics

extension C4Diagram: GraphDiagram, TitledDiagram {
    static let keywords = ["C4Context", "C4Container", "C4Component", "C4Dynamic", "C4Deployment"]
    static let name = LocalizedText(en: "C4 diagram", es: "Diagrama C4")
    static let rootClass = "c4"

    static func parse(_ source: DiagramSource) -> (C4Diagram?, [Diagnostic]) { C4Parser.parse(source) }

    var measured: MeasuredGraph { C4Graph(self).measured }
    var links: [DiagramLink] { boundaries.compactMap(\.link) + elements.compactMap(\.link) }
    var boxRanges: [SourceRange] { boundaries.map(\.range) + elements.map(\.range) }

    var checks: [Diagnostic] {
        let unknown = relations.flatMap { relation in
            [relation.source, relation.target]
                .filter { elementIndices[$0] == nil && boundaryIndices[$0] == nil }
                .map { ($0, relation.range) }
        }
        return unknown.map { name, range in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no element or boundary “\(name)”, so this relation is not drawn",
                    es: "no hay ningún elemento ni límite «\(name)», así que esta relación no se dibuja"
                ),
                range: range
            )
        }
            + unknownTargets.map { name, range in
                Diagnostic(
                    rule: .diagramUnknownTarget,
                    severity: .warning,
                    message: LocalizedText(
                        en: "there is no “\(name)” to style",
                        es: "no hay ningún «\(name)» al que dar estilo"
                    ),
                    range: range
                )
            }
    }

    var labels: [(text: String, range: SourceRange)] {
        elements.flatMap { element in
            [element.label, element.details].compactMap { $0 }.map { ($0.plainText, element.range) }
        }
            + boundaries.flatMap { boundary in
                [boundary.label, boundary.details].compactMap { $0 }.map { ($0.plainText, boundary.range) }
            }
            + relations.compactMap { relation in relation.label.map { ($0.plainText, relation.range) } }
    }

    var skeleton: DiagramSkeleton {
        func parent(_ boundary: Int) -> String { boundary < 0 ? "" : boundaries[boundary].id }
        var parts = elements.map { element in
            DiagramSkeleton.Part(
                "\(element.kind) \(element.form) \(element.isExternal) \(element.id) in \(parent(element.parent)) \(element.details.isVisible)",
                name: element.id,
                kind: ("element", "este elemento"),
                range: element.range
            )
        }
        parts += boundaries.map { boundary in
            DiagramSkeleton.Part(
                "boundary \(boundary.id) in \(parent(boundary.parent))",
                name: boundary.id,
                kind: ("boundary", "este límite"),
                range: boundary.range
            )
        }
        parts += relations.map { relation in
            DiagramSkeleton.Part(
                "relation \(relation.source) \(relation.target) \(relation.direction) \(relation.label.isVisible)",
                name: "\(relation.source) → \(relation.target)",
                kind: ("relation", "esta relación"),
                range: relation.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let (count, size) = (elements.count, relations.count)
        let head = LocalizedText(
            en:
                "C4 diagram with \(count) \(count == 1 ? "element" : "elements") and \(size) \(size == 1 ? "relation" : "relations").",
            es:
                "Diagrama C4 con \(count) \(count == 1 ? "elemento" : "elementos") y \(size) \(size == 1 ? "relación" : "relaciones")."
        )
        let elementNames = elements.map(\.label.plainText)
        let boundaryNames = boundaries.map(\.label.plainText)
        func name(_ id: String) -> String {
            elementIndices[id].map { elementNames[$0] } ?? boundaryIndices[id].map { boundaryNames[$0] } ?? id
        }
        let boxes = zip(elements, elementNames).map { element, name in
            let kind = "\(element.kind.rawValue)\(element.isExternal ? ", external" : "")"
            let details = element.details.map { ": \($0.plainText)" } ?? ""
            return "\(name) («\(kind)»)\(details)\(details.hasSuffix(".") ? "" : ".")"
        }
        let inner = Dictionary(grouping: elements.indices) { elements[$0].parent }
        let innerBoundaries = Dictionary(grouping: boundaries.indices) { boundaries[$0].parent }
        let frames = boundaryNames.enumerated().map { index, name in
            let list =
                (innerBoundaries[index] ?? []).map { boundaryNames[$0] } + (inner[index] ?? []).map { elementNames[$0] }
            return "\(name): \(list.joined(separator: ", "))."
        }
        let lines = relations.map { relation in
            let arrow =
                switch relation.direction {
                case .forward: "→"
                case .backward: "←"
                case .both: "↔"
                }
            let text = [relation.label, relation.technology].compactMap { $0?.plainText }.joined(separator: ", ")
            return "\(name(relation.source)) \(arrow) \(name(relation.target))\(text.isEmpty ? "" : ": \(text)")."
        }
        return OutlineSentences.text([head.text(in: language)], boxes + frames + lines, language: language)
    }
}
