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
        // Names around the rim keep their distance, however many there are.
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
        var ends: [Bool: Double] = [:]
        for (index, axis) in chart.axes.enumerated() {
            let end = CirclePoint.at(turn(index), radius: radius)
            scene.add(.line([Point(x: 0, y: 0), end]), .page(.lines), "radarAxisLine", opacity: 0.5)
            let label = labels.set(axis.label, at: axis.range, width: 160)
            var centre = CirclePoint.at(turn(index), radius: radius + 14)
            let sideways = centre.x / (radius + 14)
            centre.x += sideways * label.width / 2
            centre.y += (centre.y / (radius + 14)) * label.height / 2
            // Down on the right and up on the left, names keep clear of the one before.
            let isRight = turn(index) < 0.5
            if let end = ends[isRight], abs(sideways) > 0.05 {
                centre.y =
                    isRight ? max(centre.y, end + label.height / 2 + 1) : min(centre.y, end - label.height / 2 - 1)
            }
            ends[isRight] = isRight ? centre.y + label.height / 2 : centre.y - label.height / 2
            scene.add(ChartScene.Text(label: label, centre: centre, className: "radarAxisLabel"))
        }
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

    /// The values of the rings, along the first axis.
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
