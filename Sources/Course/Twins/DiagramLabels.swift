import Diagnostics
import Mermaid

/// The words in a diagram, with their places. Names that are code, as classes and attributes have, are none.
enum DiagramLabels {
    static func all(in source: SourceSlice) -> [(text: String, range: SourceRange)] {
        switch parseDiagram(source).0 {
        case .flowchart(let chart)?:
            return chart.nodes.map { ($0.label.plainText, $0.labelRange) }
                + chart.edges.compactMap { edge in edge.label.map { ($0.plainText, edge.range) } }
                + chart.subgraphs.map { ($0.title.plainText, $0.range) }
        case .classDiagram(let diagram)?:
            return diagram.classes.compactMap { value in value.label.map { ($0.plainText, value.range) } }
                + diagram.relations.compactMap { relation in relation.label.map { ($0.plainText, relation.range) } }
                + diagram.notes.map { ($0.text.plainText, $0.range) }
        case .stateDiagram(let diagram)?:
            return diagram.states.flatMap { state in
                state.descriptions.map { (DiagramLabel(text: $0, isMarkdown: true).plainText, state.range) }
            }
                + diagram.transitions.compactMap { transition in
                    transition.label.map { ($0.plainText, transition.range) }
                }
                + diagram.notes.map { ($0.text.plainText, $0.range) }
        case .entityRelationship(let diagram)?:
            return diagram.entities.filter { $0.alias != nil }.map { ($0.label.plainText, $0.range) }
                + diagram.entities.flatMap { entity in
                    entity.attributes.compactMap { attribute in attribute.comment.map { ($0, entity.range) } }
                }
                + diagram.relationships.compactMap { relationship in
                    relationship.role.map { ($0.plainText, relationship.range) }
                }
        case .sequence(let diagram)?:
            return diagram.participants.map { ($0.label.plainText, $0.label.range) }
                + diagram.boxes.compactMap { box in box.title.map { ($0.plainText, $0.range) } }
                + diagram.events.compactMap(label).map { ($0.plainText, $0.range) }
        case .pie(let chart)?: return chart.slices.map { ($0.plainLabel, $0.labelRange) }
        case nil: return []
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
