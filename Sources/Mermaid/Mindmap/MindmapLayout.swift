import Diagnostics

/// Places a mindmap as a tree on both sides of its root, with a colour for each branch.
struct MindmapLayout {
    private let map: Mindmap
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private let children: [[Int]]
    private var geometries: [ShapeGeometry] = []
    private var texts: [Label] = []
    /// The height of each node, with all its descendants.
    private var heights: [Double] = []
    private var centres: [Point]

    /// The distance between a node and its children, and the width at which its text breaks, in pixels.
    private struct Breadth {
        let gap: Double
        let text: Double

        /// The usual one, and those for maps that would be wide and low.
        static let all = [Breadth(gap: 52, text: 200), Breadth(gap: 44, text: 160), Breadth(gap: 36, text: 132)]
    }

    private var breadth = Breadth.all[0]

    private static let rowGap = 14.0
    /// The width up to which a map fits on a page, in pixels, and the number of times that a wider one may be as wide as high.
    private static let room = 960.0
    private static let mostStretch = 1.6

    init(_ map: Mindmap) {
        self.map = map
        labels = LabelSetter(fontSize: 15)
        children = map.children
        centres = Array(repeating: Point(x: 0, y: 0), count: map.nodes.count)
        let width = map.settings.number("mindmap", "maxNodeWidth", within: 40...1000)
        for breadth in width.map({ [Breadth(gap: Breadth.all[0].gap, text: $0)] }) ?? Breadth.all {
            self.breadth = breadth
            measure()
            place()
            guard isWideAndLow else { break }
        }
        write()
        scene.dropped = labels.dropped
        for node in map.nodes {
            if let icon = node.icon, node.symbol == nil { scene.dropped.append((node.range, icon)) }
        }
    }

    // MARK: Measures

    private mutating func measure() {
        labels = LabelSetter(fontSize: labels.fontSize)
        (texts, geometries) = ([], [])
        for node in map.nodes {
            let label = labels.set(node.fullLabel, at: node.range, width: breadth.text, isBold: node.depth == 0)
            texts.append(label)
            geometries.append(Self.geometry(node, label))
        }
        heights = geometries.map(\.size.height)
        for index in map.nodes.indices.reversed() where !children[index].isEmpty {
            heights[index] = max(heights[index], column(children[index]))
        }
    }

    private var isWideAndLow: Bool {
        guard let root = geometries.first?.size, let middle = centres.first else { return false }
        var frame = Rect(centre: middle, size: root)
        for (geometry, centre) in zip(geometries, centres) {
            frame.formUnion(Rect(centre: centre, size: geometry.size))
        }
        return frame.width > max(Self.room, Self.mostStretch * frame.height)
    }

    private func column(_ nodes: [Int]) -> Double {
        nodes.reduce(-Self.rowGap) { $0 + heights[$1] + Self.rowGap }
    }

    private static func geometry(_ node: Mindmap.Node, _ label: Label) -> ShapeGeometry {
        let size = Size(width: label.width, height: max(label.height, label.lineHeight))
        let padding = node.depth == 0 ? Size(width: 18, height: 14) : Size(width: 12, height: 8)
        let measure = ShapeMeasure(label: size, padding: padding)
        switch node.shape {
        case .plain: return BoxShapes.rectangle(measure, radius: node.depth == 0 ? 14 : 5)
        case .rectangle: return BoxShapes.rectangle(measure, radius: 0)
        case .rounded: return BoxShapes.rectangle(measure, radius: 12)
        case .circle: return RoundShapes.circle(measure)
        case .cloud: return RoundShapes.cloud(measure)
        case .bang: return RoundShapes.bang(measure)
        case .hexagon: return AngularShapes.hexagon(measure)
        }
    }

    // MARK: Places

    private mutating func place() {
        guard !map.nodes.isEmpty else { return }
        // The first branches go to the right and the rest to the left, so that both sides are about equally high.
        let branches = children[0]
        let whole = column(branches)
        var right: [Int] = []
        var height = 0.0
        for branch in branches {
            if !right.isEmpty, branches.count > 2, height + heights[branch] / 2 > whole / 2 { break }
            if branches.count == 2, right.count == 1 { break }
            right.append(branch)
            height += heights[branch] + Self.rowGap
        }
        let left = Array(branches.dropFirst(right.count))
        let reach = geometries[0].size.width / 2 + breadth.gap
        place(right, x: reach, side: 1)
        place(left, x: -reach, side: -1)
    }

    /// - Parameter x: the side of the nodes that faces the root.
    private mutating func place(_ nodes: [Int], x: Double, side: Double) {
        var waiting: [(nodes: [Int], x: Double, y: Double)] = [(nodes, x, 0)]
        while let next = waiting.popLast() {
            var y = next.y - column(next.nodes) / 2
            for node in next.nodes {
                let width = geometries[node].size.width
                centres[node] = Point(x: next.x + side * width / 2, y: y + heights[node] / 2)
                waiting.append((children[node], next.x + side * (width + breadth.gap), centres[node].y))
                y += heights[node] + Self.rowGap
            }
        }
    }

    // MARK: Marks

    private mutating func write() {
        let own = map.settings.themeVariable("git0") ?? map.settings.themeVariable("cScaleRoot")
        for (index, node) in map.nodes.enumerated() where node.parent >= 0 { writeEdge(index, node) }
        for (index, node) in map.nodes.enumerated() {
            let series = node.depth == 0 ? nil : SeriesColours.section(node.branch, map.settings)
            let root = own.flatMap { ResolvedStyle.paint($0) }
            let paint: ChartScene.Paint =
                if let series { .fixed(fill: series.fill, stroke: nil) } else if let root {
                    .fixed(fill: root, stroke: nil)
                } else { .page(.nodes) }
            let classes = ["mindmap-node", "section-\(node.depth == 0 ? -1 : node.branch)"] + node.classes
            scene.add(geometries[index], at: centres[index], paint, classes.joined(separator: " "))
            let offset = geometries[index].labelCentre
            scene.add(
                ChartScene.Text(
                    label: texts[index],
                    centre: Point(x: centres[index].x + offset.x, y: centres[index].y + offset.y),
                    part: .nodeText,
                    colour: series?.text ?? root.flatMap { Colour($0)?.readableText },
                    className: "mindmap-label",
                    isBold: node.depth == 0
                )
            )
        }
    }

    private mutating func writeEdge(_ index: Int, _ node: Mindmap.Node) {
        let side = centres[index].x < centres[node.parent].x ? -1.0 : 1.0
        // A curve begins in the middle of the root, which covers its beginning, or at the side of another node.
        let parent = geometries[node.parent].size
        let start = Point(
            x: centres[node.parent].x + side * (node.parent == 0 ? parent.width / 4 : parent.width / 2 - 2),
            y: centres[node.parent].y
        )
        let end = Point(x: centres[index].x - side * (geometries[index].size.width / 2 - 4), y: centres[index].y)
        let bend = (start.x + end.x) / 2 + (node.parent == 0 ? side * parent.width / 8 : 0)
        let path = ShapePath([.move(start), .cubic(Point(x: bend, y: start.y), Point(x: bend, y: end.y), end)])
        let frame = Rect(
            minX: min(start.x, end.x),
            minY: min(start.y, end.y),
            maxX: max(start.x, end.x),
            maxY: max(start.y, end.y)
        )
        scene.add(
            .path(path, frame: frame),
            .fixed(fill: nil, stroke: SeriesColours.section(node.branch, map.settings).fill),
            "edge section-edge-\(node.branch) edge-depth-\(node.depth)",
            strokeWidth: max(5 - Double(node.depth), 1.5)
        )
    }
}
