import Diagnostics
import Mermaid

/// What the skeleton of each kind of diagram consists of.
extension DiagramSkeleton {
    static func parts(of chart: Flowchart) -> [Part] {
        var found: [Part] = []
        func add(_ key: String, _ name: String, _ kind: (en: String, es: String), _ range: SourceRange) {
            found.append(Part(key: key, anonymousKey: key, name: name, kind: kind, range: range))
        }
        for node in chart.nodes { add("node \(node.id) \(node.shape)", node.id, ("node", "este nodo"), node.range) }
        for edge in chart.edges {
            let ends = "\(edge.startHead) \(edge.line) \(edge.endHead)"
            add(
                "edge \(edge.source) \(edge.target) \(ends) \(isText(edge.label))",
                "\(edge.source) → \(edge.target)",
                ("arrow", "esta flecha"),
                edge.range
            )
        }
        for frame in chart.subgraphs {
            // The id may be the title itself, which is translated.
            add("frame \(frame.members.sorted())", frame.id, ("frame", "este marco"), frame.range)
        }
        return found
    }

    static func parts(of diagram: ClassDiagram) -> [Part] {
        var found = Collector(ids: diagram.classes.map(\.id))
        for value in diagram.classes {
            // Members count, their names may be translated.
            let members = (value.attributes + value.methods).map { "\($0.classifier)" }
            let rest = "\(value.attributes.count) \(members) \(value.annotations.count) \(value.isInterfaceMark)"
            found.add("class", [value.id], rest, value.id, ("class", "esta clase"), value.range)
        }
        for relation in diagram.relations {
            let line = "\(relation.sourceEnd) \(relation.isDashed) \(relation.targetEnd)"
            let texts = "\(isText(relation.label)) \(relation.sourceText != nil) \(relation.targetText != nil)"
            let name = "\(relation.source) → \(relation.target)"
            let ends = [relation.source, relation.target]
            found.add("relation", ends, "\(line) \(texts)", name, ("relation", "esta relación"), relation.range)
        }
        for note in diagram.notes {
            found.add(
                "note",
                note.target.map { [$0] } ?? [],
                "",
                note.text.plainText,
                ("note", "esta nota"),
                note.range
            )
        }
        for (index, namespace) in diagram.namespaces.enumerated() {
            let count = diagram.classes.count { $0.namespace == index }
            let kind = ("namespace", "este namespace")
            found.add("namespace", [], "\(namespace.parent) \(count)", namespace.id, kind, namespace.range)
        }
        return found.parts
    }

    static func parts(of diagram: StateDiagram) -> [Part] {
        var found = Collector(ids: diagram.states.map(\.id))
        for state in diagram.states {
            let parent = state.parent >= 0 ? [diagram.states[state.parent].id] : []
            let rest = "\(state.kind) \(state.descriptions.count)"
            found.add("state", [state.id] + parent, rest, state.id, ("state", "este estado"), state.range)
        }
        for transition in diagram.transitions {
            let name = "\(transition.source) → \(transition.target)"
            let ends = [transition.source, transition.target]
            let kind = ("transition", "esta transición")
            found.add("transition", ends, "\(isText(transition.label))", name, kind, transition.range)
        }
        for note in diagram.notes {
            let target = note.target.map { [$0] } ?? []
            found.add("note", target, "\(note.side)", note.text.plainText, ("note", "esta nota"), note.range)
        }
        return found.parts
    }

    static func parts(of diagram: EntityDiagram) -> [Part] {
        var found = Collector(ids: diagram.entities.map(\.name))
        for entity in diagram.entities {
            let rest = "\(entity.attributes.map(\.keys))"
            found.add("entity", [entity.name], rest, entity.name, ("entity", "esta entidad"), entity.range)
        }
        for relationship in diagram.relationships {
            let ends = "\(relationship.sourceCardinality) \(relationship.targetCardinality)"
            let rest = "\(ends) \(relationship.isIdentifying) \(isText(relationship.role))"
            let name = "\(relationship.source) — \(relationship.target)"
            let both = [relationship.source, relationship.target]
            found.add("relationship", both, rest, name, ("relationship", "esta relación"), relationship.range)
        }
        return found.parts
    }

    private static func isText(_ label: DiagramLabel?) -> Bool { label.map { !$0.plainText.isEmpty } ?? false }

    /// Puts parts together whose ids readers see.
    private struct Collector {
        private(set) var parts: [Part] = []
        /// The number of each id, in order of appearance.
        private var numbers: [String: Int] = [:]

        init(ids: [String]) {
            for id in ids where numbers[id] == nil { numbers[id] = numbers.count }
        }

        mutating func add(
            _ word: String,
            _ ids: [String],
            _ rest: String,
            _ name: String,
            _ kind: (en: String, es: String),
            _ range: SourceRange
        ) {
            let places = ids.map { numbers[$0].map(String.init) ?? "?" }
            parts.append(
                Part(
                    key: "\(word) \(ids) \(rest)",
                    anonymousKey: "\(word) \(places) \(rest)",
                    name: name,
                    kind: kind,
                    range: range
                )
            )
        }
    }
}
