import Diagnostics
import Mermaid

/// The words in a diagram, with their places.
enum DiagramLabels {
    static func all(in source: SourceSlice) -> [(text: String, range: SourceRange)] {
        switch parseDiagram(source).0 {
        case .flowchart(let chart)?:
            chart.nodes.map { ($0.label.plainText, $0.labelRange) }
                + chart.edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
                + chart.subgraphs.map { ($0.title.plainText, $0.range) }
        case .sequence(let diagram)?:
            diagram.participants.map { ($0.label.plainText, $0.label.range) }
                + diagram.boxes.compactMap { box in box.title.map { ($0.plainText, $0.range) } }
                + diagram.events.compactMap(label).map { ($0.plainText, $0.range) }
        case .pie(let chart)?: chart.slices.map { ($0.plainLabel, $0.labelRange) }
        case .classDiagram?, .stateDiagram?, .entityRelationship?, nil: []
        }
    }

    private static func label(_ event: SequenceEvent) -> SequenceText? {
        switch event {
        case .message(let message): message.label
        case .note(let note): note.label
        case .fragmentStart(let fragment): fragment.kind == .rect ? nil : fragment.label
        case .section(let text): text
        case .activation, .deactivation, .fragmentEnd, .numbering: nil
        }
    }
}
