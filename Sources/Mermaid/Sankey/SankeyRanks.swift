/// The column of each node of a Sankey diagram.
struct SankeyRanks {
    /// The column of each node, from the left.
    private(set) var columns: [Int]
    let count: Int

    /// Puts all nodes in one column.
    init(oneColumnOf count: Int) { (columns, self.count) = (Array(repeating: 0, count: count), 1) }

    /// - Returns: nil if flows run in a circle.
    init?(_ chart: SankeyChart) {
        let size = chart.nodes.count
        var outgoing = [[Int]](repeating: [], count: size)
        var waiting = [Int](repeating: 0, count: size)
        for flow in chart.flows {
            outgoing[flow.source].append(flow.target)
            waiting[flow.target] += 1
        }
        // The distance of each node from the beginnings.
        var depths = [Int](repeating: 0, count: size)
        var ready = chart.nodes.indices.filter { waiting[$0] == 0 }
        var order: [Int] = []
        while order.count < ready.count {
            let node = ready[order.count]
            order.append(node)
            for target in outgoing[node] {
                depths[target] = max(depths[target], depths[node] + 1)
                waiting[target] -= 1
                if waiting[target] == 0 { ready.append(target) }
            }
        }
        guard order.count == size else { return nil }
        // The distance of each node from the ends.
        var heights = [Int](repeating: 0, count: size)
        for node in order.reversed() {
            for target in outgoing[node] { heights[node] = max(heights[node], heights[target] + 1) }
        }
        let last = depths.max() ?? 0
        count = last + 1
        switch chart.settings.value("sankey", "nodeAlignment")?.text {
        case "left": columns = depths
        case "right": columns = heights.map { last - $0 }
        case "center":
            columns = depths
            var hasSource = [Bool](repeating: false, count: size)
            for flow in chart.flows { hasSource[flow.target] = true }
            for node in chart.nodes.indices where !hasSource[node] {
                if let nearest = outgoing[node].map({ depths[$0] }).min() { columns[node] = nearest - 1 }
            }
        default: columns = chart.nodes.indices.map { outgoing[$0].isEmpty ? last : depths[$0] }
        }
    }
}
