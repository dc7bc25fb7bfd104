import Diagnostics

/// Places circles for sets, and the texts of each region inside it; texts that don't fit stand beside the circles, with a line to
/// their region.
struct VennLayout {
    let diagram: VennDiagram
    var labels: LabelSetter
    var scene = ChartScene()
    var centres: [Point] = []
    var radii: [Double] = []
    private var boxes: [Rect] = []

    private static let scales = [1.0, 1.3, 1.7, 2.2]
    static let widths = [170.0, 110, 76]
    private static let standardRadius = 120.0
    static let samples = 18

    /// The content of one region.
    struct Content {
        /// The sets that the region lies in; ``outside`` has the others that it lies outside of.
        let inside: [Int]
        let outside: [Int]
        var texts: [(label: DiagramLabel, range: SourceRange, isTitle: Bool, colour: String?)]
    }

    struct Block {
        var labels: [Label] = []
        var size = Size(width: 0, height: 0)
    }

    init(_ diagram: VennDiagram) {
        self.diagram = diagram
        labels = LabelSetter(fontSize: 15)
        guard !diagram.sets.isEmpty else { return }
        let plan = plan()
        let contents = contents()
        for (index, scale) in Self.scales.enumerated() {
            centres = plan.centres.map { Point(x: $0.x * scale, y: $0.y * scale) }
            radii = plan.radii.map { $0 * scale }
            let isLast = index == Self.scales.count - 1
            var setter = LabelSetter(fontSize: 15)
            var found: [(block: Block, frame: Rect?)] = []
            for content in contents {
                let place = place(content, &setter)
                if place.frame == nil, !isLast { break }
                found.append(place)
            }
            guard found.count == contents.count else { continue }
            labels = setter
            write(contents, found)
            break
        }
        scene.dropped = labels.dropped
    }

    // MARK: Circles

    private func plan() -> CirclePlan {
        let sizes = diagram.sets.map { $0.size ?? 10 }
        let most = sizes.max() ?? 10
        let pi = 3.141592653589793
        // The scale gives the largest circle the standard radius.
        let scale = Self.standardRadius * Self.standardRadius * pi / most
        let radii = sizes.map { max(($0 * scale / pi).squareRoot(), 34) }
        var overlaps = sizes.map { _ in [Double?](repeating: nil, count: sizes.count) }
        for union in diagram.unions {
            let size = (union.size ?? 10 / Double(union.sets.count * union.sets.count)) * scale
            for a in union.sets {
                for b in union.sets where a != b {
                    // A union of more than two sets needs at least as much of each of its pairs, and room for its text.
                    let share = union.sets.count > 2 ? size * 1.6 : size
                    let limit = 0.62 * pi * min(radii[a], radii[b]) * min(radii[a], radii[b])
                    overlaps[a][b] = min(max(overlaps[a][b] ?? 0, share), limit)
                }
            }
        }
        return CirclePlan(radii: radii, overlaps: overlaps)
    }

    // MARK: Texts

    func contents() -> [Content] {
        var order: [[Int]] = []
        var byKey: [[Int]: Content] = [:]
        func add(_ sets: [Int], _ label: DiagramLabel, _ range: SourceRange, isTitle: Bool, _ targets: [[String]]) {
            if byKey[sets] == nil {
                order.append(sets)
                let outside = diagram.sets.indices.filter { !sets.contains($0) }
                byKey[sets] = Content(inside: sets, outside: outside, texts: [])
            }
            var style = ResolvedStyle()
            for target in targets {
                for entry in diagram.styles where entry.targets == target { style.apply(entry.styles) }
            }
            byKey[sets]?.texts.append((label, range, isTitle, style.textColour))
        }
        for (index, set) in diagram.sets.enumerated() {
            add([index], set.label ?? DiagramLabel(text: set.id), set.range, isTitle: true, [[set.id]])
        }
        for union in diagram.unions {
            guard let label = union.label else { continue }
            add(union.sets, label, union.range, isTitle: true, [union.sets.map { diagram.sets[$0].id }.sorted()])
        }
        for item in diagram.items {
            add(item.sets, item.label, item.range, isTitle: false, [[item.id]])
        }
        return order.compactMap { byKey[$0] }
    }
}
