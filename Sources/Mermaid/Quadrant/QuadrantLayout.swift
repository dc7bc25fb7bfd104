import Diagnostics

/// Places points in their quadrants, and each name at a place where it covers nothing.
struct QuadrantLayout {
    private let chart: QuadrantChart
    private var labels: LabelSetter
    private(set) var scene = ChartScene()
    private let size: Size
    /// Rectangles that names of points must not cover.
    private var taken: [Rect] = []

    init(_ chart: QuadrantChart) {
        self.chart = chart
        labels = LabelSetter(fontSize: 15)
        size = Size(
            width: chart.settings.number("quadrantChart", "chartWidth", within: 240...2000) ?? 520,
            height: chart.settings.number("quadrantChart", "chartHeight", within: 240...2000) ?? 500
        )
        writeQuadrants()
        writeAxes()
        writePoints()
        scene.dropped = labels.dropped
    }

    // MARK: Quadrants

    private mutating func writeQuadrants() {
        let (x, y) = (size.width / 2, size.height / 2)
        let frames = [
            1: Rect(minX: x, minY: 0, maxX: size.width, maxY: y), 2: Rect(minX: 0, minY: 0, maxX: x, maxY: y),
            3: Rect(minX: 0, minY: y, maxX: x, maxY: size.height),
            4: Rect(minX: x, minY: y, maxX: size.width, maxY: size.height),
        ]
        for number in 1...4 {
            guard let frame = frames[number] else { continue }
            let fill = chart.settings.themeVariable("quadrant\(number)Fill").flatMap { Colour($0) }
            let paint: ChartScene.Paint =
                if let fill { .fixed(fill: fill.hexadecimal, stroke: nil) } else if number % 2 == 1 {
                    .page(.nodes)
                } else { .page(.clusters) }
            scene.add(.rectangle(frame, radius: 0), paint, "quadrant quadrant-\(number)", strokeWidth: 0)
        }
        scene.add(
            .line([Point(x: x, y: 0), Point(x: x, y: size.height)]),
            .page(.lines),
            "internal-border",
            opacity: 0.5
        )
        scene.add(
            .line([Point(x: 0, y: y), Point(x: size.width, y: y)]),
            .page(.lines),
            "internal-border",
            opacity: 0.5
        )
        let whole = Rect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        scene.add(.rectangle(whole, radius: 0), .page(.lines), "external-border", strokeWidth: 1.5)
        for number in 1...4 {
            guard let frame = frames[number], let text = chart.quadrants[number] else { continue }
            let fill = chart.settings.themeVariable("quadrant\(number)Fill").flatMap { Colour($0) }
            let label = labels.set(text.label, at: text.range, width: frame.width - 16, scale: 1.05, isBold: true)
            let centre = chart.points.isEmpty ? frame.midY : titlePlace(label, frame)
            let mark = ChartScene.Text(
                label: label,
                centre: Point(x: frame.midX, y: centre),
                part: number % 2 == 1 ? .nodeText : .clusterText,
                colour: fill?.readableText,
                className: "quadrant-label",
                isBold: true
            )
            taken.append(mark.frame)
            scene.add(mark)
        }
    }

    /// Returns the place of a title: at the top of its quadrant, or at the bottom if points lie at the top and none at the
    /// bottom.
    private func titlePlace(_ label: Label, _ frame: Rect) -> Double {
        let places = [frame.minY + 8 + label.height / 2, frame.maxY - 8 - label.height / 2]
        let free = places.first { place in
            let box = Rect(
                centre: Point(x: frame.midX, y: place),
                size: Size(width: label.width, height: label.height)
            )
            return !chart.points.contains { point in
                let radius = point.style.radius ?? 5
                return box.overlaps(
                    Rect(
                        centre: Point(x: point.x * size.width, y: (1 - point.y) * size.height),
                        size: Size(width: 2 * radius, height: 2 * radius)
                    )
                )
            }
        }
        return free ?? places[0]
    }

    // MARK: Axes

    private mutating func writeAxes() {
        let isTop = chart.settings.value("quadrantChart", "xAxisPosition")?.text != "bottom" && chart.points.isEmpty
        let isRight = chart.settings.value("quadrantChart", "yAxisPosition")?.text == "right"
        for (axis, isVertical) in [(chart.xAxis, false), (chart.yAxis, true)] {
            let length = isVertical ? size.height : size.width
            let texts = [axis.low, axis.high]
            let hasBoth = axis.low != nil && axis.high != nil
            for (index, text) in texts.enumerated() {
                guard let text else { continue }
                let arrowed = DiagramLabel(
                    text: text.label.text + (axis.hasArrow ? " →" : ""),
                    isMarkdown: text.label.isMarkdown
                )
                let label = labels.set(arrowed, at: text.range, width: (hasBoth ? length / 2 : length) - 12)
                let part = hasBoth ? (index == 0 ? 0.25 : 0.75) : 0.5
                let off = 10 + label.height / 2
                let centre =
                    isVertical
                    ? Point(x: isRight ? size.width + off : -off, y: size.height * (1 - part))
                    : Point(x: size.width * part, y: isTop ? -off : size.height + off)
                scene.add(
                    ChartScene.Text(label: label, centre: centre, className: "axis-label", isVertical: isVertical)
                )
            }
        }
    }

    // MARK: Points

    private mutating func writePoints() {
        let standard = chart.settings.number("quadrantChart", "pointRadius", within: 1...40) ?? 5
        let colour = SeriesColours.series(0, own: chart.settings.themeVariable("quadrantPointFill")).fill
        let places = chart.points.map { point in
            (Point(x: point.x * size.width, y: (1 - point.y) * size.height), point.style.radius ?? standard)
        }
        for (point, (centre, radius)) in zip(chart.points, places) {
            taken.append(Rect(centre: centre, size: Size(width: 2 * radius, height: 2 * radius)))
            scene.add(
                .circle(centre, radius: radius),
                .fixed(fill: point.style.colour ?? colour, stroke: point.style.stroke),
                "data-point",
                strokeWidth: point.style.strokeWidth ?? (point.style.stroke == nil ? nil : 1),
                tooltip: point.text.label.plainText
            )
        }
        for (point, (centre, radius)) in zip(chart.points, places) {
            let label = labels.set(point.text.label, at: point.text.range, width: 160, scale: 0.87)
            guard !label.isEmpty else { continue }
            let frame = room(label, centre, radius)
            taken.append(frame)
            let middle = Point(x: frame.midX, y: frame.midY)
            if abs(middle.x - centre.x) > radius + label.width / 2 + 8
                || abs(middle.y - centre.y) > radius + label.height / 2 + 8
            {
                let end = Point(
                    x: min(max(centre.x, frame.minX), frame.maxX),
                    y: min(max(centre.y, frame.minY), frame.maxY)
                )
                scene.add(.line([centre, end]), .page(.lines), "leader")
            }
            let isRightOrAbove = (middle.x > size.width / 2) == (middle.y < size.height / 2)
            let number =
                middle.y < size.height / 2 ? (middle.x > size.width / 2 ? 1 : 2) : (middle.x > size.width / 2 ? 4 : 3)
            let fill = chart.settings.themeVariable("quadrant\(number)Fill").flatMap { Colour($0) }
            let isOutside = middle.x > size.width || middle.x < 0
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: middle,
                    part: isOutside ? .labelText : isRightOrAbove ? .nodeText : .clusterText,
                    colour: isOutside ? nil : fill?.readableText,
                    className: "data-point-label"
                )
            )
        }
    }

    /// Returns the place of a name: below the point, or the nearest free one.
    private func room(_ label: Label, _ centre: Point, _ radius: Double) -> Rect {
        let (x, y) = (label.width / 2, label.height / 2)
        let box = Size(width: label.width, height: label.height)
        for ring in 0..<12 {
            let off = radius + 3 + Double(ring) * label.lineHeight
            for (dx, dy) in [
                (0, off + y), (0, -off - y), (off + x, 0), (-off - x, 0), (off + x, off), (-off - x, off),
                (off + x, -off), (-off - x, -off),
            ] {
                let frame = Rect(centre: Point(x: centre.x + dx, y: centre.y + dy), size: box)
                let isInside =
                    frame.minX >= 2 && frame.maxX <= size.width - 2 && frame.minY >= 2 && frame.maxY <= size.height - 2
                // The lines in the middle must not be covered either.
                let isClear =
                    (frame.maxX < size.width / 2 - 1 || frame.minX > size.width / 2 + 1)
                    && (frame.maxY < size.height / 2 - 1 || frame.minY > size.height / 2 + 1)
                if isInside, isClear, !taken.contains(where: { $0.overlaps(frame) }) { return frame }
            }
        }
        // The last resort is a name beside the chart, where there is always room.
        var frame = Rect(
            minX: size.width + 40,
            minY: centre.y - y,
            maxX: size.width + 40 + label.width,
            maxY: centre.y + y
        )
        while let other = taken.first(where: { $0.overlaps(frame) }) {
            frame = Rect(minX: frame.minX, minY: other.maxY + 2, maxX: frame.maxX, maxY: other.maxY + 2 + label.height)
        }
        return frame
    }
}
