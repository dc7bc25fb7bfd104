import Diagnostics
import Mermaid

/// A diagram without its labels: boxes with their shapes, arrows with their ends, frames with what they hold, slices with
/// their values.
struct DiagramSkeleton {
    struct Part {
        let key: String
        /// As the author would name it.
        let name: String
        let kind: (en: String, es: String)
        let range: SourceRange
    }

    private(set) var parts: [Part] = []
    /// The diagram's first line.
    let start: SourceRange

    /// Diagrams of the same kind with equal keys are the same graph.
    var keys: [String] { parts.map(\.key) }

    /// A diagram that can't be read, or of a kind that isn't drawn, has no parts; the check of diagrams says so.
    init(_ source: SourceSlice) {
        start = source.range(0..<(source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count))
        parts =
            switch parseDiagram(source).0 {
            case .flowchart(let chart)?: Self.parts(of: chart)
            case .sequence(let diagram)?: SequenceSkeleton.parts(of: diagram)
            case .pie(let chart)?: Self.parts(of: chart)
            case .classDiagram?, .stateDiagram?, .entityRelationship?, nil: []
            }
    }

    private static func parts(of chart: PieChart) -> [Part] {
        chart.slices.map { slice in
            Part(
                key: "slice \(slice.value)",
                name: "\(slice.label): \(slice.writtenValue)",
                kind: ("slice", "esta porción"),
                range: slice.range
            )
        }
    }

    private static func parts(of chart: Flowchart) -> [Part] {
        var found: [Part] = []
        for node in chart.nodes {
            found.append(
                Part(
                    key: "node \(node.id) \(node.shape)",
                    name: node.id,
                    kind: ("node", "este nodo"),
                    range: node.range
                )
            )
        }
        for edge in chart.edges {
            let ends = "\(edge.startHead) \(edge.line) \(edge.endHead)"
            let isLabelled = edge.label.map { !$0.plainText.isEmpty } ?? false
            found.append(
                Part(
                    key: "edge \(edge.source) \(edge.target) \(ends) \(isLabelled)",
                    name: "\(edge.source) → \(edge.target)",
                    kind: ("arrow", "esta flecha"),
                    range: edge.range
                )
            )
        }
        for frame in chart.subgraphs {
            found.append(
                Part(
                    // The id may be the title itself, which is translated.
                    key: "frame \(frame.members.sorted())",
                    name: frame.id,
                    kind: ("frame", "este marco"),
                    range: frame.range
                )
            )
        }
        return found.sorted { ($0.range.bytes.lowerBound, $0.key) < ($1.range.bytes.lowerBound, $1.key) }
    }
}
