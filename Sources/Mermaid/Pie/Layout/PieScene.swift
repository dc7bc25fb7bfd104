import Diagnostics

/// A pie with a place for everything, in pixels; the circle's middle is 0, 0.
struct PieScene {
    struct Slice {
        /// The index in ``PieChart/slices``.
        var index: Int
        /// The start and end, clockwise from the top, as fractions of the whole.
        var start: Double
        var end: Double
        /// The distance by which the slice is drawn out of the circle.
        var offset = Point(x: 0, y: 0)
    }

    struct Percentage {
        var slice: Int
        var label: Label
        var centre: Point
        /// A line from the rim to the label; nil if the label stands in its slice.
        var leader: (from: Point, to: Point)?

        var frame: Rect {
            let (x, y) = (label.width / 2, label.height / 2)
            return Rect(minX: centre.x - x, minY: centre.y - y, maxX: centre.x + x, maxY: centre.y + y)
        }
    }

    struct Entry {
        var slice: Int
        var swatch: Rect
        var label: Label
        var centre: Point
    }

    static let radius = 150.0

    let settings: PieSettings
    private(set) var slices: [Slice] = []
    private(set) var percentages: [Percentage] = []
    private(set) var legend: [Entry] = []
    private(set) var bounds: Rect
    /// Pictures, icons and formulas in labels that can't be drawn, with the label's place.
    private(set) var dropped: [(range: SourceRange, name: String)] = []

    init(_ chart: PieChart) {
        settings = PieSettings(chart.settings)
        let reach = Self.radius + settings.outerStrokeWidth
        bounds = Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
        placeSlices(chart)
        placePercentages(chart)
        let labels = chart.slices.map { slice in
            let text = chart.showsData ? "\(slice.label) [\(slice.writtenValue)]" : slice.label
            let (lines, names) = LabelParser.parse(text, syntax: .literal)
            dropped += names.map { (slice.labelRange, $0) }
            return LabelLayout.layOut(lines, width: 320, fontSize: settings.legendSize)
        }
        placeLegend(labels)
    }

    private mutating func placeSlices(_ chart: PieChart) {
        let total = chart.total
        guard total > 0, total.isFinite else { return }
        var sum = 0.0
        for (index, slice) in chart.slices.enumerated() where slice.value > 0 {
            var placed = Slice(index: index, start: sum / total, end: min((sum + slice.value) / total, 1))
            if slice.label == settings.highlightedSlice, slice.value < total {
                let middle = (placed.start + placed.end) / 2
                placed.offset = CirclePoint.at(middle, radius: 9)
            }
            slices.append(placed)
            sum += slice.value
        }
        guard slices.contains(where: { $0.offset != Point(x: 0, y: 0) }) else { return }
        let reach = Self.radius + 10
        bounds.formUnion(Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    }

    // MARK: Percentages

    private mutating func placePercentages(_ chart: PieChart) {
        var outside: [PercentageSpread.Item] = []
        for slice in slices {
            let percentage = chart.percentage(chart.slices[slice.index])
            // Slices below half a percent get no label: they round to nothing.
            guard percentage >= 0.5 else { continue }
            let label = LabelLayout.layOut(
                [[Label.Run(text: "\(Int(percentage.rounded()))%", style: [])]],
                width: .infinity,
                fontSize: settings.percentageSize
            )
            if let centre = inside(slice, label) {
                percentages.append(.init(slice: slice.index, label: label, centre: centre))
            } else {
                outside.append(.init(slice: slice.index, middle: (slice.start + slice.end) / 2, label: label))
            }
        }
        percentages += PercentageSpread.place(outside, radius: Self.radius)
        for percentage in percentages { bounds.formUnion(percentage.frame) }
    }

    /// Returns a place for the label within its slice, preferably the author's; nil if there is none.
    private func inside(_ slice: Slice, _ label: Label) -> Point? {
        let middle = (slice.start + slice.end) / 2
        let hole = settings.donutHole
        let standard = hole > 0 ? max(settings.textPosition, (1 + hole) / 2) : settings.textPosition
        for position in [standard, 0.75, 0.82, 0.65, (1 + hole) / 2] {
            let centre =
                slice.end - slice.start >= 1 && hole == 0
                ? Point(x: 0, y: 0) : CirclePoint.at(middle, radius: Self.radius * position)
            if holds(slice, centre, label) {
                return Point(x: centre.x + slice.offset.x, y: centre.y + slice.offset.y)
            }
        }
        return nil
    }

    private func holds(_ slice: Slice, _ centre: Point, _ label: Label) -> Bool {
        let (x, y) = (label.width / 2 + 2, label.height * 0.4 + 1)
        // The middles of the sides are checked too: a side may pass the circle's middle.
        for (dx, dy) in [(-x, -y), (x, -y), (-x, y), (x, y), (0, -y), (0, y), (-x, 0), (x, 0)] {
            let point = Point(x: centre.x + dx, y: centre.y + dy)
            let distance = (point.x * point.x + point.y * point.y).squareRoot()
            guard distance < Self.radius - 2, distance > Self.radius * settings.donutHole + 2 || settings.donutHole == 0
            else { return false }
            if slice.end - slice.start >= 1 { continue }
            let turn = CirclePoint.turn(of: point)
            guard turn > slice.start, turn < slice.end else { return false }
        }
        return true
    }

    // MARK: The legend

    private static let swatch = 14.0
    private static let mostRows = 24

    private mutating func placeLegend(_ labels: [Label]) {
        guard !labels.isEmpty else { return }
        let columns = (labels.count + Self.mostRows - 1) / Self.mostRows
        let rows = (labels.count + columns - 1) / columns
        var origin = Point(x: 0, y: 0)
        var entries: [Entry] = []
        var size = Size(width: 0, height: 0)
        for column in 0..<columns {
            var y = 0.0
            var width = 0.0
            for index in (column * rows)..<min((column + 1) * rows, labels.count) {
                let label = labels[index]
                let height = max(label.height, Self.swatch) + 6
                let top = y + (min(label.lineHeight, height) - Self.swatch) / 2
                entries.append(
                    Entry(
                        slice: index,
                        swatch: Rect(
                            minX: origin.x,
                            minY: top,
                            maxX: origin.x + Self.swatch,
                            maxY: top + Self.swatch
                        ),
                        label: label,
                        centre: Point(x: origin.x + Self.swatch + 8 + label.width / 2, y: y + label.height / 2)
                    )
                )
                y += height
                width = max(width, Self.swatch + 8 + label.width)
            }
            size.height = max(size.height, y - 6)
            size.width = origin.x + width
            origin.x += width + 24
        }
        let start = legendStart(size)
        for index in entries.indices {
            entries[index].swatch.minX += start.x
            entries[index].swatch.maxX += start.x
            entries[index].swatch.minY += start.y
            entries[index].swatch.maxY += start.y
            entries[index].centre.x += start.x
            entries[index].centre.y += start.y
        }
        legend = entries
        bounds.formUnion(Rect(minX: start.x, minY: start.y, maxX: start.x + size.width, maxY: start.y + size.height))
    }

    private func legendStart(_ size: Size) -> Point {
        let gap = 32.0
        switch settings.legendPosition {
        case .center where fitsHole(size): return Point(x: -size.width / 2, y: -size.height / 2)
        case .left: return Point(x: bounds.minX - gap - size.width, y: -size.height / 2)
        case .top: return Point(x: -size.width / 2, y: bounds.minY - gap / 2 - size.height)
        case .bottom: return Point(x: -size.width / 2, y: bounds.maxY + gap / 2)
        case .right, .center: return Point(x: bounds.maxX + gap, y: -size.height / 2)
        }
    }

    private func fitsHole(_ size: Size) -> Bool {
        let radius = Self.radius * settings.donutHole - 4
        return radius > 0 && size.width * size.width + size.height * size.height <= 4 * radius * radius
    }
}
