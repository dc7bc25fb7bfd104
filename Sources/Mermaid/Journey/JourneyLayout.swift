import Diagnostics

/// Places the tasks of a journey side by side, each with a face as high as its score.
struct JourneyLayout {
    private let chart: JourneyChart
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let padding = 10.0
    private static let gap = 12.0
    private static let faceRadius = 15.0
    private static let scoreStep = 34.0
    private static let dotRadius = 6.0

    init(_ chart: JourneyChart) {
        self.chart = chart
        labels = LabelSetter(fontSize: 14)
        place()
        scene.dropped = labels.dropped
    }

    private mutating func place() {
        let names = chart.tasks.map { labels.set($0.name, at: $0.range, width: 120) }
        // Each task is wide enough for its text and its dots.
        let dots = chart.tasks.map { Double($0.actors.count) * (2 * Self.dotRadius + 4) }
        let widths = zip(names, dots).map { max($0.width + 2 * Self.padding, $1 + 2 * Self.padding, 110) }
        let height = (names.map(\.height).max() ?? 0) + 2 * Self.padding + (chart.actors.isEmpty ? 0 : 18)
        let groups = self.groups
        let titles = groups.map { group -> Label in
            guard let section = group.section else { return .empty }
            let entry = chart.sections[section]
            let width = group.tasks.reduce(-Self.gap) { $0 + widths[$1] + Self.gap } - 2 * Self.padding
            return labels.set(entry.title, at: entry.range, width: max(width, 120), isBold: true)
        }
        let sectionHeight = chart.sections.isEmpty ? 0 : (titles.map(\.height).max() ?? 0) + 2 * Self.padding
        let taskTop = sectionHeight > 0 ? sectionHeight + Self.gap : 0
        let facesTop = taskTop + height + 26
        func y(_ score: Double) -> Double { facesTop + (5 - min(max(score, 1), 5)) * Self.scoreStep }
        let bottom = y(1) + 26
        var x = 0.0
        for (index, group) in groups.enumerated() {
            let series = SeriesColours.section(group.section ?? 0, chart.settings)
            let start = x
            for task in group.tasks {
                let frame = Rect(minX: x, minY: taskTop, maxX: x + widths[task], maxY: taskTop + height)
                let face = chart.tasks[task].score.map { y($0) }
                scene.add(
                    .line([Point(x: frame.midX, y: frame.maxY), Point(x: frame.midX, y: bottom)]),
                    .page(.lines),
                    "task-line",
                    dashes: "4 2"
                )
                if let face, let score = chart.tasks[task].score {
                    writeFace(Point(x: frame.midX, y: face), score)
                }
                write(task, names[task], frame, dots[task])
                x += widths[task] + Self.gap
            }
            let right = max(x - Self.gap, start + titles[index].width + 2 * Self.padding)
            x = right + Self.gap
            guard group.section != nil else { continue }
            let frame = Rect(minX: start, minY: 0, maxX: right, maxY: sectionHeight)
            scene.add(.rectangle(frame, radius: 5), .fixed(fill: series.fill, stroke: nil), "journey-section")
            scene.add(
                ChartScene.Text(
                    label: titles[index],
                    centre: Point(x: frame.midX, y: frame.midY),
                    colour: series.text,
                    className: "journey-section-text",
                    isBold: true
                )
            )
        }
        guard x > 0 else { return }
        writeScores(y, bottom, width: x - Self.gap)
        writeLegend(height: bottom)
    }

    private var groups: [(section: Int?, tasks: [Int])] {
        let bySection = Dictionary(grouping: chart.tasks.indices) { chart.tasks[$0].section ?? -1 }
        let free: [(section: Int?, tasks: [Int])] = bySection[-1].map { [(nil, $0)] } ?? []
        return free + chart.sections.indices.map { ($0, bySection[$0] ?? []) }
    }

    // MARK: Tasks

    private mutating func write(_ task: Int, _ name: Label, _ frame: Rect, _ dots: Double) {
        let content = chart.tasks[task]
        scene.add(.rectangle(frame, radius: 4), .page(.nodes), "task task-type-\(content.section ?? 0)")
        let room = chart.actors.isEmpty ? 0 : 18.0
        scene.add(
            ChartScene.Text(
                label: name,
                centre: Point(x: frame.midX, y: frame.minY + (frame.height - room) / 2),
                part: .nodeText,
                className: "taskText"
            )
        )
        var x = frame.midX - dots / 2 + Self.dotRadius + 2
        for actor in content.actors {
            scene.add(
                .circle(Point(x: x, y: frame.maxY - 13), radius: Self.dotRadius),
                .fixed(fill: colour(actor), stroke: nil),
                "actor-\(actor)",
                tooltip: DiagramLabel(text: chart.actors[actor]).plainText
            )
            x += 2 * Self.dotRadius + 4
        }
    }

    private func colour(_ actor: Int) -> String {
        SeriesColours.series(actor + 3, own: chart.settings.themeVariable("actor\(actor % 12)")).fill
    }

    private mutating func writeFace(_ centre: Point, _ score: Double) {
        scene.add(.circle(centre, radius: Self.faceRadius), .page(.note), "face", strokeWidth: 2)
        for side in [-1.0, 1.0] {
            scene.add(
                .circle(Point(x: centre.x + side * 5, y: centre.y - 5), radius: 1.7),
                .page(.heads),
                "eye",
                strokeWidth: 0
            )
        }
        // The mouth bends with the score: up above 3, down below it.
        let bend = (min(max(score, 1), 5) - 3) * 3
        let (y, left, right) = (centre.y + 5 - bend / 2, centre.x - 7, centre.x + 7)
        let path = ShapePath([
            .move(Point(x: left, y: y)),
            .cubic(Point(x: left + 4, y: y + bend), Point(x: right - 4, y: y + bend), Point(x: right, y: y)),
        ])
        scene.add(
            .path(path, frame: Rect(minX: left, minY: y, maxX: right, maxY: y)),
            .page(.lines),
            "mouth",
            strokeWidth: 1.75
        )
    }

    // MARK: Around them

    private mutating func writeScores(_ y: (Double) -> Double, _ bottom: Double, width: Double) {
        for score in 1...5 {
            let label = LabelLayout.layOut([[.init(text: "\(score)", style: [])]], width: .infinity, fontSize: 12)
            scene.add(
                ChartScene.Text(label: label, centre: Point(x: -14, y: y(Double(score))), className: "score")
            )
        }
        scene.add(.line([Point(x: 0, y: y(5)), Point(x: 0, y: bottom)]), .page(.lines), "score-line")
        scene.add(
            .line([Point(x: 0, y: bottom), Point(x: width, y: bottom)]),
            .page(.lines),
            "activity-line",
            strokeWidth: 2
        )
    }

    private mutating func writeLegend(height: Double) {
        let widest = chart.settings.number("journey", "maxLabelWidth", within: 40...1000) ?? 240
        let range = chart.tasks.first?.range ?? SourceRange(path: "", bytes: 0..<0)
        let texts = chart.actors.map { labels.set(DiagramLabel(text: $0), at: range, width: widest, scale: 0.93) }
        let left = -46 - (texts.map(\.width).max() ?? 0)
        var y = 0.0
        for (actor, label) in texts.enumerated() {
            let line = max(label.lineHeight, 2 * Self.dotRadius)
            scene.add(
                .circle(Point(x: left, y: y + line / 2), radius: Self.dotRadius),
                .fixed(fill: colour(actor), stroke: nil),
                "actor-\(actor)"
            )
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: left + Self.dotRadius + 7 + label.width / 2, y: y + label.height / 2),
                    alignment: .left,
                    className: "legend"
                )
            )
            y += label.height + 8
        }
    }
}
