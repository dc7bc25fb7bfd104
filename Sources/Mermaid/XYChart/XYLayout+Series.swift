/// Bars, lines, their values and the legend.
extension XYLayout {
    private func colour(_ index: Int) -> SeriesColours.Series {
        let palette = chart.settings.themeVariables.last { $0.key == "xyChart" }?.value["plotColorPalette"]?.text
        let own = palette?.split(separator: ",").map { String($0).trimmingSpace } ?? []
        return SeriesColours.series(index, own: own.isEmpty ? nil : own[index % own.count])
    }

    private func tooltip(_ series: XYChart.Series, _ index: Int) -> String {
        let category = chart.xAxis.categories.map { $0[index].label.plainText + ": " } ?? ""
        return category + NumberText.text(series.values[index], language: language)
    }

    mutating func writeSeries() {
        let bars = chart.series.indices.filter { chart.series[$0].kind == .bar }
        let breadth = band * (bars.count > 1 ? 0.86 : 0.7) / Double(max(bars.count, 1))
        for (order, index) in bars.enumerated() {
            let shift = (Double(order) - Double(bars.count - 1) / 2) * breadth
            writeBars(chart.series[index], index, breadth, shift: shift)
        }
        for (index, series) in chart.series.enumerated() where series.kind == .line {
            writeLine(series, colour(index).fill, index)
        }
        for series in chart.series { writePointLabels(series) }
        guard chart.settings.value("xyChart", "showDataLabel")?.flag == true else { return }
        for (order, index) in bars.enumerated() {
            let shift = (Double(order) - Double(bars.count - 1) / 2) * breadth
            writeValues(chart.series[index], colour(index), breadth, shift: shift)
        }
    }

    /// Returns the bar of a value, in its place.
    func bar(_ series: XYChart.Series, _ index: Int, _ breadth: Double, _ shift: Double) -> Rect {
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

    /// Writes the values at the feet of their bars, where lines are rare; if a bar is too short, beyond its end.
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
            // If not even a turned number has room, the value is only in the tooltip.
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
        // A rim sets a line apart from bars of a similar colour.
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

    /// Writes the labels of points beyond their ends.
    private mutating func writePointLabels(_ series: XYChart.Series) {
        for (index, text) in series.pointLabels.sorted(by: { $0.key < $1.key }) where index < chart.count {
            let label = labels.set(text.label, at: text.range, scale: 13 / 14)
            let end = point(place(index), across(series.values[index]))
            let centre =
                isLying
                ? Point(x: end.x + label.width / 2 + 8, y: end.y)
                : Point(x: end.x, y: end.y - label.height / 2 - 6)
            scene.add(ChartScene.Text(label: label, centre: centre, className: "point-label", hasGround: true))
        }
    }

    mutating func writeLegend() {
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
