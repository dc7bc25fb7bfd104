/// What edges lie on: inside a frame that the author coloured, line and label take colours that read there, on light
/// pages and on dark ones.
struct EdgeGrounds {
    /// The line's colour by edge; nil follows the page.
    private(set) var line: [String?]
    /// The colour behind the label by edge; nil follows the page.
    private(set) var label: [String?]

    /// A grey that stands out from light and from dark grounds alike.
    private static let betweenGrounds = "#777c8c"

    init(_ chart: Flowchart, _ styles: FlowchartStyles) {
        line = [String?](repeating: nil, count: chart.edges.count)
        label = line
        guard styles.subgraphs.contains(where: { $0.fill != nil }) else { return }
        let tree = ContainerTree(chart)
        func ground(_ id: String) -> Int {
            let place = tree.place(of: id, in: chart)
            var cluster = place.isSubgraph ? tree.parent[place.cluster] : place.cluster
            while cluster >= 0, styles.subgraphs[cluster].fill == nil { cluster = tree.parent[cluster] }
            return cluster
        }
        for (index, edge) in chart.edges.enumerated() {
            let (source, target) = (ground(edge.source), ground(edge.target))
            guard source >= 0 || target >= 0 else { continue }
            guard source == target, let fill = styles.subgraphs[source].fill, let colour = Colour(fill) else {
                line[index] = Self.betweenGrounds
                continue
            }
            line[index] = colour.luminance > 0.3 ? "#4a4e5c" : "#d0d3de"
            label[index] = fill
        }
    }
}
