/// The backgrounds of edges: inside a frame with a colour from the author, line and label take colours that are readable there,
/// on light and on dark pages.
struct EdgeGrounds {
    /// The line's colour by edge; nil follows the page.
    private(set) var line: [String?]
    /// The colour behind the label by edge; nil follows the page.
    private(set) var label: [String?]
    /// The depth of the frame on whose inside the label lies, if the frame has the palette's colour; nil for others.
    private(set) var depth: [Int?]

    private static let greys = ["#777c8c", "#4a4e5c", "#1a1a1a", "#a4a9bf", "#d0d3de", "#ffffff"]

    /// - Parameter pages: the backgrounds that the page may have.
    init(_ graph: DiagramGraph, _ scene: GraphScene, pages: [String]) {
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
        defer { findLabels(graph, scene) }
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

    /// Finds the background of each label: the inside of the innermost frame that it lies in as a whole.
    private mutating func findLabels(_ graph: DiagramGraph, _ scene: GraphScene) {
        for edge in scene.edges {
            guard let text = graph.edges[edge.index].label, let centre = edge.labelCentre else { continue }
            label[edge.index] = nil
            let rect = Rect(centre: centre, size: Size(width: text.width, height: text.height))
            for frame in scene.frames.reversed() where frame.rect.contains(rect) {
                let style = graph.frames[frame.index].style
                if style.isSolid {
                    label[edge.index] = style.fill
                } else if style.fill == nil {
                    depth[edge.index] = frame.depth
                } else {
                    continue
                }
                break
            }
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
