import Diagnostics

/// Places areas as large as their values, in the frames of their parents.
struct TreemapLayout {
    private let chart: TreemapChart
    private let language: String
    private var labels: LabelSetter
    private(set) var scene = ChartScene()
    private let sums: [Double]
    private let children: [[Int]]
    private let book: StyleBook
    /// The number of each area's colour: that of the outermost area around it, or of the next level if one area holds all.
    private var colours: [Int] = []

    private static let header = 24.0
    private static let padding = 6.0

    init(_ chart: TreemapChart, language: String) {
        self.chart = chart
        self.language = language
        labels = LabelSetter(fontSize: 14)
        sums = chart.sums
        book = StyleBook(chart.classes, chart.settings)
        var children = [[Int]](repeating: [], count: chart.nodes.count)
        for (index, node) in chart.nodes.enumerated() where node.parent >= 0 { children[node.parent].append(index) }
        self.children = children
        let hasOneRoot = chart.nodes.count { $0.parent < 0 } == 1
        var next = 0
        for node in chart.nodes {
            let isTold = hasOneRoot ? node.depth == 1 : node.depth == 0
            colours.append(isTold ? next : node.parent < 0 ? 0 : colours[node.parent])
            if isTold { next += 1 }
        }
        // The whole is large enough for names in areas of middle size.
        let leaves = Double(chart.nodes.count { $0.value != nil })
        let area = max(760 * 460, leaves * 9000)
        let height = (area / 1.65).squareRoot()
        place(
            chart.nodes.indices.filter { chart.nodes[$0].parent < 0 },
            in: Rect(minX: 0, minY: 0, maxX: height * 1.65, maxY: height)
        )
        scene.dropped = labels.dropped
    }

    private mutating func place(_ nodes: [Int], in frame: Rect) {
        // A stack, not recursion; the last is drawn first.
        var waiting: [(nodes: [Int], frame: Rect)] = [(nodes, frame)]
        while let (nodes, frame) = waiting.popLast() {
            let sorted = nodes.filter { sums[$0] > 0 }.sorted { (sums[$1], $0) < (sums[$0], $1) }
            for (node, box) in zip(sorted, SquarePacking.rectangles(sorted.map { sums[$0] }, in: frame)) {
                let inner = Rect(minX: box.minX + 1.5, minY: box.minY + 1.5, maxX: box.maxX - 1.5, maxY: box.maxY - 1.5)
                guard inner.width > 0, inner.height > 0 else { continue }
                if chart.nodes[node].value == nil {
                    if let rest = writeFrame(node, inner) { waiting.append((children[node], rest)) }
                } else {
                    writeLeaf(node, inner)
                }
            }
        }
    }

    private func style(_ node: Int) -> ResolvedStyle? {
        guard let name = chart.nodes[node].className else { return nil }
        var style = ResolvedStyle()
        book.apply([name], to: &style)
        if let fill = style.fill, let ground = Colour(fill) {
            let own = style.textColour.flatMap { Colour($0) }
            if own.map({ $0.contrast(to: ground) < 4.5 }) ?? true { style.textColour = ground.readableText }
        } else {
            style.textColour = nil
        }
        return style
    }

    private func value(_ node: Int) -> String { ValueFormat.text(sums[node], chart.settings, language: language) }

    private func tooltip(_ node: Int) -> String { "\(chart.nodes[node].label.plainText): \(value(node))" }

    /// - Returns: the room left for its children; nil if there is none.
    private mutating func writeFrame(_ node: Int, _ frame: Rect) -> Rect? {
        let style = style(node)
        let paint: ChartScene.Paint = style?.fill.map { .fixed(fill: $0, stroke: style?.stroke) } ?? .page(.clusters)
        scene.add(.rectangle(frame, radius: 3), paint, "treemapSection", tooltip: tooltip(node))
        let content = chart.nodes[node]
        let label = labels.set(content.label, at: content.range, isBold: true)
        let hasHeader =
            label.width + 2 * Self.padding <= frame.width && frame.height > Self.header + 16 && label.lines.count == 1
        if hasHeader {
            let y = frame.minY + Self.header / 2 + 2
            func text(_ label: Label, _ x: Double, isBold: Bool) {
                scene.add(
                    ChartScene.Text(
                        label: label,
                        centre: Point(x: x, y: y),
                        part: .clusterText,
                        colour: style?.textColour,
                        className: isBold ? "treemapSectionLabel" : "treemapSectionValue",
                        isBold: isBold
                    )
                )
            }
            text(label, frame.minX + Self.padding + label.width / 2, isBold: true)
            let sum = labels.set(DiagramLabel(text: value(node)), at: content.range, scale: 12.0 / 14)
            if label.width + sum.width + 4 * Self.padding <= frame.width {
                text(sum, frame.maxX - Self.padding - sum.width / 2, isBold: false)
            }
        }
        let inset = min(Self.padding, frame.width / 6, frame.height / 6)
        let rest = Rect(
            minX: frame.minX + inset,
            minY: frame.minY + (hasHeader ? Self.header + 2 : inset),
            maxX: frame.maxX - inset,
            maxY: frame.maxY - inset
        )
        return rest.width > 0 && rest.height > 0 ? rest : nil
    }

    private mutating func writeLeaf(_ node: Int, _ frame: Rect) {
        let content = chart.nodes[node]
        let style = style(node)
        let series = SeriesColours.section(colours[node], chart.settings)
        let fill = style?.fill ?? series.fill
        scene.add(
            .rectangle(frame, radius: 2),
            .fixed(fill: fill, stroke: style?.stroke),
            "treemapLeaf",
            strokeWidth: style?.strokeWidth,
            dashes: style?.dashes,
            tooltip: tooltip(node)
        )
        let colour = style?.fill == nil ? series.text : style?.textColour ?? series.text
        let room = frame.width - 8
        let value = labels.set(DiagramLabel(text: value(node)), at: content.range, scale: 12.0 / 14)
        func write(_ label: Label, _ y: Double, isVertical: Bool = false, _ name: String) {
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: Point(x: frame.midX, y: y),
                    colour: colour,
                    className: name,
                    isVertical: isVertical
                )
            )
        }
        let label = labels.set(content.label, at: content.range, width: room)
        if label.width <= room, label.height + 6 <= frame.height {
            let hasValue = value.width <= room && label.height + value.height + 8 <= frame.height
            let height = label.height + (hasValue ? value.height + 2 : 0)
            write(label, frame.midY - height / 2 + label.height / 2, "treemapLabel")
            if hasValue { write(value, frame.midY + height / 2 - value.height / 2, "treemapValue") }
            return
        }
        // In a narrow area the name runs from bottom to top; in a small one it is only in the tooltip.
        let turned = labels.set(content.label, at: content.range, scale: 12.0 / 14)
        if turned.width + 6 <= frame.height, turned.height + 2 <= frame.width {
            write(turned, frame.midY, isVertical: true, "treemapLabel")
        } else if turned.width + 4 <= frame.width, turned.height + 2 <= frame.height {
            write(turned, frame.midY, "treemapLabel")
        }
    }
}
