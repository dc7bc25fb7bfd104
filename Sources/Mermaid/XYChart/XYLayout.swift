import Diagnostics

/// Places bars, lines and axes; what lies along an axis is named for a chart that stands, and turned for one that lies.
struct XYLayout {
    private let chart: XYChart
    private let language: String
    private var labels: LabelSetter
    private(set) var scene = ChartScene()

    /// Along the axis of categories, and along that of values.
    private var length: Double
    private var height: Double
    private var values = LinearScale(domain: 0...1, start: 0, end: 1)
    private var positions: LinearScale?
    private var band = 0.0

    init(_ chart: XYChart, language: String) {
        self.chart = chart
        self.language = language
        labels = LabelSetter(fontSize: 14)
        let width = chart.settings.number("xyChart", "width", within: 160...3000) ?? 700
        let high = chart.settings.number("xyChart", "height", within: 120...2000) ?? 460
        isLying = chart.isHorizontal || chart.settings.value("xyChart", "chartOrientation")?.text == "horizontal"
        (length, height) = isLying ? (high, width) : (width, high)
        // However many values there are, each can be told apart.
        let bars = Double(max(chart.series.count { $0.kind == .bar }, 1))
        length = max(length, Double(chart.count) * max(16, bars * 5))
        setScales()
        writeValueAxis()
        writeCategoryAxis()
        writeSeries()
        writeLegend()
        scene.dropped = labels.dropped
    }

    private let isLying: Bool

    /// A place along the categories and one along the values, on the page.
    private func point(_ along: Double, _ across: Double) -> Point {
        isLying ? Point(x: across, y: along) : Point(x: along, y: across)
    }

    private func rect(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Rect {
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
            // A bar tells its value by its length, which begins at 0.
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

    private func place(_ index: Int) -> Double { (Double(index) + 0.5) * band }

    /// On the axis of values, kept within the chart.
    private func across(_ value: Double) -> Double {
        values.place(min(max(value, values.domain.lowerBound), values.domain.upperBound))
    }

    private func shows(_ axis: String, _ part: String) -> Bool {
        chart.settings.value("xyChart", axis)?[part]?.flag ?? true
    }

    // MARK: Axes

    private mutating func text(_ text: String) -> Label {
        LabelLayout.layOut([[Label.Run(text: text, style: [])]], width: .infinity, fontSize: 13)
    }

    private mutating func writeValueAxis() {
        let base = isLying ? length : 0
        var reach = 0.0
        var end = -Double.infinity
        for tick in values.ticks(about: isLying ? 8 : 7) {
            let place = values.place(tick)
            if shows("yAxis", "showTick") || shows("yAxis", "showLabel") {
                scene.add(
                    .line([point(0, place), point(length, place)]),
                    .page(.lines),
                    "grid",
                    opacity: 0.22
                )
            }
            guard shows("yAxis", "showLabel") else { continue }
            let label = text(NumberText.text(tick, language: language))
            let centre =
                isLying
                ? Point(x: place, y: base + 8 + label.height / 2) : Point(x: -8 - label.width / 2, y: place)
            if isLying {
                guard place - label.width / 2 > end else { continue }
                end = place + label.width / 2 + 8
            }
            reach = max(reach, isLying ? label.height : label.width)
            scene.add(
                ChartScene.Text(label: label, centre: centre, alignment: isLying ? .middle : .right, className: "label")
            )
        }
        guard let title = chart.yAxis.title, shows("yAxis", "showTitle") else { return }
        let label = labels.set(title.label, at: title.range, width: height, isBold: true)
        let off = reach + 16 + label.height / 2
        let centre = isLying ? Point(x: height / 2, y: base + off) : Point(x: -off, y: height / 2)
        scene.add(
            ChartScene.Text(label: label, centre: centre, className: "title", isBold: true, isVertical: !isLying)
        )
    }

    private mutating func writeCategoryAxis() {
        let base = isLying ? 0 : height
        if shows("xAxis", "showAxisLine") {
            scene.add(.line([point(0, base), point(length, base)]), .page(.lines), "axis-line", strokeWidth: 1.5)
        }
        var reach = 0.0
        if shows("xAxis", "showLabel") {
            let marks = categoryLabels()
            // Names that are too wide for their places stand upright.
            let isTurned = !isLying && chart.xAxis.categories != nil && marks.contains { $0.label.width > band - 6 }
            var end = -Double.infinity
            for (along, label) in marks {
                let breadth = isLying || isTurned ? label.height : label.width
                guard along - breadth / 2 >= end - 0.5 else { continue }
                end = along + breadth / 2 + (chart.xAxis.categories == nil ? 8 : 0)
                let depth = isLying || isTurned ? label.width : label.height
                reach = max(reach, depth)
                let centre =
                    isLying ? Point(x: -8 - label.width / 2, y: along) : Point(x: along, y: base + 8 + depth / 2)
                scene.add(
                    ChartScene.Text(
                        label: label,
                        centre: centre,
                        alignment: isLying ? .right : .middle,
                        className: "label",
                        isVertical: isTurned
                    )
                )
            }
        }
        guard let title = chart.xAxis.title, shows("xAxis", "showTitle") else { return }
        let label = labels.set(title.label, at: title.range, width: length, isBold: true)
        let off = reach + 16 + label.height / 2
        let centre = isLying ? Point(x: -off, y: length / 2) : Point(x: length / 2, y: height + off)
        scene.add(
            ChartScene.Text(label: label, centre: centre, className: "title", isBold: true, isVertical: isLying)
        )
    }

    private mutating func categoryLabels() -> [(along: Double, label: Label)] {
        if let categories = chart.xAxis.categories {
            let width = isLying ? 200 : max(band - 8, 60)
            return categories.enumerated().map { index, category in
                (place(index), labels.set(category.label, at: category.range, width: width, scale: 13 / 14))
            }
        }
        guard let positions else { return [] }
        // Places in a row are counted in whole numbers.
        let ticks = positions.ticks(about: 8).filter { chart.xAxis.ends != nil || $0 == $0.rounded() }
        return ticks.map { tick in
            (positions.place(tick), text(NumberText.text(tick, language: language)))
        }
        .sorted { $0.along < $1.along }
    }

    // MARK: Series

    private func colour(_ index: Int) -> SeriesColours.Series {
        let palette = chart.settings.themeVariables.last { $0.key == "xyChart" }?.value["plotColorPalette"]?.text
        let own = palette?.split(separator: ",").map { String($0).trimmingSpace } ?? []
        return SeriesColours.series(index, own: own.isEmpty ? nil : own[index % own.count])
    }

    private func tooltip(_ series: XYChart.Series, _ index: Int) -> String {
        let category = chart.xAxis.categories.map { $0[index].label.plainText + ": " } ?? ""
        return category + NumberText.text(series.values[index], language: language)
    }

    private mutating func writeSeries() {
        let bars = chart.series.indices.filter { chart.series[$0].kind == .bar }
        let breadth = band * (bars.count > 1 ? 0.86 : 0.7) / Double(max(bars.count, 1))
        for (order, index) in bars.enumerated() {
            let shift = (Double(order) - Double(bars.count - 1) / 2) * breadth
            writeBars(chart.series[index], index, breadth, shift: shift)
        }
        for (index, series) in chart.series.enumerated() where series.kind == .line {
            writeLine(series, colour(index).fill, index)
        }
        guard chart.settings.value("xyChart", "showDataLabel")?.flag == true else { return }
        for (order, index) in bars.enumerated() {
            let shift = (Double(order) - Double(bars.count - 1) / 2) * breadth
            writeValues(chart.series[index], colour(index), breadth, shift: shift)
        }
    }

    /// The bar of a value, in its place.
    private func bar(_ series: XYChart.Series, _ index: Int, _ breadth: Double, _ shift: Double) -> Rect {
        let middle = place(index) + shift
        let (from, to) = (across(0), across(series.values[index]))
        let gap = breadth > 8 ? 1.0 : 0
        return rect(middle - breadth / 2 + gap...middle + breadth / 2 - gap, min(from, to)...max(from, to))
    }

    private mutating func writeBars(_ series: XYChart.Series, _ number: Int, _ breadth: Double, shift: Double) {
        for index in series.values.prefix(chart.count).indices {
            scene.add(
                .rectangle(bar(series, index, breadth, shift), radius: 0),
                .fixed(fill: colour(number).fill, stroke: nil),
                "bar-plot-\(number)",
                tooltip: tooltip(series, index)
            )
        }
    }

    /// The values at the feet of their bars, where lines are rare; beyond the ends of bars that are too short.
    private mutating func writeValues(
        _ series: XYChart.Series,
        _ colour: SeriesColours.Series,
        _ breadth: Double,
        shift: Double
    ) {
        for index in series.values.prefix(chart.count).indices {
            let frame = bar(series, index, breadth, shift)
            let label = text(NumberText.text(series.values[index], language: language))
            let isTurned = !isLying && label.width > frame.width - 4
            let (wide, high) = isTurned ? (label.height, label.width) : (label.width, label.height)
            // Where not even a turned number has room, the tooltip alone tells it.
            guard isLying ? high <= frame.height + 2 : wide <= frame.width + 2 else { continue }
            let isDown = series.values[index] < 0
            let length = isLying ? frame.width : frame.height
            let depth = isLying ? wide : high
            let isInside = depth + 8 <= length
            let off = (isInside ? 4 : length + 4) + depth / 2
            var mark = ChartScene.Text(label: label, centre: Point(x: 0, y: 0), className: "data-label")
            mark.centre =
                isLying
                ? Point(x: isDown ? frame.maxX - off : frame.minX + off, y: frame.midY)
                : Point(x: frame.midX, y: isDown ? frame.minY + off : frame.maxY - off)
            mark.isVertical = isTurned
            if isInside { mark.colour = colour.text } else { mark.hasGround = true }
            scene.add(mark)
        }
    }

    private mutating func writeLine(_ series: XYChart.Series, _ colour: String, _ number: Int) {
        let points = series.values.prefix(chart.count).enumerated().map { index, value in
            point(place(index), across(value))
        }
        // On bars of its own colour's neighbours a line keeps a rim.
        if chart.series.contains(where: { $0.kind == .bar }) {
            scene.add(.line(points), .page(.gaps), "line-rim", strokeWidth: 5.5)
        }
        scene.add(.line(points), .fixed(fill: nil, stroke: colour), "line-plot-\(number)", strokeWidth: 2.5)
        guard points.count <= 60 else { return }
        for (index, point) in points.enumerated() {
            scene.add(
                .circle(point, radius: 3.5),
                .fixed(fill: colour, stroke: nil),
                "line-point",
                tooltip: tooltip(series, index)
            )
        }
    }

    private mutating func writeLegend() {
        var x = 0.0
        for (index, series) in chart.series.enumerated() {
            guard let name = series.name else { continue }
            let label = labels.set(name.label, at: name.range, scale: 13 / 14)
            let y = -14 - label.height / 2
            let swatch = Rect(
                minX: x,
                minY: y - (series.kind == .bar ? 6 : 1.5),
                maxX: x + 16,
                maxY: y + (series.kind == .bar ? 6 : 1.5)
            )
            scene.add(.rectangle(swatch, radius: 0), .fixed(fill: colour(index).fill, stroke: nil), "legend")
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: x + 22 + label.width / 2, y: y),
                    alignment: .left,
                    className: "legend-text"
                )
            )
            x += label.width + 44
        }
    }
}
