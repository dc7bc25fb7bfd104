import Diagnostics
import Testing

@testable import Mermaid

/// What a drawing of boxes and lines must hold: no text on a text, a foreign box or a foreign line; no line through a
/// foreign box; everything inside.
func expectClear(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let diagram = try #require(ParsedDiagram(slice(text)).diagram as? any GraphDiagram, sourceLocation: sourceLocation)
    let measured = diagram.measured
    let graph = measured.graph
    let scene = try #require(measured.scene(room: nil), sourceLocation: sourceLocation)
    #expect(scene.nodes.count == graph.nodes.count, sourceLocation: sourceLocation)
    #expect(
        scene.edges.count
            == graph.edges.count { $0.line != .invisible && $0.source != .nothing && $0.target != .nothing },
        sourceLocation: sourceLocation
    )
    var texts: [(name: String, rect: Rect)] = scene.frames.compactMap { frame in
        let title = graph.frames[frame.index].title
        let size = Size(width: title.width, height: title.height)
        return title.isEmpty ? nil : ("title \(title.plainText)", Rect(centre: frame.titleCentre, size: size))
    }
    for edge in scene.edges {
        guard let label = graph.edges[edge.index].label else { continue }
        let centre = try #require(edge.labelCentre, sourceLocation: sourceLocation)
        texts.append((label.plainText, Rect(centre: centre, size: Size(width: label.width, height: label.height))))
    }
    let boxes = scene.nodes.map { (name: graph.nodes[$0.index].name, rect: rect($0)) }
    for (index, first) in (boxes + texts).enumerated() {
        for other in (boxes + texts)[..<index] {
            #expect(!overlap(first.rect, other.rect), "\(first.name) on \(other.name)", sourceLocation: sourceLocation)
        }
        #expect(
            scene.bounds.minX <= first.rect.minX + 0.01 && first.rect.maxX <= scene.bounds.maxX + 0.01
                && scene.bounds.minY <= first.rect.minY + 0.01 && first.rect.maxY <= scene.bounds.maxY + 0.01,
            "\(first.name) outside",
            sourceLocation: sourceLocation
        )
    }
    for node in scene.nodes {
        for text in graph.nodes[node.index].texts {
            let size = Size(width: text.label.width, height: text.label.height)
            let frame = Rect(centre: text.centre, size: size)
            #expect(
                abs(frame.minX) <= node.geometry.size.width / 2 + 0.01
                    && abs(frame.maxX) <= node.geometry.size.width / 2 + 0.01
                    && abs(frame.minY) <= node.geometry.size.height / 2 + 0.01
                    && abs(frame.maxY) <= node.geometry.size.height / 2 + 0.01,
                "\(text.label.plainText) outside its box",
                sourceLocation: sourceLocation
            )
        }
    }
    for edge in scene.edges {
        let own = graph.edges[edge.index]
        let points = edge.path.flattened()
        for (index, node) in scene.nodes.enumerated() {
            guard own.source != .node(node.index), own.target != .node(node.index) else { continue }
            #expect(
                !runs(points, through: boxes[index].rect),
                "\(own.id) through \(boxes[index].name)",
                sourceLocation: sourceLocation
            )
        }
        for text in texts where text.name != own.label?.plainText {
            #expect(!runs(points, through: text.rect), "\(own.id) through \(text.name)", sourceLocation: sourceLocation)
        }
    }
}

/// Whether a line lies inside a rectangle, its edge left out.
private func runs(_ points: [Point], through rect: Rect) -> Bool {
    zip(points, points.dropFirst()).contains { a, b in
        (0...20).contains { step in
            let t = Double(step) / 20
            let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
            return x > rect.minX + 1 && x < rect.maxX - 1 && y > rect.minY + 1 && y < rect.maxY - 1
        }
    }
}
