import Diagnostics
import Testing

@testable import Mermaid

/// Boxes grow until the edges at one of their sides keep apart.
@Suite struct PortBreadthTests {
    @Test("Edges out and back meet one side; eleven pixels for each and one more from the fifth on")
    func breadths() {
        // Node 0 leads to 1…5, and 1…5 lead back: ten edges at its side. Node 6 leads to four, node 7 to five.
        let star = (1...5).flatMap { [(source: 0, target: $0), (source: $0, target: 0)] }
        let fans = (1...4).map { (source: 6, target: $0) } + (1...5).map { (source: 7, target: $0) }
        let breadths = PortBreadth.breadths(star + fans, nodeCount: 8)
        #expect(breadths == [121, 0, 0, 0, 0, 0, 0, 66])
    }

    @Test("Ends that are no nodes are counted at the other end, and loops nowhere")
    func frames() {
        let edges = (0..<5).map { _ in (source: 0, target: -1) } + (0..<9).map { _ in (source: 1, target: 1) }
        #expect(PortBreadth.breadths(edges, nodeCount: 2) == [66, 0])
    }

    @Test("A state in the middle of a star is as broad as its arrows need", arguments: ["TB", "LR"])
    func star(_ direction: String) throws {
        let lines = ["a", "b", "c", "d", "e"].map { "Hub --> \($0): go\n\($0) --> Hub: done" }.joined(separator: "\n")
        let text = "stateDiagram-v2\ndirection \(direction)\n\(lines)"
        let diagram: StateDiagram = try read(text)
        let size = try #require(StateGraph(diagram).graph.nodes.first { $0.name == "Hub" }).geometry.size
        #expect((direction == "TB" ? size.width : size.height) == 121)
    }
}

/// The background of an edge's label is that of the frame in which it lies, wherever its edge leads.
@Suite struct LabelGroundTests {
    private func grounds(labelAt centre: Point, fill: String?) -> EdgeGrounds {
        var graph = DiagramGraph()
        graph.frames = [GraphFrame(id: "f", name: "f", title: .empty)]
        graph.frames[0].style.fill = fill
        var edge = GraphEdge(id: "e", source: .nothing, target: .nothing)
        edge.label = Label(lines: [Label.Line(runs: [], width: 40)], width: 40, fontSize: 16)
        graph.edges = [edge]
        var scene = GraphScene()
        let frame = Rect(minX: 0, minY: 0, maxX: 100, maxY: 100)
        scene.frames = [GraphScene.Frame(index: 0, depth: 2, rect: frame, titleCentre: Point(x: 50, y: 10))]
        scene.edges = [GraphScene.Edge(index: 0, path: CurvePath(start: centre, segments: []), labelCentre: centre)]
        return EdgeGrounds(graph, scene, pages: ["#ffffff"])
    }

    @Test func inside() {
        #expect(grounds(labelAt: Point(x: 50, y: 50), fill: nil).depth == [2])
        #expect(grounds(labelAt: Point(x: 50, y: 50), fill: "#ffeeee").label == ["#ffeeee"])
        #expect(grounds(labelAt: Point(x: 50, y: 50), fill: "#ffeeee").depth == [nil])
    }

    @Test("A label that reaches over the frame's border has the page's background")
    func across() {
        // Its right end is at 101.
        #expect(grounds(labelAt: Point(x: 81, y: 50), fill: nil).depth == [nil])
        #expect(grounds(labelAt: Point(x: 81, y: 50), fill: "#ffeeee").label == [nil])
    }
}
