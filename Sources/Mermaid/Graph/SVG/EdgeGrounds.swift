/// The backgrounds of edges: inside a frame with a colour from the author, line and label take colours that are readable there,
/// on light and on dark pages.
struct EdgeGrounds {
    /// The line's colour by edge; nil follows the page.
    private(set) var line: [String?]
    /// The colour behind the label by edge; nil follows the page.
    private(set) var label: [String?]
    /// The depth of the innermost frame around both ends by edge; nil for edges of the page itself.
    private(set) var depth: [Int?]

    private static let greys = ["#777c8c", "#4a4e5c", "#1a1a1a", "#a4a9bf", "#d0d3de", "#ffffff"]

    /// - Parameter pages: the backgrounds that the page may have.
    init(_ graph: DiagramGraph, pages: [String]) {
        line = [String?](repeating: nil, count: graph.edges.count)
        label = line
        depth = [Int?](repeating: nil, count: line.count)
        guard !graph.frames.isEmpty else { return }
        func frame(_ end: GraphEnd) -> Int {
            switch end {
            case .node(let node): graph.nodes[node].frame
            case .frame(let frame): graph.frames[frame].parent
            case .nothing: -1
            }
        }
        findDepths(graph, frame)
        guard graph.frames.contains(where: { $0.style.isSolid }) else { return }
        func ground(_ end: GraphEnd) -> Int {
            var frame = frame(end)
            while frame >= 0, !graph.frames[frame].style.isSolid { frame = graph.frames[frame].parent }
            return frame
        }
        for (index, edge) in graph.edges.enumerated() {
            let (source, target) = (ground(edge.source), ground(edge.target))
            guard source >= 0 || target >= 0 else { continue }
            let fills = [source, target].compactMap { $0 >= 0 ? graph.frames[$0].style.fill : nil }
            let isInOne = source == target
            line[index] = Self.grey(on: isInOne ? fills : fills + pages)
            if isInOne { label[index] = fills.first }
        }
    }

    private mutating func findDepths(_ graph: DiagramGraph, _ frame: (GraphEnd) -> Int) {
        func path(_ frame: Int) -> [Int] {
            var path: [Int] = []
            var frame = frame
            while frame >= 0 {
                path.append(frame)
                frame = graph.frames[frame].parent
            }
            return path.reversed()
        }
        let paths = graph.frames.indices.map(path)
        for (index, edge) in graph.edges.enumerated() where edge.label != nil {
            let (source, target) = (frame(edge.source), frame(edge.target))
            guard source >= 0, target >= 0 else { continue }
            let shared = zip(paths[source], paths[target]).prefix { $0 == $1 }.count
            if shared > 0 { depth[index] = shared - 1 }
        }
    }

    /// Returns the grey with the best contrast to all backgrounds; nil if none of them is a colour.
    private static func grey(on grounds: [String]) -> String? {
        let colours = grounds.compactMap { Colour($0) }
        guard !colours.isEmpty else { return nil }
        var best: String?
        var most = 0.0
        for grey in greys {
            guard let colour = Colour(grey) else { continue }
            let contrast = colours.reduce(21) { min($0, $1.contrast(to: colour)) }
            // An earlier, softer grey wins if its contrast is good enough.
            if contrast > most, most < 4.5 { (best, most) = (grey, contrast) }
        }
        return best
    }
}
