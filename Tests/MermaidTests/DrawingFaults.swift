import Diagnostics
import Testing

@testable import Mermaid

/// Expects a drawing of boxes and lines to have no ``faults(in:)``.
func expectClear(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try faults(in: text) == [], sourceLocation: sourceLocation)
}

/// What a drawing of boxes and lines must not have: text on a text, a foreign box or a foreign line, be it a label or the
/// title of a frame; a line through a foreign box; anything outside.
func faults(in text: String) throws -> [String] {
    let diagram = try #require(ParsedDiagram(slice(text)).diagram as? any GraphDiagram)
    let measured = diagram.measured
    let graph = measured.graph
    let scene = try #require(measured.scene(room: nil))
    var faults: [String] = []
    if scene.nodes.count != graph.nodes.count { faults.append("\(scene.nodes.count) of \(graph.nodes.count) boxes") }
    let shown = graph.edges.count { $0.line != .invisible && $0.source != .nothing && $0.target != .nothing }
    if scene.edges.count < shown { faults.append("\(scene.edges.count) of \(shown) lines") }
    var texts: [(name: String, rect: Rect, edge: Int?)] = scene.frames.compactMap { frame in
        let title = graph.frames[frame.index].title
        let size = Size(width: title.width, height: title.height)
        return title.isEmpty ? nil : ("title \(title.plainText)", Rect(centre: frame.titleCentre, size: size), nil)
    }
    for edge in scene.edges {
        guard let label = graph.edges[edge.index].label else { continue }
        guard let centre = edge.labelCentre else {
            faults.append("\(label.plainText) without a place")
            continue
        }
        let size = Size(width: label.width, height: label.height)
        texts.append((label.plainText, Rect(centre: centre, size: size), edge.index))
    }
    let boxes = scene.nodes.map { (name: graph.nodes[$0.index].name, rect: rect($0)) }
    let solids = boxes + texts.map { ($0.name, $0.rect) }
    for (index, first) in solids.enumerated() {
        for other in solids[..<index] where overlap(first.rect, other.rect) {
            faults.append("\(first.name) on \(other.name)")
        }
        if !isInside(first.rect, scene.bounds) { faults.append("\(first.name) outside") }
    }
    for node in scene.nodes {
        let box = Rect(centre: Point(x: 0, y: 0), size: node.geometry.size)
        for text in graph.nodes[node.index].texts {
            let frame = Rect(centre: text.centre, size: Size(width: text.label.width, height: text.label.height))
            if !isInside(frame, box) { faults.append("\(text.label.plainText) outside its box") }
        }
    }
    for edge in scene.edges where graph.edges[edge.index].line != .invisible {
        let own = graph.edges[edge.index]
        let points = edge.path.flattened()
        for (index, node) in scene.nodes.enumerated() where runs(points, through: boxes[index].rect) {
            guard own.source != .node(node.index), own.target != .node(node.index) else { continue }
            faults.append("\(own.id) through \(boxes[index].name)")
        }
        for text in texts where text.edge != edge.index && runs(points, through: text.rect) {
            faults.append("\(own.id) through \(text.name)")
        }
    }
    return faults
}

func isInside(_ rect: Rect, _ other: Rect) -> Bool {
    other.minX <= rect.minX + 0.01 && rect.maxX <= other.maxX + 0.01 && other.minY <= rect.minY + 0.01
        && rect.maxY <= other.maxY + 0.01
}

/// Whether a line lies inside a rectangle, its edge left out.
func runs(_ points: [Point], through rect: Rect) -> Bool {
    zip(points, points.dropFirst()).contains { a, b in
        guard min(a.x, b.x) < rect.maxX, max(a.x, b.x) > rect.minX, min(a.y, b.y) < rect.maxY, max(a.y, b.y) > rect.minY
        else { return false }
        // Every four pixels, and at least at twenty places.
        let steps = max(20, Int(max(abs(b.x - a.x), abs(b.y - a.y)) / 4))
        return (0...steps).contains { step in
            let t = Double(step) / Double(steps)
            let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
            return x > rect.minX + 1 && x < rect.maxX - 1 && y > rect.minY + 1 && y < rect.maxY - 1
        }
    }
}

/// Texts of a chart that lie on others, or outside.
func faults(in scene: ChartScene) -> [String] {
    var faults: [String] = []
    let texts = scene.texts
    for (index, mark) in texts.enumerated() {
        for other in texts[..<index] where overlap(mark.frame, other.frame) {
            faults.append("\(mark.label.plainText) on \(other.label.plainText)")
        }
        if let bounds = scene.bounds, !isInside(mark.frame, bounds) { faults.append("\(mark.label.plainText) outside") }
    }
    return faults
}
