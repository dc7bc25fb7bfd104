import Diagnostics

/// Places commits along their branches, which run side by side.
struct GitGraphLayout {
    private let graph: GitGraph
    private(set) var scene = ChartScene()

    private let showsBranches: Bool
    private let showsLabels: Bool
    private let isParallel: Bool
    /// The lane of each branch.
    private var lanes: [Int]
    private var labels: [Label] = []
    private var tags: [[Label]] = []
    private var names: [Label] = []
    private var centres: [Point] = []
    /// Whether a line leaves a commit, or reaches it, where its label would stand.
    private var hasLineAtLabel: [Bool] = []

    private static let radius = 9.0
    private static let step = 46.0
    private static let fontSize = 12.0

    init(_ graph: GitGraph) {
        self.graph = graph
        func flag(_ name: String, _ standard: Bool) -> Bool {
            graph.settings.value("gitGraph", name)?.flag ?? standard
        }
        showsBranches = flag("showBranches", true)
        showsLabels = flag("showCommitLabel", true)
        isParallel = flag("parallelCommits", false)
        lanes = Array(repeating: 0, count: graph.branches.count)
        for (lane, branch) in graph.lanes.enumerated() { lanes[branch] = lane }
        measure()
        if graph.direction == .leftToRight { placeAcross() } else { placeDown() }
    }

    private static func text(_ text: String, width: Double = .infinity, size: Double = fontSize) -> Label {
        LabelLayout.layOut(LabelParser.parse(text, syntax: .plain).lines, width: width, fontSize: size)
    }

    private mutating func measure() {
        labels = graph.commits.map { commit in
            let isShown = showsLabels && commit.origin != .cherryPick
            return isShown ? commit.label.map { Self.text($0, width: 110) } ?? .empty : .empty
        }
        tags = graph.commits.map { $0.tags.map { Self.text($0) } }
        names = graph.branches.map { Self.text($0.name, size: 14) }
        hasLineAtLabel = Array(repeating: false, count: graph.commits.count)
        for (index, commit) in graph.commits.enumerated() {
            for (place, parent) in commit.parents.enumerated() {
                let (from, to) = (lanes[graph.commits[parent].branch], lanes[commit.branch])
                if place == 0, to > from { hasLineAtLabel[parent] = true }
                if place == 1, from > to { hasLineAtLabel[index] = true }
            }
        }
    }

    private func series(_ branch: Int) -> SeriesColours.Series {
        let lane = lanes[branch]
        return SeriesColours.series(
            lane,
            own: graph.settings.themeVariable("git\(lane % 8)"),
            text: graph.settings.themeVariable("gitBranchLabel\(lane % 8)")
        )
    }

    /// How many steps from the first each commit stands.
    private var columns: [Int] {
        guard isParallel else { return Array(graph.commits.indices) }
        var result: [Int] = []
        for commit in graph.commits { result.append((commit.parents.map { result[$0] }.max() ?? -1) + 1) }
        return result
    }

    // MARK: Across

    private static func tagHeight(_ label: Label) -> Double { label.height + 10 }

    private mutating func placeAcross() {
        let columns = columns
        // Where each column stands: labels of one lane keep clear of each other.
        var places: [Double] = []
        var ends = [Double](repeating: -Double.infinity, count: graph.branches.count)
        for (column, members) in grouped(columns).enumerated() {
            var x = column == 0 ? 0 : places[column - 1] + Self.step
            for commit in members { x = max(x, ends[graph.commits[commit].branch] + reach(commit).left + 8) }
            for commit in members { ends[graph.commits[commit].branch] = x + reach(commit).right }
            places.append(x)
        }
        // How much each lane needs above and below its line.
        var above = [Double](repeating: 20, count: graph.branches.count)
        var below = above
        for (index, commit) in graph.commits.enumerated() {
            let lane = lanes[commit.branch]
            below[lane] = max(below[lane], labels[index].height + 22)
            above[lane] = max(above[lane], tags[index].reduce(18) { $0 + Self.tagHeight($1) + 3 })
        }
        var heights: [Double] = []
        var y = 0.0
        for lane in above.indices {
            y += lane == 0 ? 0 : below[lane - 1] + above[lane]
            heights.append(y)
        }
        centres = graph.commits.enumerated().map { index, commit in
            Point(x: places[columns[index]], y: heights[lanes[commit.branch]])
        }
        let right = (places.last ?? 0) + 30
        if showsBranches {
            for branch in graph.branches.indices {
                let y = heights[lanes[branch]]
                writeBranch(branch, from: Point(x: -24, y: y), to: Point(x: right, y: y))
            }
        }
        writeLines()
        writeCommits()
        for (index, centre) in centres.enumerated() {
            let label = labels[index]
            let x = hasLineAtLabel[index] ? centre.x + 6 + label.width / 2 : centre.x
            write(label, at: Point(x: x, y: centre.y + 14 + label.height / 2), "commit-label")
            var y = centre.y - 18
            for tag in tags[index] {
                let height = Self.tagHeight(tag)
                writeTag(tag, Point(x: centre.x, y: y - height / 2))
                y -= height + 3
            }
        }
    }

    /// How far the texts of a commit reach to both sides.
    private func reach(_ commit: Int) -> (left: Double, right: Double) {
        let tag = ((tags[commit].map(\.width).max() ?? -24) + 24) / 2
        let label = labels[commit].width
        return hasLineAtLabel[commit] ? (max(tag, 0), max(tag, label + 6)) : (max(tag, label / 2), max(tag, label / 2))
    }

    private func grouped(_ columns: [Int]) -> [[Int]] {
        var result = [[Int]](repeating: [], count: (columns.max() ?? -1) + 1)
        for (commit, column) in columns.enumerated() { result[column].append(commit) }
        return result
    }

    // MARK: Down

    private mutating func placeDown() {
        let columns = columns
        let sign = graph.direction == .bottomToTop ? -1.0 : 1.0
        var places: [Double] = []
        var former = 0.0
        for (column, members) in grouped(columns).enumerated() {
            let heights = members.map { commit -> Double in
                let height = max(labels[commit].height, tags[commit].map(Self.tagHeight).max() ?? 0)
                return (hasLineAtLabel[commit] ? 2 * height : height) + 10
            }
            let height = max(heights.max() ?? 0, 30)
            places.append(column == 0 ? 0 : (places[column - 1] * sign + max((former + height) / 2, 40)) * sign)
            former = height
        }
        // What stands to the right of each lane's line.
        var widths = names.map { $0.width / 2 + 14 }
        var room = [Double](repeating: 40, count: graph.branches.count)
        for (branch, width) in widths.enumerated() { room[lanes[branch]] = max(room[lanes[branch]], width + 10) }
        widths = room
        for (index, commit) in graph.commits.enumerated() {
            let lane = lanes[commit.branch]
            let tagRoom = tags[index].reduce(0) { $0 + $1.width + 32 }
            room[lane] = max(room[lane], 24 + labels[index].width + tagRoom + 14)
        }
        var lines: [Double] = []
        var x = 0.0
        for lane in room.indices {
            x += lane == 0 ? 0 : max(room[lane - 1] + 16, widths[lane - 1] + widths[lane])
            lines.append(x)
        }
        centres = graph.commits.enumerated().map { index, commit in
            Point(x: lines[lanes[commit.branch]], y: places[columns[index]])
        }
        let end = (places.last ?? 0) + 30 * sign
        if showsBranches {
            for branch in graph.branches.indices {
                let x = lines[lanes[branch]]
                writeBranch(branch, from: Point(x: x, y: -26 * sign), to: Point(x: x, y: end))
            }
        }
        writeLines()
        writeCommits()
        for (index, centre) in centres.enumerated() {
            let label = labels[index]
            let height = max(label.height, tags[index].map(Self.tagHeight).max() ?? 0)
            let y = hasLineAtLabel[index] ? centre.y - height / 2 - 4 : centre.y
            write(label, at: Point(x: centre.x + 18 + label.width / 2, y: y), "commit-label")
            var x = centre.x + 18 + (label.isEmpty ? 0 : label.width + 8)
            for tag in tags[index] {
                writeTag(tag, Point(x: x + 12 + tag.width / 2, y: y))
                x += tag.width + 32
            }
        }
    }

    // MARK: Marks

    private mutating func write(_ label: Label, at centre: Point, _ name: String) {
        scene.add(ChartScene.Text(label: label, centre: centre, className: name, hasGround: true))
    }

    /// A branch's line, and its name before it.
    private mutating func writeBranch(_ branch: Int, from start: Point, to end: Point) {
        let series = series(branch)
        scene.add(.line([start, end]), .page(.lines), "branch branch\(lanes[branch])", dashes: "2 4", opacity: 0.6)
        let label = names[branch]
        let size = Size(width: label.width + 20, height: label.height + 10)
        let isAcross = start.y == end.y
        let sign = end.y < start.y ? 1.0 : -1.0
        let centre =
            isAcross
            ? Point(x: start.x - size.width / 2, y: start.y) : Point(x: start.x, y: start.y + sign * size.height / 2)
        scene.add(
            .rectangle(Rect(centre: centre, size: size), radius: 5),
            .fixed(fill: series.fill, stroke: nil),
            "branchLabelBkg label\(lanes[branch])"
        )
        scene.add(
            ChartScene.Text(
                label: label,
                centre: centre,
                colour: series.text,
                className: "branch-label\(lanes[branch])"
            )
        )
    }

    private mutating func writeTag(_ label: Label, _ centre: Point) {
        let (x, y) = (label.width / 2 + 6, label.height / 2 + 4)
        scene.add(
            .polygon([
                Point(x: centre.x - x - 7, y: centre.y), Point(x: centre.x - x, y: centre.y - y),
                Point(x: centre.x + x, y: centre.y - y), Point(x: centre.x + x, y: centre.y + y),
                Point(x: centre.x - x, y: centre.y + y),
            ]),
            .page(.note),
            "tag-label-bkg"
        )
        scene.add(ChartScene.Text(label: label, centre: centre, part: .noteText, className: "tag-label"))
    }

    private mutating func writeLines() {
        for (index, commit) in graph.commits.enumerated() {
            for (place, parent) in commit.parents.enumerated() {
                let isPicked = commit.origin == .cherryPick && place == 1
                // A line belongs to the branch that it leads away from its parent's, or takes in.
                let branch = place == 1 ? graph.commits[parent].branch : commit.branch
                let (path, frame) = path(centres[parent], centres[index], isTakenIn: place == 1)
                scene.add(
                    .path(path, frame: frame),
                    .fixed(fill: nil, stroke: series(branch).fill),
                    "arrow arrow\(lanes[branch])",
                    strokeWidth: isPicked ? 2 : 4,
                    dashes: isPicked ? "4 4" : nil
                )
            }
        }
    }

    /// Out of a lane at its parent, into another at its child.
    private func path(_ start: Point, _ end: Point, isTakenIn: Bool) -> (ShapePath, Rect) {
        let isAcross = graph.direction == .leftToRight
        // A merge runs along the lane it comes from; a new branch along its own.
        let leavesAtOnce = isTakenIn != isAcross
        let corner = leavesAtOnce ? Point(x: start.x, y: end.y) : Point(x: end.x, y: start.y)
        let frame = Rect(
            minX: min(start.x, end.x),
            minY: min(start.y, end.y),
            maxX: max(start.x, end.x),
            maxY: max(start.y, end.y)
        )
        guard start.x != end.x, start.y != end.y else { return (ShapePath([.move(start), .line(end)]), frame) }
        func near(_ point: Point) -> Point {
            let (dx, dy) = (point.x - corner.x, point.y - corner.y)
            let length = max(abs(dx), abs(dy))
            let part = min(18, length) / length
            return Point(x: corner.x + dx * part, y: corner.y + dy * part)
        }
        let (before, after) = (near(start), near(end))
        return (ShapePath([.move(start), .line(before), .cubic(corner, corner, after), .line(end)]), frame)
    }

    private mutating func writeCommits() {
        for (index, commit) in graph.commits.enumerated() {
            let (centre, series) = (centres[index], series(commit.branch))
            let name = "commit commit\(index) \(commit.kind.rawValue.lowercased())"
            let tooltip = [commit.id, commit.message].compactMap { $0 }.joined(separator: ": ")
            let paint = ChartScene.Paint.fixed(fill: series.fill, stroke: nil)
            let size = Size(width: 2 * Self.radius, height: 2 * Self.radius)
            let figure: ChartScene.Figure =
                commit.kind == .highlight
                ? .rectangle(Rect(centre: centre, size: size), radius: 1) : .circle(centre, radius: Self.radius)
            scene.add(figure, paint, name, tooltip: tooltip.isEmpty ? nil : tooltip)
            if commit.origin == .merge, commit.kind == .normal {
                scene.add(
                    .circle(centre, radius: 5),
                    .fixed(fill: nil, stroke: series.text),
                    "commit-merge",
                    strokeWidth: 2
                )
            }
            if commit.origin == .cherryPick {
                for side in [-3.2, 3.2] {
                    let dot = Point(x: centre.x + side, y: centre.y + 1.5)
                    scene.add(.circle(dot, radius: 2.4), .fixed(fill: series.text, stroke: nil), "commit-cherry-pick")
                }
            }
            if commit.kind == .reverse {
                for side in [-4.0, 4.0] {
                    scene.add(
                        .line([
                            Point(x: centre.x - side, y: centre.y - 4), Point(x: centre.x + side, y: centre.y + 4),
                        ]),
                        .fixed(fill: nil, stroke: series.text),
                        "commit-reverse",
                        strokeWidth: 2.5
                    )
                }
            }
        }
    }
}
