import Diagnostics

extension StateDiagram: GraphDiagram {
    static let keywords = ["stateDiagram-v2", "stateDiagram"]
    static let name = LocalizedText(en: "State diagram", es: "Diagrama de estados")
    static let rootClass = "statediagram"

    static func parse(_ source: DiagramSource) -> (StateDiagram?, [Diagnostic]) { StateParser.parse(source) }

    var checks: [Diagnostic] { StateChecks.diagnostics(for: self) }
    var links: [DiagramLink] { states.compactMap(\.link) }
    var boxRanges: [SourceRange] { states.map(\.range) + notes.map(\.range) }
    var measured: MeasuredGraph { StateGraph(self).measured }

    func outline(language: String) -> String { StateOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] {
        states.flatMap { state in
            state.descriptions.map { (DiagramLabel(text: $0, isMarkdown: true).plainText, state.range) }
        }
            + transitions.compactMap { transition in transition.label.map { ($0.plainText, transition.range) } }
            + notes.map { ($0.text.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton {
        var found = DiagramSkeleton.NumberedParts(ids: states.map(\.id))
        for state in states {
            let parent = state.parent >= 0 ? [states[state.parent].id] : []
            let rest = "\(state.kind) \(state.descriptions.count)"
            let kind = ("state", "este estado")
            found.add("state", [state.id] + parent, rest, name: state.id, kind: kind, range: state.range)
        }
        for transition in transitions {
            found.add(
                "transition",
                [transition.source, transition.target],
                "\(transition.label.isVisible)",
                name: "\(transition.source) → \(transition.target)",
                kind: ("transition", "esta transición"),
                range: transition.range
            )
        }
        for note in notes {
            let (target, name) = (note.target.map { [$0] } ?? [], note.text.plainText)
            found.add("note", target, "\(note.side)", name: name, kind: ("note", "esta nota"), range: note.range)
        }
        // The ids of the other states are Mermaid's own.
        let named = states.filter { $0.kind == .plain || $0.kind == .composite }
        return DiagramSkeleton(sorting: found.parts, visibleIDs: named.map(\.id))
    }
}
