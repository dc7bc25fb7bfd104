import Diagnostics
import Mermaid

/// A diagram without its labels: boxes with their shapes, arrows with their ends, frames with what they hold, slices with
/// their values.
struct DiagramSkeleton {
    struct Part {
        /// With the ids that its author gave.
        let key: String
        /// With numbers in place of ids: where an id is what readers see, translations have their own.
        let anonymousKey: String
        /// As the author would name it.
        let name: String
        let kind: (en: String, es: String)
        let range: SourceRange
    }

    let parts: [Part]
    private let ownKeys: [String]
    private let anonymousKeys: [String]
    /// Ids that readers see, in order of appearance; empty where diagrams have labels for that.
    let visibleIDs: [String]
    /// The diagram's first line.
    let start: SourceRange

    /// A diagram that can't be read, or of a kind that isn't drawn, has no parts; the check of diagrams says so.
    init(_ source: SourceSlice) {
        start = source.range(0..<(source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count))
        (parts, visibleIDs) = Self.read(source)
        (ownKeys, anonymousKeys) = (parts.map(\.key), parts.map(\.anonymousKey))
    }

    private static func read(_ source: SourceSlice) -> (parts: [Part], visibleIDs: [String]) {
        var visibleIDs: [String] = []
        let found: [Part]
        switch parseDiagram(source).0 {
        case .flowchart(let chart)?: found = parts(of: chart)
        case .classDiagram(let diagram)?:
            visibleIDs = diagram.classes.map(\.id)
            found = parts(of: diagram)
        case .stateDiagram(let diagram)?:
            // The ids of the others are Mermaid's own.
            visibleIDs = diagram.states.filter { $0.kind == .plain || $0.kind == .composite }.map(\.id)
            found = parts(of: diagram)
        case .entityRelationship(let diagram)?:
            visibleIDs = diagram.entities.map(\.name)
            found = parts(of: diagram)
        case .sequence(let diagram)?:
            // In the order of the text already, participants before what they do.
            return (SequenceSkeleton.parts(of: diagram), [])
        case .pie(let chart)?: found = parts(of: chart)
        case nil: return ([], [])
        }
        let parts = found.sorted { ($0.range.bytes.lowerBound, $0.key) < ($1.range.bytes.lowerBound, $1.key) }
        return (parts, visibleIDs)
    }

    private static func parts(of chart: PieChart) -> [Part] {
        chart.slices.map { slice in
            Part(
                key: "slice \(slice.value)",
                anonymousKey: "slice \(slice.value)",
                name: "\(slice.label): \(slice.writtenValue)",
                kind: ("slice", "esta porción"),
                range: slice.range
            )
        }
    }

    /// Whether most ids of two diagrams are translated: then differences are found by number.
    func isRenamed(_ other: DiagramSkeleton) -> Bool {
        guard !visibleIDs.isEmpty, !other.visibleIDs.isEmpty else { return false }
        let common = Set(visibleIDs).intersection(other.visibleIDs)
        return common.count * 2 < max(visibleIDs.count, other.visibleIDs.count)
    }

    /// By id, or by number where ids are translated.
    func keys(isRenamed: Bool) -> [String] { isRenamed ? anonymousKeys : ownKeys }

    /// Whether both draw the same, but for labels and for names that readers see. A name that both have means the same.
    func isSameGraph(_ other: DiagramSkeleton) -> Bool {
        if keys(isRenamed: false) == other.keys(isRenamed: false) { return true }
        guard visibleIDs.count == other.visibleIDs.count else { return false }
        let common = Set(visibleIDs).intersection(other.visibleIDs)
        let isKept = zip(visibleIDs, other.visibleIDs).allSatisfy { own, its in
            own == its || !common.contains(own) && !common.contains(its)
        }
        return isKept && keys(isRenamed: true) == other.keys(isRenamed: true)
    }
}
