/// Draws branches, commits, their lines and tags.
extension GitGraphLayout {
    mutating func write(_ label: Label, at centre: Point, _ name: String) {
        scene.add(ChartScene.Text(label: label, centre: centre, className: name, hasGround: true))
    }

    /// Draws a branch's line, with its name before it.
    mutating func writeBranch(_ branch: Int, from start: Point, to end: Point) {
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

    mutating func writeTag(_ label: Label, _ centre: Point) {
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

    mutating func writeLines() {
        for (index, commit) in graph.commits.enumerated() {
            for (place, parent) in commit.parents.enumerated() {
                let isPicked = commit.origin == .cherryPick && place == 1
                // A line has the colour of the child's branch; the line from a second parent has the colour of the parent's
                // branch.
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

    /// Returns the line from a parent's lane to its child's lane.
    private func path(_ start: Point, _ end: Point, isTakenIn: Bool) -> (ShapePath, Rect) {
        let isAcross = graph.direction == .leftToRight
        // A merge runs along its parent's lane and then changes lanes; a new branch changes at once and runs along its own.
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

    mutating func writeCommits() {
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
