import Diagnostics

/// Measures an architecture diagram and places its services, group by group, by the sides of its lines.
struct ArchitectureLayout {
    let diagram: ArchitectureDiagram
    var labels: LabelSetter
    let book: StyleBook
    var graph = DiagramGraph()
    /// The members of each group, in the order of the text: a service, or -1 - group. The whole diagram comes last.
    private var members: [[Int]]
    private var plans: [SpotPlan] = []
    var groupFrames: [Rect]
    var centres: [Point]

    private static let padding = 22.0
    static let titleGap = 8.0
    static let textWidth = 150.0

    init(_ diagram: ArchitectureDiagram) {
        self.diagram = diagram
        labels = LabelSetter(fontSize: 15)
        book = StyleBook([], diagram.settings)
        members = [[Int]](repeating: [], count: diagram.groups.count + 1)
        groupFrames = diagram.groups.map { _ in Rect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
        centres = diagram.services.map { _ in Point(x: 0, y: 0) }
        for (index, service) in diagram.services.enumerated() { members[slot(service.parent)].append(index) }
        for (index, group) in diagram.groups.enumerated() { members[slot(group.parent)].append(-1 - index) }
        plans = plan()
        buildGraph()
    }

    private func slot(_ group: Int) -> Int { group < 0 ? diagram.groups.count : group }

    var measured: MeasuredGraph {
        mutating get {
            let dropped = StyleChecks.dropped(labels.dropped)
            let standard = Size(width: 56, height: 48)
            var (scene, isClear) = place(standard)
            if !isClear {
                let width = graph.edges.reduce(0) { max($0, $1.label?.width ?? 0) }
                let height = graph.edges.reduce(0) { max($0, $1.label?.height ?? 0) }
                let wide = Size(width: max(standard.width, width + 48), height: max(standard.height, height + 60))
                scene = place(wide).scene
            }
            return MeasuredGraph(graph: graph, dropped: dropped, placement: .own(scene))
        }
    }

    // MARK: Positions

    /// The groups around a service, the innermost first.
    func path(_ service: Int) -> [Int] {
        var result: [Int] = []
        var group = diagram.services[service].parent
        while group >= 0 {
            result.append(group)
            group = diagram.groups[group].parent
        }
        return result
    }

    private func plan() -> [SpotPlan] {
        var wishes = [[SpotPlan.Wish]](repeating: [], count: members.count)
        var places: [Int: Int] = [:]
        for list in members { for (place, member) in list.enumerated() { places[member] = place } }
        func wish(_ source: Int, _ target: Int, _ step: SpotPlan.Spot) {
            let (a, b) = (path(source), path(target))
            // The groups that hold both ends, from outside; then the members that stand in the innermost of them.
            var common = 0
            while common < min(a.count, b.count), a[a.count - 1 - common] == b[b.count - 1 - common] { common += 1 }
            let holder = common == 0 ? -1 : a[a.count - common]
            let first = common == a.count ? source : -1 - a[a.count - 1 - common]
            let second = common == b.count ? target : -1 - b[b.count - 1 - common]
            guard let from = places[first], let to = places[second] else { return }
            wishes[slot(holder)].append(.init(from: from, to: to, step: step))
        }
        // Things are placed along the wishes of the first ones, so `align` comes before lines.
        for (isRow, services) in diagram.alignments {
            for (first, second) in zip(services, services.dropFirst()) {
                wish(first, second, SpotPlan.Spot(x: isRow ? 1 : 0, y: isRow ? 0 : 1))
            }
        }
        for edge in diagram.edges {
            guard let step = Self.step(edge.source.side, edge.target.side) else { continue }
            wish(edge.source.service, edge.target.service, step)
        }
        return zip(members, wishes).map { SpotPlan($0.count, $1) }
    }

    /// Returns the step on the grid from the source to the target of a line; nil if both ends have the same side.
    private static func step(_ source: PlacedLines.Side, _ target: PlacedLines.Side) -> SpotPlan.Spot? {
        guard source != target else { return nil }
        let (out, back) = (source.direction, target.direction)
        if source.isVertical == target.isVertical { return .init(x: Int(out.x), y: Int(out.y)) }
        return .init(x: Int(out.x - back.x), y: Int(out.y - back.y))
    }

    // MARK: Sizes and places

    private struct Grid {
        var widths: [Double] = []
        var heights: [Double] = []
        var size = Size(width: 0, height: 0)
    }

    private func grid(_ index: Int, _ gap: Size, _ sizes: [Size]) -> Grid {
        var grid = Grid()
        for (member, spot) in zip(members[index], plans[index].spots) {
            let size = member >= 0 ? graph.nodes[member].geometry.size : sizes[-1 - member]
            while grid.widths.count <= spot.x { grid.widths.append(0) }
            while grid.heights.count <= spot.y { grid.heights.append(0) }
            grid.widths[spot.x] = max(grid.widths[spot.x], size.width)
            grid.heights[spot.y] = max(grid.heights[spot.y], size.height)
        }
        grid.size = Size(
            width: grid.widths.reduce(0, +) + Double(max(grid.widths.count - 1, 0)) * gap.width,
            height: grid.heights.reduce(0, +) + Double(max(grid.heights.count - 1, 0)) * gap.height
        )
        return grid
    }

    private mutating func place(_ gap: Size) -> (scene: GraphScene?, isClear: Bool) {
        var sizes = diagram.groups.map { _ in Size(width: 0, height: 0) }
        var grids = [Grid](repeating: Grid(), count: members.count)
        // In reverse order, inner groups come before those around them.
        for index in diagram.groups.indices.reversed() {
            grids[index] = grid(index, gap, sizes)
            let title = graph.frames[index].title
            sizes[index] = Size(
                width: max(grids[index].size.width, title.width, 40) + 2 * Self.padding,
                height: max(grids[index].size.height, 20) + 2 * Self.padding + title.height
            )
        }
        let root = diagram.groups.count
        grids[root] = grid(root, gap, sizes)
        lay(
            root,
            Rect(minX: 0, minY: 0, maxX: grids[root].size.width, maxY: grids[root].size.height),
            grids[root],
            gap,
            sizes
        )
        for index in diagram.groups.indices {
            let frame = groupFrames[index]
            let inside = Rect(
                minX: frame.minX + Self.padding,
                minY: frame.minY + Self.padding + graph.frames[index].title.height,
                maxX: frame.maxX - Self.padding,
                maxY: frame.maxY - Self.padding
            )
            lay(index, inside, grids[index], gap, sizes)
        }
        return finish()
    }

    /// Places the members of a group, in the middle of a frame.
    private mutating func lay(_ index: Int, _ frame: Rect, _ grid: Grid, _ gap: Size, _ sizes: [Size]) {
        func middles(_ lengths: [Double], _ start: Double, _ gap: Double) -> [Double] {
            var place = start
            return lengths.map { length in
                defer { place += length + gap }
                return place + length / 2
            }
        }
        let xs = middles(grid.widths, frame.midX - grid.size.width / 2, gap.width)
        let ys = middles(grid.heights, frame.midY - grid.size.height / 2, gap.height)
        for (member, spot) in zip(members[index], plans[index].spots) {
            let centre = Point(x: xs[spot.x], y: ys[spot.y])
            if member >= 0 {
                centres[member] = centre
            } else {
                groupFrames[-1 - member] = Rect(centre: centre, size: sizes[-1 - member])
            }
        }
    }
}
