import Diagnostics

/// Places axes around a middle, rings across them, and a polygon for each curve.
struct RadarLayout {
    private let chart: RadarChart
    private let language: String
    private var labels: LabelSetter
    private(set) var scene = ChartScene()
    private let radius: Double
    private let scale: LinearScale

    init(_ chart: RadarChart, language: String) {
        self.chart = chart
        self.language = language
        labels = LabelSetter(fontSize: 14)
        // The radius grows with the number of axes, so that names around the rim keep their distance.
        radius = max(200, Double(chart.axes.count) * 7)
        let most = chart.most ?? chart.curves.flatMap(\.values).max() ?? 1
        let least = min(chart.least, most)
        scale = LinearScale(domain: least...max(most, least == most ? least + 1 : most), start: 0, end: radius)
        writeRings()
        writeAxes()
        for (index, curve) in chart.curves.enumerated() { write(curve, index) }
        writeTicks()
        if chart.showsLegend { writeLegend() }
        scene.dropped = labels.dropped
    }

    private func turn(_ axis: Int) -> Double { Double(axis) / Double(max(chart.axes.count, 1)) }

    private func place(_ value: Double) -> Double {
        scale.place(min(max(value, scale.domain.lowerBound), scale.domain.upperBound))
    }

    private mutating func writeRings() {
        for tick in 1...chart.ticks {
            let reach = radius * Double(tick) / Double(chart.ticks)
            let figure: ChartScene.Figure =
                if chart.hasPolygons, chart.axes.count > 2 {
                    .polygon(chart.axes.indices.map { CirclePoint.at(turn($0), radius: reach) })
                } else { .circle(Point(x: 0, y: 0), radius: reach) }
            scene.add(figure, .page(.lines), "radarGraticule", opacity: 0.35)
        }
    }

    private mutating func writeAxes() {
        var taken: [Rect] = []
        var texts: [ChartScene.Text] = []
        for (index, axis) in chart.axes.enumerated() {
            let end = CirclePoint.at(turn(index), radius: radius)
            let label = labels.set(axis.label, at: axis.range, width: 160)
            let size = Size(width: label.width, height: label.height)
            // A name that would meet another stands farther out, at the end of a longer line.
            var reach = radius + 14
            var frame = Self.frame(size, turn(index), reach)
            while taken.contains(where: { $0.overlaps(frame) }) {
                reach += label.lineHeight
                frame = Self.frame(size, turn(index), reach)
            }
            taken.append(frame)
            let isFar = reach > radius + 14
            let lineEnd = isFar ? CirclePoint.at(turn(index), radius: reach - 8) : end
            scene.add(.line([Point(x: 0, y: 0), lineEnd]), .page(.lines), "radarAxisLine", opacity: 0.5)
            let centre = Point(x: frame.midX, y: frame.midY)
            texts.append(
                ChartScene.Text(label: label, centre: centre, className: "radarAxisLabel", hasGround: true)
            )
        }
        for text in texts { scene.add(text) }
    }

    /// Returns the place of a name that touches a circle from outside.
    private static func frame(_ size: Size, _ turn: Double, _ reach: Double) -> Rect {
        let point = CirclePoint.at(turn, radius: reach)
        let (sideways, down) = (point.x / reach, point.y / reach)
        return Rect(
            centre: Point(x: point.x + sideways * size.width / 2, y: point.y + down * size.height / 2),
            size: size
        )
    }

    private mutating func write(_ curve: RadarChart.Curve, _ index: Int) {
        let points = curve.values.enumerated().map { CirclePoint.at(turn($0), radius: place($1)) }
        let colour = SeriesColours.section(index, chart.settings).fill
        let name = "radarCurve-\(index)"
        scene.add(.polygon(points), .fixed(fill: colour, stroke: nil), name, opacity: 0.18)
        scene.add(
            .polygon(points),
            .fixed(fill: nil, stroke: colour),
            name,
            strokeWidth: 2.5,
            tooltip: curve.label.plainText
        )
    }

    /// Writes the values of the rings, along the first axis.
    private mutating func writeTicks() {
        let (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
        guard !chart.axes.isEmpty else { return }
        let step = max(1, chart.ticks * 20 / Int(radius))
        for tick in stride(from: 0, through: chart.ticks, by: step) {
            let value = low + (high - low) * Double(tick) / Double(chart.ticks)
            let text = NumberText.text(value, language: language, decimals: 2)
            let label = LabelLayout.layOut([[.init(text: text, style: [])]], width: .infinity, fontSize: 12)
            let centre = Point(x: 6 + label.width / 2, y: -radius * Double(tick) / Double(chart.ticks) + 9)
            scene.add(ChartScene.Text(label: label, centre: centre, className: "radarTick", hasGround: true))
        }
    }

    private mutating func writeLegend() {
        var y = -radius
        let left = (scene.bounds?.maxX ?? radius) + 28
        for (index, curve) in chart.curves.enumerated() {
            let label = labels.set(curve.label, at: curve.range, width: 240)
            let swatch = Rect(minX: left, minY: y + 2, maxX: left + 14, maxY: y + 16)
            scene.add(
                .rectangle(swatch, radius: 2),
                .fixed(fill: SeriesColours.section(index, chart.settings).fill, stroke: nil),
                "radarLegendBox-\(index)"
            )
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: left + 22 + label.width / 2, y: y + max(label.height, 18) / 2),
                    alignment: .left,
                    className: "radarLegendText"
                )
            )
            y += max(label.height, 18) + 6
        }
    }
}
