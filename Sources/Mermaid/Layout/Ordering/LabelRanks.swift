/// Adds ranks for labels between the ranks of nodes, and chooses the rank of each label.
struct LabelRanks {
    /// The final rank of each node.
    let nodeRanks: [Int]
    /// The final rank of each edge's label, or -1.
    let labelRanks: [Int]
    let rankCount: Int
    /// True for each final rank that holds nodes.
    let holdsNodes: [Bool]

    init(_ graph: LayeredGraph, _ assignment: RankAssignment) {
        let nodeRankCount = (assignment.ranks.max() ?? 0) + 1
        /// True for each gap that gets a rank of its own; gap g lies between node ranks g and g + 1.
        var isOpen = [Bool](repeating: false, count: nodeRankCount)
        var spans: [ClosedRange<Int>?] = []
        spans.reserveCapacity(graph.edges.count)
        for edge in graph.edges {
            let first = min(assignment.ranks[edge.source], assignment.ranks[edge.target])
            let last = max(assignment.ranks[edge.source], assignment.ranks[edge.target])
            spans.append(first < last ? first...last : nil)
            if first + 1 == last, edge.label != nil { isOpen[first] = true }
        }
        Self.openForParallelEdges(graph, spans, &isOpen)
        var final = [Int](repeating: 0, count: nodeRankCount)
        var holdsNodes: [Bool] = []
        for rank in 0..<nodeRankCount {
            final[rank] = holdsNodes.count
            holdsNodes.append(true)
            if isOpen[rank], rank + 1 < nodeRankCount { holdsNodes.append(false) }
        }
        var labelRanks = [Int](repeating: -1, count: graph.edges.count)
        for (index, edge) in graph.edges.enumerated() where edge.label != nil {
            guard let span = spans[index] else { continue }
            let sourceIsUpper = assignment.ranks[edge.source] == span.lowerBound
            labelRanks[index] = Self.labelRank(span, sourceIsUpper != edge.labelsTarget, isOpen, final)
        }
        nodeRanks = assignment.ranks.map { final[$0] }
        self.labelRanks = labelRanks
        rankCount = holdsNodes.count
        self.holdsNodes = holdsNodes
    }

    /// Returns the gap next to the labelled end if it is open, otherwise the first rank that the edge passes through from there.
    private static func labelRank(
        _ span: ClosedRange<Int>,
        _ upperEnd: Bool,
        _ isOpen: [Bool],
        _ final: [Int]
    ) -> Int {
        let gaps = Array(span.lowerBound..<span.upperBound)
        let fromEnd = upperEnd ? gaps : gaps.reversed()
        if let first = fromEnd.first, isOpen[first] { return final[first] + 1 }
        return final[upperEnd ? span.lowerBound + 1 : span.upperBound - 1]
    }

    /// Opens the gap between neighbouring nodes that two edges join: the edges need a place where they part.
    private static func openForParallelEdges(
        _ graph: LayeredGraph,
        _ spans: [ClosedRange<Int>?],
        _ isOpen: inout [Bool]
    ) {
        var pairs: [(low: Int, high: Int, rank: Int)] = []
        for (index, edge) in graph.edges.enumerated() {
            guard let span = spans[index], span.count == 2 else { continue }
            pairs.append((min(edge.source, edge.target), max(edge.source, edge.target), span.lowerBound))
        }
        guard pairs.count > 1 else { return }
        pairs.sort { ($0.low, $0.high) < ($1.low, $1.high) }
        for (first, second) in zip(pairs, pairs.dropFirst()) where first.low == second.low && first.high == second.high
        {
            isOpen[first.rank] = true
        }
    }
}
