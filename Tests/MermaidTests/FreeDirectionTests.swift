import Testing

@testable import Mermaid

@Suite("A direction that the author leaves to the page")
struct FreeDirectionTests {
    /// A question with two answers each, several deep.
    private static func tree(depth: Int) -> String {
        var text = ""
        for node in 1..<(1 << depth) {
            for child in [2 * node, 2 * node + 1] {
                text += "    n\(node) -->|\"Answer \(child)\"| n\(child)[\"What stands in box \(child)\"]\n"
            }
        }
        return text
    }

    private static let chain = (1..<12).map { "    s\($0)[\"Step number \($0) of many\"] --> s\($0 + 1)\n" }.joined()
    private static let fan = (1..<12).map { "    hub --> spoke\($0)[\"Spoke \($0)\"]\n" }.joined()

    private static func scene(_ text: String, room: Double?) throws -> (graph: DiagramGraph, scene: GraphScene) {
        let diagram = try #require(ParsedDiagram(slice(text)).diagram as? any GraphDiagram)
        let measured = diagram.measured
        return (measured.graph, try #require(measured.scene(room: room)))
    }

    @Test(
        "Where the usual direction fits, or no page is known, nothing changes",
        arguments: [tree(depth: 3), chain, fan]
    )
    func unchanged(_ body: String) throws {
        let usual = try Self.scene("flowchart TB\n" + body, room: nil).scene
        for room in [nil, usual.bounds.width + 20] {
            let free = try Self.scene("flowchart\n" + body, room: room).scene
            #expect(free.nodes.map(\.centre) == usual.nodes.map(\.centre))
        }
    }

    @Test(
        "A direction that is given stays",
        arguments: ["flowchart TB\n", "flowchart LR\n", "flowchart\ndirection TB\n"]
    )
    func given(_ head: String) throws {
        let body = Self.tree(depth: 4)
        let (wide, narrow) = (try Self.scene(head + body, room: nil), try Self.scene(head + body, room: 300))
        #expect(wide.scene.nodes.map(\.centre) == narrow.scene.nodes.map(\.centre))
    }

    @Test("What fits from left to right is drawn so")
    func sideways() throws {
        let (_, scene) = try Self.scene("flowchart\n" + Self.fan, room: 400)
        let hub = try #require(scene.nodes.first)
        #expect(scene.nodes.dropFirst().allSatisfy { $0.centre.x > hub.centre.x })
        #expect(scene.bounds.width <= 400)
    }

    @Test(
        "A tree stays within its page, whole and apart, and its branches in their order",
        arguments: [420.0, 700, 1100]
    )
    func hanging(_ room: Double) throws {
        let (graph, scene) = try Self.scene("flowchart\n" + Self.tree(depth: 4), room: room)
        #expect(scene.bounds.width + 2 * graph.margin <= room)
        #expect(scene.nodes.count == graph.nodes.count && scene.edges.count == graph.edges.count)
        var boxes = scene.nodes.map { rect($0) }
        for edge in scene.edges {
            let label = try #require(graph.edges[edge.index].label)
            let centre = try #require(edge.labelCentre)
            boxes.append(Rect(centre: centre, size: Size(width: label.width, height: label.height)))
            // A label lies on its own line, and no line runs through a box but at its ends.
            let points = edge.path.flattened()
            #expect(points.contains { abs($0.x - centre.x) < 0.01 && $0.y >= centre.y })
            guard case .node(let source) = graph.edges[edge.index].source,
                case .node(let target) = graph.edges[edge.index].target
            else { continue }
            for node in scene.nodes where node.index != source && node.index != target {
                let box = rect(node)
                for (a, b) in zip(points, points.dropFirst()) {
                    let crosses =
                        max(a.x, b.x) > box.minX && min(a.x, b.x) < box.maxX && max(a.y, b.y) > box.minY
                        && min(a.y, b.y) < box.maxY
                    #expect(!crosses)
                }
            }
        }
        for (index, first) in boxes.enumerated() {
            for second in boxes[..<index] { #expect(!overlap(first, second)) }
        }
        for node in graph.nodes.indices {
            let children = graph.edges.compactMap { edge -> Point? in
                guard edge.source == .node(node), case .node(let child) = edge.target else { return nil }
                return scene.nodes[child].centre
            }
            for (first, second) in zip(children, children.dropFirst()) {
                #expect(second.x > first.x + 1 || second.y > first.y + 1)
            }
        }
    }

    @Test(
        "What is no tree is laid out in ranks",
        arguments: [
            "a --> b --> a", "a --> c\nb --> c", "a --> b\nsubgraph f\nb\nend", "a --> a", "a", "a --> b\nc --> d",
        ]
    )
    func noTree(_ body: String) throws {
        let (graph, _) = try Self.scene("flowchart\n" + body, room: nil)
        #expect(HangingTree.scene(graph, room: 100) == nil)
    }
}

@Suite("What a page must know of a drawing")
struct DrawingMeasuresTests {
    @Test("The smallest text counts, and the size of none is that of the drawing")
    func smallest() throws {
        let plain = try #require(renderDiagram(slice("flowchart LR\na --> b")).svg)
        let labelled = try #require(renderDiagram(slice("flowchart LR\na -->|yes| b")).svg)
        #expect(DrawingMeasures(plain)?.smallestText == 16)
        #expect(DrawingMeasures(labelled)?.smallestText == 14)
        let measures = try #require(DrawingMeasures(labelled))
        #expect(measures.width(forTextOf: 7) == measures.width / 2)
        #expect(measures.width > 100)
    }

    @Test("What is no drawing has no measures", arguments: ["", "<p>", "<svg>", "<svg width=\"", "<svg width=\"x\">"])
    func none(_ text: String) { #expect(DrawingMeasures(text) == nil) }
}
