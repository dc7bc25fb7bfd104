import Diagnostics

extension WardleyMap: ChartDiagram {
    static let keywords = ["wardley-beta", "wardley"]
    static let name = LocalizedText(en: "Wardley map", es: "Mapa de Wardley")
    static let rootClass = "wardley"
    static var mostBoxes: Int { 400 }

    static func parse(_ source: DiagramSource) -> (WardleyMap?, [Diagnostic]) { WardleyParser.parse(source) }

    var checks: [Diagnostic] {
        unknown.map { name, range in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no component “\(name)”, so this is not drawn",
                    es: "no hay ningún componente «\(name)», así que esto no se dibuja"
                ),
                range: range
            )
        }
    }

    var boxRanges: [SourceRange] { components.map(\.range) + notes.map(\.range) + annotations.map(\.range) }

    var labels: [(text: String, range: SourceRange)] {
        components.map { ($0.name, $0.range) } + notes.map { ($0.label.plainText, $0.range) }
            + annotations.map { ($0.label.plainText, $0.range) }
            + arrows.compactMap { link in link.label.map { ($0.plainText, link.range) } }
    }

    func scene(language: String) -> ChartScene { WardleyLayout(self, language: language).scene }

    var skeleton: DiagramSkeleton {
        func place(_ place: Place) -> String { "\(place.visibility) \(place.evolution)" }
        var parts = components.map { component in
            DiagramSkeleton.Part(
                "component \(place(component.place)) \(component.isAnchor) \(component.sourcing ?? "") \(component.hasInertia) \(component.pipeline)",
                name: component.name,
                kind: ("component", "este componente"),
                range: component.range
            )
        }
        parts += arrows.map { link in
            DiagramSkeleton.Part(
                "link \(link.source) \(link.target) \(link.flow) \(link.label.isVisible)",
                name: "\(components[link.source].name) → \(components[link.target].name)",
                kind: ("link", "este enlace"),
                range: link.range
            )
        }
        parts += evolutions.map { evolution in
            DiagramSkeleton.Part(
                "evolve \(evolution.component) \(evolution.evolution)",
                name: components[evolution.component].name,
                kind: ("evolution", "esta evolución"),
                range: evolution.range
            )
        }
        parts += notes.map { note in
            DiagramSkeleton.Part(
                "\(note.kind) \(place(note.place))",
                name: note.label.plainText,
                kind: ("note", "esta nota"),
                range: note.range
            )
        }
        parts += annotations.map { annotation in
            DiagramSkeleton.Part(
                "annotation \(annotation.number) \(place(annotation.place))",
                name: annotation.label.plainText,
                kind: ("annotation", "esta anotación"),
                range: annotation.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let (count, size) = (components.count, arrows.count)
        let head = LocalizedText(
            en:
                "Wardley map with \(count) \(count == 1 ? "component" : "components") and \(size) \(size == 1 ? "link" : "links").",
            es:
                "Mapa de Wardley con \(count) \(count == 1 ? "componente" : "componentes") y \(size) \(size == 1 ? "enlace" : "enlaces")."
        )
        func number(_ value: Double) -> String { NumberText.text(value, language: language) }
        let boxes = components.map { component in
            LocalizedText(
                en:
                    "\(component.name): visibility \(number(component.place.visibility)), evolution \(number(component.place.evolution)).",
                es:
                    "\(component.name): visibilidad \(number(component.place.visibility)), evolución \(number(component.place.evolution))."
            )
            .text(in: language)
        }
        let lines = arrows.map { link -> String in
            let text = link.label.map { ": \($0.plainText)" } ?? ""
            return "\(components[link.source].name) → \(components[link.target].name)\(text)."
        }
        let moves = evolutions.map { evolution in
            let name = components[evolution.component].name
            return LocalizedText(
                en: "\(name) evolves to \(number(evolution.evolution)).",
                es: "\(name) evoluciona hasta \(number(evolution.evolution))."
            )
            .text(in: language)
        }
        let texts = notes.map { "\($0.label.plainText)." } + annotations.map { "\($0.number): \($0.label.plainText)." }
        return OutlineSentences.text([head.text(in: language)], boxes + lines + moves + texts, language: language)
    }
}
