import Diagnostics

/// Places bars, lines and axes; names such as “height” describe an upright chart, and are turned for a horizontal one.
struct XYLayout {
    let chart: XYChart
    let language: String
    var labels: LabelSetter
    var scene = ChartScene()

    /// The length of the category axis; ``height`` is the length of the value axis.
    var length: Double
    var height: Double
    var values = LinearScale(domain: 0...1, start: 0, end: 1)
    var positions: LinearScale?
    var band = 0.0

    init(_ chart: XYChart, language: String) {
        self.chart = chart
        self.language = language
        labels = LabelSetter(fontSize: 14)
        let width = chart.settings.number("xyChart", "width", within: 160...3000) ?? 700
        let high = chart.settings.number("xyChart", "height", within: 120...2000) ?? 460
        isLying = chart.isHorizontal || chart.settings.value("xyChart", "chartOrientation")?.text == "horizontal"
        (length, height) = isLying ? (high, width) : (width, high)
        // The length grows with the number of values, so that each can be told apart.
        let bars = Double(max(chart.series.count { $0.kind == .bar }, 1))
        length = max(length, Double(chart.count) * max(16, bars * 5))
        setScales()
        writeValueAxis()
        writeCategoryAxis()
        writeSeries()
        writeLegend()
        scene.dropped = labels.dropped
    }

    let isLying: Bool

    /// Returns the point on the page for a position along the categories and one along the values.
    func point(_ along: Double, _ across: Double) -> Point {
        isLying ? Point(x: across, y: along) : Point(x: along, y: across)
    }

    func rect(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Rect {
        isLying
            ? Rect(minX: across.lowerBound, minY: along.lowerBound, maxX: across.upperBound, maxY: along.upperBound)
            : Rect(minX: along.lowerBound, minY: across.lowerBound, maxX: along.upperBound, maxY: across.upperBound)
    }

    // MARK: Scales

    private mutating func setScales() {
        let (start, end) = isLying ? (0, height) : (height, 0)
        let domain: ClosedRange<Double>
        if let ends = chart.yAxis.ends, ends.0 != ends.1 {
            domain = min(ends.0, ends.1)...max(ends.0, ends.1)
            values = LinearScale(
                domain: domain,
                start: ends.0 < ends.1 ? start : end,
                end: ends.0 < ends.1 ? end : start
            )
        } else {
            let all = chart.series.flatMap(\.values)
            var (low, high) = (all.min() ?? 0, all.max() ?? 1)
            // A bar shows its value by its length, so the axis begins at 0.
            if chart.series.contains(where: { $0.kind == .bar }) { (low, high) = (min(low, 0), max(high, 0)) }
            if low == high { (low, high) = (min(low, 0), low == 0 ? 1 : max(high, 0)) }
            values = LinearScale(domain: LinearScale.rounded(low...high, about: 6), start: start, end: end)
        }
        let count = max(chart.count, 1)
        band = length / Double(count)
        guard chart.xAxis.categories == nil else { return }
        let ends = chart.xAxis.ends ?? (1, Double(max(count, 2)))
        guard ends.0 != ends.1 else { return }
        let inset = band / 2
        positions = LinearScale(
            domain: min(ends.0, ends.1)...max(ends.0, ends.1),
            start: ends.0 < ends.1 ? inset : length - inset,
            end: ends.0 < ends.1 ? length - inset : inset
        )
    }

    func place(_ index: Int) -> Double { (Double(index) + 0.5) * band }

    /// Returns the position of a value on its axis, kept within the chart.
    func across(_ value: Double) -> Double {
        values.place(min(max(value, values.domain.lowerBound), values.domain.upperBound))
    }

    func shows(_ axis: String, _ part: String) -> Bool {
        chart.settings.value("xyChart", axis)?[part]?.flag ?? true
    }
}
