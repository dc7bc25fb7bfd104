import Diagnostics

/// Places the bars of a Gantt chart, their names beside or inside them, and the axis of time.
struct GanttLayout {
    private let chart: GanttChart
    private let names: CalendarNames
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let barHeight = 24.0
    private static let rowHeight = 32.0
    private static let sectionGap = 10.0
    private static let width = 760.0
    private static let textGap = 6.0

    /// A task with its place.
    private struct Bar {
        let task: Int
        var left: Double
        var right: Double
        let label: Label
        var labelCentre: Double
        var isInside = false
        var row = 0

        /// The stretch of its row that the bar covers, with its label.
        var extent: ClosedRange<Double> {
            let (first, last) = (labelCentre - label.width / 2, labelCentre + label.width / 2)
            return min(left, first) - 4...max(right, last) + 4
        }
    }

    private var scale = LinearScale(domain: 0...1, start: 0, end: 1)

    init(_ chart: GanttChart, language: String) {
        self.chart = chart
        names = CalendarNames(language)
        labels = LabelSetter(fontSize: 13)
        place()
        scene.dropped = labels.dropped
    }

    private var marks: [Int] { chart.tasks.indices.filter { chart.tasks[$0].marks.contains(.vert) } }

    private mutating func place() {
        guard let first = chart.tasks.map(\.start.milliseconds).min(),
            let last = chart.tasks.map({ max($0.end.milliseconds, $0.start.milliseconds) }).max()
        else { return }
        let end = last > first ? last : first + 1
        scale = LinearScale(domain: Double(first)...Double(end), start: 0, end: Self.width)
        var rows = 0
        var bars: [Bar] = []
        var bands: [(title: Label, top: Double, height: Double)] = []
        var y = 0.0
        var tops: [Double] = []
        for group in groups() {
            let title = group.section.map {
                labels.set(chart.sections[$0].title, at: chart.sections[$0].range, width: 160)
            }
            let begin = y
            var placed = group.tasks.map { bar($0) }
            let count = Self.assignRows(&placed, isCompact: chart.isCompact)
            for index in placed.indices { placed[index].row += rows }
            for _ in 0..<count {
                tops.append(y)
                y += Self.rowHeight
            }
            y = max(y, begin + (title?.height ?? 0) + 8)
            rows += count
            bars += placed
            bands.append((title ?? .empty, begin, y - begin))
            y += Self.sectionGap
        }
        let bottom = max(y - Self.sectionGap, Self.rowHeight)
        writeExcluded(first...end, bottom)
        writeAxis(first...end, bottom)
        writeBands(bands)
        for bar in bars { write(bar, tops[bar.row]) }
        writeMarks(bottom)
        scene.cover(Rect(minX: 0, minY: 0, maxX: Self.width, maxY: bottom))
    }

    /// The tasks of each section, in the order of the text.
    private func groups() -> [(section: Int?, tasks: [Int])] {
        var result: [(section: Int?, tasks: [Int])] = []
        let barred = chart.tasks.indices.filter { !chart.tasks[$0].marks.contains(.vert) }
        let tasksBySection = Dictionary(grouping: barred) { chart.tasks[$0].section ?? -1 }
        for section in [nil] + chart.sections.indices.map(Optional.some) {
            let tasks = tasksBySection[section ?? -1] ?? []
            if section != nil || !tasks.isEmpty { result.append((section, tasks)) }
        }
        return result
    }

    // MARK: Bars

    private mutating func bar(_ index: Int) -> Bar {
        let task = chart.tasks[index]
        var left = scale.place(Double(task.start.milliseconds))
        var right = max(scale.place(Double(task.barEnd.milliseconds)), left)
        let isMilestone = task.marks.contains(.milestone)
        if isMilestone {
            let middle = (left + right) / 2
            (left, right) = (middle - Self.barHeight / 2, middle + Self.barHeight / 2)
        } else if right - left < 3 {
            right = left + 3
        }
        let label = labels.set(task.label, at: task.range, width: 400)
        var bar = Bar(task: index, left: left, right: right, label: label, labelCentre: 0)
        let half = label.width / 2
        if !isMilestone, label.width + 12 <= right - left, label.lines.count == 1 {
            bar.isInside = true
            bar.labelCentre = (left + right) / 2
        } else if right + Self.textGap + label.width <= Self.width || left - Self.textGap - label.width < 0 {
            bar.labelCentre = right + Self.textGap + half
        } else {
            bar.labelCentre = left - Self.textGap - half
        }
        return bar
    }

    /// - Returns: the number of rows.
    private static func assignRows(_ bars: inout [Bar], isCompact: Bool) -> Int {
        guard isCompact else {
            for index in bars.indices { bars[index].row = index }
            return bars.count
        }
        var ends: [Double] = []
        for index in bars.indices.sorted(by: { bars[$0].extent.lowerBound < bars[$1].extent.lowerBound }) {
            let extent = bars[index].extent
            // The search for a row is limited to the first 60 of a section; no page has room for more.
            if let row = ends.prefix(60).firstIndex(where: { $0 <= extent.lowerBound }) {
                bars[index].row = row
                ends[row] = extent.upperBound
            } else {
                bars[index].row = ends.count
                ends.append(extent.upperBound)
            }
        }
        return ends.count
    }

    private mutating func write(_ bar: Bar, _ top: Double) {
        let task = chart.tasks[bar.task]
        let middle = top + Self.rowHeight / 2
        // Names with several lines are fitted into the row as well as possible.
        let frame = Rect(
            minX: bar.left,
            minY: middle - Self.barHeight / 2,
            maxX: bar.right,
            maxY: middle + Self.barHeight / 2
        )
        let look = GanttLook(task.marks, chart.settings)
        scene.link(task.link) { scene in
            let figure: ChartScene.Figure
            if task.marks.contains(.milestone) {
                figure = .polygon([
                    Point(x: frame.midX, y: frame.minY), Point(x: frame.maxX, y: frame.midY),
                    Point(x: frame.midX, y: frame.maxY), Point(x: frame.minX, y: frame.midY),
                ])
            } else {
                figure = .rectangle(frame, radius: min(3, frame.width / 2))
            }
            scene.add(figure, look.paint, look.className, tooltip: task.label.plainText)
            if let outline = look.outline {
                scene.add(figure, .fixed(fill: nil, stroke: outline), "critLine", strokeWidth: 2.5)
            }
            var text = ChartScene.Text(
                label: bar.label,
                centre: Point(x: bar.labelCentre, y: middle),
                className: bar.isInside ? "taskText" : "taskTextOutside"
            )
            if bar.isInside {
                text.part = look.textPart
                text.colour = look.text
            } else {
                text.hasGround = true
            }
            scene.add(text)
        }
    }

    // MARK: Sections

    private mutating func writeBands(_ bands: [(title: Label, top: Double, height: Double)]) {
        let column = bands.map(\.title.width).max() ?? 0
        for (index, band) in bands.enumerated() {
            if index > 0 {
                let y = band.top - Self.sectionGap / 2
                scene.add(
                    .line([Point(x: column > 0 ? -column - 20 : 0, y: y), Point(x: Self.width, y: y)]),
                    .page(.lines),
                    "sectionLine",
                    opacity: 0.35
                )
            }
            scene.add(
                ChartScene.Text(
                    label: band.title,
                    centre: Point(x: -20 - column + band.title.width / 2, y: band.top + band.height / 2),
                    alignment: .left,
                    part: .clusterText,
                    className: "sectionTitle",
                    isBold: false
                )
            )
        }
    }

    // MARK: Axis

    private mutating func writeAxis(_ range: ClosedRange<Int>, _ bottom: Double) {
        let axis = GanttAxis(chart, names, range: range, width: Self.width)
        for tick in axis.ticks {
            let x = scale.place(Double(tick.moment.milliseconds))
            scene.add(
                .line([Point(x: x, y: 0), Point(x: x, y: bottom)]),
                .page(.lines),
                "grid tick",
                opacity: 0.25
            )
            guard let label = tick.label else { continue }
            for top in chart.hasTopAxis ? [bottom + 6, -6 - label.height] : [bottom + 6] {
                scene.add(
                    ChartScene.Text(
                        label: label,
                        centre: Point(x: x, y: top + label.height / 2),
                        className: "axisText"
                    )
                )
            }
        }
    }

    /// Marks the days on which nothing is done, if they are wide enough to be seen.
    private mutating func writeExcluded(_ range: ClosedRange<Int>, _ bottom: Double) {
        let daysOff = chart.daysOff
        guard !daysOff.isEmpty, (range.upperBound - range.lowerBound) / Moment.day < 800 else { return }
        var day = Moment(milliseconds: range.lowerBound).day
        var start: Moment?
        while day.milliseconds <= range.upperBound {
            let isExcluded = day.milliseconds < range.upperBound && daysOff.contains(day)
            if isExcluded, start == nil { start = day }
            if !isExcluded, let begin = start {
                writeExcluded(begin, day, range, bottom)
                start = nil
            }
            day.milliseconds += Moment.day
        }
        if let start { writeExcluded(start, day, range, bottom) }
    }

    private mutating func writeExcluded(_ start: Moment, _ end: Moment, _ range: ClosedRange<Int>, _ bottom: Double) {
        let (left, right) = (max(start.milliseconds, range.lowerBound), min(end.milliseconds, range.upperBound))
        guard right > left else { return }
        let frame = Rect(
            minX: scale.place(Double(left)),
            minY: 0,
            maxX: scale.place(Double(right)),
            maxY: bottom
        )
        scene.add(.rectangle(frame, radius: 0), .page(.clusters), "exclude-range", strokeWidth: 0)
    }

    /// Draws vertical lines from top to bottom, with their names below the axis.
    private mutating func writeMarks(_ bottom: Double) {
        var ends: [Double] = []
        for index in marks.sorted(by: { chart.tasks[$0].start < chart.tasks[$1].start }) {
            let task = chart.tasks[index]
            let x = scale.place(Double(task.start.milliseconds))
            let label = labels.set(task.label, at: task.range)
            let row = ends.firstIndex { $0 <= x - label.width / 2 } ?? ends.count
            if row == ends.count { ends.append(0) }
            ends[row] = x + label.width / 2 + 8
            guard row < 60 else { continue }
            let colour = SeriesColours.standard[1]
            scene.add(
                .line([Point(x: x, y: 0), Point(x: x, y: bottom)]),
                .fixed(fill: nil, stroke: colour),
                "vert",
                strokeWidth: 2,
                tooltip: task.label.plainText
            )
            let y = bottom + 30 + Double(row) * (label.lineHeight + 4) + label.height / 2
            scene.add(ChartScene.Text(label: label, centre: Point(x: x, y: y), className: "vertText"))
        }
    }
}
