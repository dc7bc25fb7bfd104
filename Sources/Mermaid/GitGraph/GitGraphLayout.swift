import Diagnostics

/// Places commits along their branches, which run side by side.
struct GitGraphLayout {
    let graph: GitGraph
    var scene = ChartScene()

    private let showsBranches: Bool
    private let showsLabels: Bool
    private let isParallel: Bool
    /// The lane of each branch.
    var lanes: [Int]
    private(set) var labels: [Label] = []
    var tags: [[Label]] = []
    var names: [Label] = []
    var centres: [Point] = []
    /// True for a commit with a line at the usual place of its label, one that leaves or reaches the commit there.
    private(set) var hasLineAtLabel: [Bool] = []

    static let radius = 9.0
    static let step = 46.0
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

    static func text(_ text: String, width: Double = .infinity, size: Double = fontSize) -> Label {
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

    func series(_ branch: Int) -> SeriesColours.Series {
        let lane = lanes[branch]
        return SeriesColours.series(
            lane,
            own: graph.settings.themeVariable("git\(lane % 8)"),
            text: graph.settings.themeVariable("gitBranchLabel\(lane % 8)")
        )
    }

    /// The column of each commit, as a number of steps from the first.
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
        let places = placesAcross(grouped(columns))
        // The room that each lane needs above and below its line.
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

    /// Returns the distance that the texts of a commit reach to both sides.
    func reach(_ commit: Int) -> (left: Double, right: Double) {
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
        // The room that each lane needs to the right of its line.
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
}
