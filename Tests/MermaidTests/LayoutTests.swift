import Testing

@testable import Mermaid

@Suite("Layout")
struct LayoutTests {
    private func centre(_ scene: GraphScene, _ chart: Flowchart, _ id: String) throws -> Point {
        let index = try #require(chart.nodeIndex(of: id))
        return try #require(scene.nodes.first { $0.index == index }).centre
    }

    @Test("The flow goes where the direction says", arguments: FlowDirection.allCases)
    func direction(_ direction: FlowDirection) throws {
        let text = "flowchart \(direction.rawValue)\nA --> B"
        let (scene, chart) = (try scene(text), try chart(text))
        let a = try centre(scene, chart, "A")
        let b = try centre(scene, chart, "B")
        switch direction {
        case .topToBottom: #expect(a.y < b.y)
        case .bottomToTop: #expect(a.y > b.y)
        case .leftToRight: #expect(a.x < b.x)
        case .rightToLeft: #expect(a.x > b.x)
        }
    }

    @Test("Branches keep the author's order")
    func branchOrder() throws {
        let text = "flowchart TD\nR --> A & B & C\nA --> A1 & A2\nC --> C1\nB --> B1"
        let (scene, chart) = (try scene(text), try chart(text))
        let first = try ["A", "B", "C"].map { try centre(scene, chart, $0).x }
        let second = try ["A1", "A2", "B1", "C1"].map { try centre(scene, chart, $0).x }
        #expect(first == first.sorted())
        #expect(second == second.sorted())
    }

    @Test("Extra dashes push nodes farther apart")
    func length() throws {
        let text = "flowchart TD\nR --> A\nR ----> B"
        let (scene, chart) = (try scene(text), try chart(text))
        #expect(try centre(scene, chart, "B").y > centre(scene, chart, "A").y + 60)
    }

    private static let charts = [
        "flowchart TD\nA --> B & C & D\nB & C & D --> E\nE -->|again| A\nA -->|skip| E",
        "flowchart LR\nsubgraph S\nA --> B\nsubgraph T\nC --> D\nend\nend\nB --> C\nX --> S\nD --> Y\nX --> Y",
        "flowchart TB\nsubgraph S[Sideways]\ndirection LR\na --> b -->|yes| c\nd --> e\nend\nstart --> a\nc --> stop\nstart --> e",
        "flowchart TD\nA -->|one| B\nA -->|two| B\nB -->|back| A\nA --> A\nB -->|loop| B",
        "flowchart RL\na & b & c & d --> e & f & g\ne --> h\na --> h\ng -->|long label text here| a",
        "flowchart BT\nsubgraph one\na1-->a2\nend\nsubgraph two\nb1-->b2\nend\none --> two\nc --> a2\nb1 --> c",
    ]

    @Test("Nothing lies on anything else", arguments: charts)
    func separation(_ text: String) throws {
        let (scene, chart) = (try scene(text), try chart(text))
        for (index, node) in scene.nodes.enumerated() {
            for other in scene.nodes[..<index] { #expect(!overlap(rect(node), rect(other))) }
            for cluster in scene.frames where overlap(rect(node), cluster.rect) {
                #expect(rect(node).minX >= cluster.rect.minX && rect(node).maxX <= cluster.rect.maxX)
                #expect(rect(node).minY >= cluster.rect.minY && rect(node).maxY <= cluster.rect.maxY)
            }
        }
        for edge in scene.edges {
            let source = chart.edges[edge.index]
            for node in scene.nodes {
                let id = chart.nodes[node.index].id
                guard id != source.source, id != source.target else { continue }
                let box = rect(node)
                for point in edge.path.flattened() {
                    let isInside =
                        point.x > box.minX + 1 && point.x < box.maxX - 1 && point.y > box.minY + 1
                        && point.y < box.maxY - 1
                    #expect(!isInside, "\(source.id) through \(id)")
                }
            }
        }
    }

    @Test("An edge reaches the node inside a subgraph that flows its own way")
    func innerNode() throws {
        let text = Self.charts[2]
        let (scene, chart) = (try scene(text), try chart(text))
        let edge = try #require(scene.edges.first { chart.edges[$0.index].source == "start" })
        let index = try #require(chart.nodeIndex(of: "a"))
        let node = try #require(scene.nodes.first { $0.index == index })
        let box = rect(node)
        let end = edge.path.end
        #expect(end.x >= box.minX - 1 && end.x <= box.maxX + 1 && end.y >= box.minY - 1 && end.y <= box.maxY + 1)
    }

    @Test("Network simplex finds the shortest ranking")
    func simplex() {
        // The example of Gansner et al. 1993, figure 2-3.
        let pairs = [(0, 1), (0, 4), (0, 5), (1, 2), (2, 3), (3, 7), (4, 6), (5, 6), (6, 7)]
        let edges = pairs.map { NetworkSimplex.Edge(tail: $0.0, head: $0.1, minimumLength: 1, weight: 1) }
        let ranks = NetworkSimplex.ranks(nodeCount: 8, edges: edges)
        let total = edges.reduce(0) { $0 + ranks[$1.head] - ranks[$1.tail] }
        #expect(total == 10)
        for edge in edges { #expect(ranks[edge.head] > ranks[edge.tail]) }
    }
}
