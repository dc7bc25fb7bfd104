import Diagnostics

/// Places periods side by side, or one below the other, with their events.
struct TimelineLayout {
    private let chart: TimelineChart
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    private static let textWidth = 132.0
    private static let padding = 10.0
    private static let gap = 14.0

    init(_ chart: TimelineChart) {
        self.chart = chart
        labels = LabelSetter(fontSize: 14)
        if chart.isVertical { placeDown() } else { placeAcross() }
        scene.dropped = labels.dropped
    }

    private func colour(_ section: Int?, _ period: Int) -> SeriesColours.Series {
        let isPlain = chart.settings.value("timeline", "disableMulticolor")?.flag == true
        let index = chart.sections.isEmpty ? (isPlain ? 0 : period) : (section ?? 0)
        return SeriesColours.section(index, chart.settings)
    }

    private struct Column {
        let period: Int
        let title: Label
        let events: [Label]
    }

    private mutating func column(_ period: Int, width: Double) -> Column {
        let content = chart.periods[period]
        return Column(
            period: period,
            title: labels.set(content.title.label, at: content.title.range, width: Self.textWidth, isBold: true),
            events: content.events.map { labels.set($0.label, at: $0.range, width: width) }
        )
    }

    private static func box(_ labels: [Label]) -> Size {
        let width = max(labels.map(\.width).max() ?? 0, textWidth)
        return Size(width: width + 2 * padding, height: (labels.map(\.height).max() ?? 0) + 2 * padding)
    }

    private mutating func filled(
        _ frame: Rect,
        _ label: Label,
        _ colour: SeriesColours.Series,
        _ name: String,
        isBold: Bool
    ) {
        scene.add(.rectangle(frame, radius: 5), .fixed(fill: colour.fill, stroke: nil), name)
        scene.add(
            ChartScene.Text(
                label: label,
                centre: Point(x: frame.midX, y: frame.midY),
                colour: colour.text,
                className: name + "Text",
                isBold: isBold
            )
        )
    }

    private mutating func event(_ frame: Rect, _ label: Label, _ colour: SeriesColours.Series) {
        scene.add(.rectangle(frame, radius: 4), .page(.nodes), "eventWrapper")
        scene.add(
            .rectangle(Rect(minX: frame.minX, minY: frame.minY, maxX: frame.minX + 5, maxY: frame.maxY), radius: 2),
            .fixed(fill: colour.fill, stroke: nil),
            "eventMark"
        )
        scene.add(
            ChartScene.Text(
                label: label,
                centre: Point(x: frame.minX + Self.padding + label.width / 2, y: frame.midY),
                alignment: .left,
                part: .nodeText,
                className: "eventText"
            )
        )
    }

    // MARK: Across

    private mutating func placeAcross() {
        let groups = chart.groups.map { group in
            (group.section, group.periods.map { column($0, width: Self.textWidth) })
        }
        let columns = groups.flatMap(\.1)
        let size = Self.box(columns.map(\.title))
        // A word that does not break widens its column.
        let eventWidth = max(size.width, Self.box(columns.flatMap(\.events)).width)
        let sectionTitles = groups.map { section, columns -> Label in
            guard let section else { return .empty }
            let width = Double(max(columns.count, 1)) * (eventWidth + Self.gap) - Self.gap - 2 * Self.padding
            let entry = chart.sections[section]
            return labels.set(entry.label, at: entry.range, width: width, isBold: true)
        }
        let sectionHeight = chart.sections.isEmpty ? 0 : (sectionTitles.map(\.height).max() ?? 0) + 2 * Self.padding
        let periodTop = sectionHeight > 0 ? sectionHeight + Self.gap : 0
        let axis = periodTop + size.height + 18
        let top = axis + 22
        var x = 0.0
        for (index, (section, columns)) in groups.enumerated() {
            let start = x
            for column in columns {
                let colour = colour(section, column.period)
                let middle = x + eventWidth / 2
                let frame = Rect(minX: x, minY: periodTop, maxX: x + eventWidth, maxY: periodTop + size.height)
                var y = top
                let frames = column.events.map { label -> Rect in
                    defer { y += label.height + 2 * Self.padding + 8 }
                    return Rect(minX: x, minY: y, maxX: x + eventWidth, maxY: y + label.height + 2 * Self.padding)
                }
                let end = frames.last?.minY ?? axis
                scene.add(
                    .line([Point(x: middle, y: frame.maxY), Point(x: middle, y: end)]),
                    .page(.lines),
                    "lineWrapper",
                    dashes: "4 4"
                )
                filled(frame, column.title, colour, "timelinePeriod", isBold: true)
                for (frame, label) in zip(frames, column.events) { event(frame, label, colour) }
                x += eventWidth + Self.gap
            }
            let title = sectionTitles[index]
            if columns.isEmpty { x += max(eventWidth, title.width + 2 * Self.padding) + Self.gap }
            let right = max(x - Self.gap, start + title.width + 2 * Self.padding)
            x = right + Self.gap
            guard section != nil else { continue }
            let frame = Rect(minX: start, minY: 0, maxX: right, maxY: sectionHeight)
            filled(frame, title, colour(section, 0), "timelineSection", isBold: true)
        }
        guard x > 0 else { return }
        arrow(from: Point(x: 0, y: axis), to: Point(x: x - Self.gap + 24, y: axis))
    }

    private mutating func arrow(from start: Point, to end: Point) {
        let isAcross = start.y == end.y
        let back = Point(x: end.x - (isAcross ? 9 : 0), y: end.y - (isAcross ? 0 : 9))
        scene.add(.line([start, back]), .page(.lines), "timelineAxis", strokeWidth: 3)
        let wing = Point(x: isAcross ? 0 : 6, y: isAcross ? 6 : 0)
        scene.add(
            .polygon([
                end, Point(x: back.x - wing.x, y: back.y - wing.y), Point(x: back.x + wing.x, y: back.y + wing.y),
            ]),
            .page(.heads),
            "arrowhead"
        )
    }

    // MARK: Down

    private mutating func placeDown() {
        let width = 280.0
        let groups = chart.groups.map { group in (group.section, group.periods.map { column($0, width: width) }) }
        let columns = groups.flatMap(\.1)
        let periodWidth = Self.box(columns.map(\.title)).width
        let eventWidth = max(columns.flatMap(\.events).map(\.width).max() ?? 0, 120) + 2 * Self.padding
        let axis = periodWidth + 18
        let left = axis + 22
        var y = 0.0
        for (section, columns) in groups {
            if let section {
                let entry = chart.sections[section]
                let title = labels.set(entry.label, at: entry.range, width: left + eventWidth - 20, isBold: true)
                let height = title.height + 2 * Self.padding
                let frame = Rect(minX: 0, minY: y, maxX: max(left + eventWidth, title.width + 20), maxY: y + height)
                filled(frame, title, colour(section, 0), "timelineSection", isBold: true)
                y += height + Self.gap
            }
            for column in columns {
                let colour = colour(section, column.period)
                let start = y
                let titleHeight = column.title.height + 2 * Self.padding
                let middle = start + titleHeight / 2
                for label in column.events {
                    let height = label.height + 2 * Self.padding
                    let frame = Rect(minX: left, minY: y, maxX: left + eventWidth, maxY: y + height)
                    let centre = min(max(frame.midY, frame.minY), frame.maxY)
                    scene.add(
                        .line([Point(x: axis, y: centre), Point(x: left, y: centre)]),
                        .page(.lines),
                        "lineWrapper",
                        dashes: "4 4"
                    )
                    event(frame, label, colour)
                    y += height + 8
                }
                scene.add(
                    .line([Point(x: periodWidth, y: middle), Point(x: axis, y: middle)]),
                    .page(.lines),
                    "lineWrapper"
                )
                let frame = Rect(minX: 0, minY: start, maxX: periodWidth, maxY: start + titleHeight)
                filled(frame, column.title, colour, "timelinePeriod", isBold: true)
                y = max(y, start + titleHeight + 8)
                scene.add(
                    .line([Point(x: axis, y: start), Point(x: axis, y: y)]),
                    .page(.lines),
                    "timelineAxis",
                    strokeWidth: 3
                )
                y += Self.gap - 8
            }
        }
    }
}
