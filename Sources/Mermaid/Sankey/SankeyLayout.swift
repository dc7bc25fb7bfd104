import Diagnostics

/// Places nodes in columns, each as high as the flow through it, and the flows between them as bands.
struct SankeyLayout {
    private let chart: SankeyChart
    private let language: String
    private(set) var scene = ChartScene()
    private let ranks: SankeyRanks
    private var labels: [Label] = []
    private var values: [Double]
    private var tops: [Double]
    private var scale = 1.0
    private let gap: Double

    private static let nodeWidth = 12.0
    private static let textWidth = 150.0
    private let height: Double
    private let step: Double

    init(_ chart: SankeyChart, language: String) {
        self.chart = chart
        self.language = language
        values = Array(repeating: 0, count: chart.nodes.count)
        tops = values
        height = chart.settings.number("sankey", "height", within: 120...3000) ?? 420
        // The parser refuses flows that run in a circle.
        ranks = SankeyRanks(chart) ?? SankeyRanks(oneColumnOf: chart.nodes.count)
        let width = chart.settings.number("sankey", "width", within: 200...4000) ?? 640
        step = max(width / Double(max(ranks.count - 1, 1)), Self.textWidth + 60)
        var incoming = values
        var outgoing = values
        for flow in chart.flows {
            outgoing[flow.source] += flow.value
            incoming[flow.target] += flow.value
        }
        for node in values.indices { values[node] = max(incoming[node], outgoing[node]) }
        let settings = chart.settings
        let showsValues = settings.value("sankey", "showValues")?.flag ?? true
        let prefix = settings.value("sankey", "prefix")?.text ?? ""
        let suffix = settings.value("sankey", "suffix")?.text ?? ""
        for (index, node) in chart.nodes.enumerated() {
            let value = prefix + NumberText.text(values[index], language: language, decimals: 2) + suffix
            var (lines, dropped) = LabelParser.parse(node.name, syntax: .literal)
            scene.dropped += dropped.map { (node.range, $0) }
            if showsValues { lines.append([.init(text: value, style: [])]) }
            labels.append(LabelLayout.layOut(lines, width: Self.textWidth, fontSize: 13))
        }
        // Texts stand beside their nodes: the gap between two nodes has room for half of each text.
        gap = (labels.map(\.height).max() ?? 0) + 4
        place()
        write()
    }

    // MARK: Places

    private mutating func place() {
        var columns = [[Int]](repeating: [], count: ranks.count)
        for node in chart.nodes.indices { columns[ranks.columns[node]].append(node) }
        let most = columns.map { $0.reduce(0) { $0 + values[$1] } }.max() ?? 0
        // Columns with many nodes may be higher than the author wanted.
        let room = columns.map { height - Double($0.count - 1) * gap }.min() ?? height
        scale = most > 0 ? max(room, height / 3) / most : 0
        for column in columns { stack(column) }
        var incoming = [[Int]](repeating: [], count: chart.nodes.count)
        var outgoing = incoming
        for (index, flow) in chart.flows.enumerated() {
            outgoing[flow.source].append(index)
            incoming[flow.target].append(index)
        }
        // Each column in turn moves towards the sources of its flows, then towards their targets.
        for round in 0..<8 {
            let isForward = round % 2 == 0
            for index in isForward ? Array(columns.indices) : columns.indices.reversed() {
                for node in columns[index] {
                    let flows = isForward ? incoming[node] : outgoing[node]
                    let weight = flows.reduce(0) { $0 + chart.flows[$1].value }
                    guard weight > 0 else { continue }
                    let sum = flows.reduce(0) { sum, flow in
                        let other = isForward ? chart.flows[flow].source : chart.flows[flow].target
                        return sum + chart.flows[flow].value * (tops[other] + values[other] * scale / 2)
                    }
                    tops[node] = sum / weight - values[node] * scale / 2
                }
                settle(&columns[index])
            }
        }
    }

    private mutating func stack(_ column: [Int]) {
        var y = 0.0
        for node in column {
            tops[node] = y
            y += values[node] * scale + gap
        }
    }

    /// Keeps the nodes of a column apart, in the order of their places: first downwards, then back up to the height.
    private mutating func settle(_ column: inout [Int]) {
        column.sort { (tops[$0], $0) < (tops[$1], $1) }
        var y = 0.0
        for node in column {
            tops[node] = max(tops[node], y)
            y = tops[node] + values[node] * scale + gap
        }
        let total = column.reduce(-gap) { $0 + values[$1] * scale + gap }
        var end = max(height, total)
        for node in column.reversed() {
            tops[node] = min(tops[node], end - values[node] * scale)
            end = tops[node] - gap
        }
    }

    // MARK: Marks

    private func x(_ node: Int) -> Double { Double(ranks.columns[node]) * step }

    private func colour(_ node: Int) -> String {
        let own = chart.settings.value("sankey", "nodeColors")?[chart.nodes[node].name]?.text
        return SeriesColours.series(node, own: own).fill
    }

    private mutating func write() {
        // Flows leave and reach their nodes in the order of their other ends, so that they cross as little as possible.
        var starts = tops
        var ends = tops
        var leaving = [Double](repeating: 0, count: chart.flows.count)
        var reaching = leaving
        for flow in chart.flows.indices.sorted(by: {
            (tops[chart.flows[$0].target], $0) < (tops[chart.flows[$1].target], $1)
        }) {
            leaving[flow] = starts[chart.flows[flow].source]
            starts[chart.flows[flow].source] += chart.flows[flow].value * scale
        }
        for flow in chart.flows.indices.sorted(by: {
            (tops[chart.flows[$0].source], $0) < (tops[chart.flows[$1].source], $1)
        }) {
            reaching[flow] = ends[chart.flows[flow].target]
            ends[chart.flows[flow].target] += chart.flows[flow].value * scale
        }
        for (index, flow) in chart.flows.enumerated() { write(flow, leaving[index], reaching[index]) }
        for node in chart.nodes.indices {
            let frame = Rect(
                minX: x(node),
                minY: tops[node],
                maxX: x(node) + Self.nodeWidth,
                maxY: tops[node] + max(values[node] * scale, 1)
            )
            scene.add(
                .rectangle(frame, radius: 0),
                .fixed(fill: colour(node), stroke: nil),
                "node",
                tooltip: chart.nodes[node].name
            )
        }
        for node in chart.nodes.indices {
            let label = labels[node]
            let centre = Point(
                x: x(node) + Self.nodeWidth + 6 + label.width / 2,
                y: tops[node] + values[node] * scale / 2
            )
            scene.add(
                ChartScene.Text(
                    label: label,
                    centre: centre,
                    alignment: .left,
                    className: "node-label",
                    hasGround: true
                )
            )
        }
    }

    private mutating func write(_ flow: SankeyChart.Flow, _ start: Double, _ end: Double) {
        let breadth = flow.value * scale
        let (left, right) = (x(flow.source) + Self.nodeWidth, x(flow.target))
        let bend = (left + right) / 2
        let path = ShapePath([
            .move(Point(x: left, y: start)),
            .cubic(Point(x: bend, y: start), Point(x: bend, y: end), Point(x: right, y: end)),
            .line(Point(x: right, y: end + breadth)),
            .cubic(
                Point(x: bend, y: end + breadth),
                Point(x: bend, y: start + breadth),
                Point(x: left, y: start + breadth)
            ),
            .close,
        ])
        let frame = Rect(minX: left, minY: min(start, end), maxX: right, maxY: max(start, end) + breadth)
        let isTarget = chart.settings.value("sankey", "linkColor")?.text == "target"
        let own = chart.settings.value("sankey", "linkColor")?.text.flatMap { Colour($0)?.hexadecimal }
        scene.add(
            .path(path, frame: frame),
            .fixed(fill: own ?? colour(isTarget ? flow.target : flow.source), stroke: nil),
            "link",
            opacity: 0.4,
            tooltip:
                "\(chart.nodes[flow.source].name) → \(chart.nodes[flow.target].name): \(NumberText.text(flow.value, language: language))"
        )
    }
}
