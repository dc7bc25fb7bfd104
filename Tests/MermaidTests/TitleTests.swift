import Testing

@testable import Mermaid

@Suite("Titles of frames that lines lead into")
struct TitleTests {
    private static let diagrams = [
        // Two lines, and no room between or beside them.
        "flowchart TB\nA\nB\nsubgraph s[Some title]\nC\nD\nend\nsubgraph t[Next title]\nE\nF\nend\nG\nA --> B\nB --> C\nC --> D\n"
            + "B --> D\nD --> E\nE --> A\nE --> F\nF --> D\nF --> G\nB --> G\nG --> D",
        // Into a frame that flows the other way, to a box behind the first.
        "flowchart TB\nsubgraph P[First]\ndirection LR\na[one] --> b[two] --> c[three]\nend\n"
            + "subgraph Q[Second one]\ndirection BT\nd[(topic)] --> e[(reader)]\nend\nc --> d\ne --> f([done])",
        // A title as wide as titles get, over a box in the middle.
        "flowchart TB\nsubgraph l[short]\nA --> B\nend\nsubgraph r[a much much wider title that should enlarge the frame]\nC --> D\nend\nB --> C",
        // Frames in frames.
        "C4Deployment\nContainer(a, \"A\")\nDeployment_Node(o, \"An outer node\") {\nDeployment_Node(i, \"An inner node of the other\") {\n"
            + "Container(b, \"B\")\n}\n}\nContainer(c, \"C\")\nRel(a, b, \"calls\")\nRel(c, b, \"asks\")",
    ]

    @Test("No line runs through them, and lines reach their boxes", arguments: diagrams)
    func titles(_ text: String) throws {
        try expectClear(text)
        let graph = try measuredGraph(text)
        let scene = try #require(GraphLayout.scene(graph))
        #expect(scene.frames.filter(\.isTitleCrossed).map { graph.frames[$0.index].title.plainText } == [])
        for edge in scene.edges {
            for (end, point) in [
                (graph.edges[edge.index].source, edge.path.start), (graph.edges[edge.index].target, edge.path.end),
            ] {
                guard case .node(let index) = end, let node = scene.nodes.first(where: { $0.index == index }) else {
                    continue
                }
                let around = Rect(minX: point.x - 3, minY: point.y - 3, maxX: point.x + 3, maxY: point.y + 3)
                #expect(rect(node).overlaps(around), "\(graph.edges[edge.index].id)")
            }
        }
    }

    @Test("A title keeps its distance from lines as they are drawn: they turn later than their way, for their heads")
    func distance() throws {
        let graph = try measuredGraph(
            "C4Context\nBoundary(i, \"Inside\") {\nSystem(a, \"A\", \"Some words of it\")\nSystem(b, \"B\")\n}\n"
                + "Boundary(o, \"External\") {\nSystem_Ext(c, \"C\", \"Other words\")\n}\n"
                + "Rel(a, b, \"uses\")\nRel(a, c, \"sends notes\", \"SMTP\")"
        )
        let scene = try #require(GraphLayout.scene(graph))
        for frame in scene.frames {
            let title = graph.frames[frame.index].title
            let near = Rect(centre: frame.titleCentre, size: Size(width: title.width + 11, height: title.height - 1))
            for edge in scene.edges {
                let points = graph.edges[edge.index].drawn(along: edge.path).flattened() + [edge.path.end]
                #expect(!points.contains { near.contains(Rect(centre: $0, size: Size(width: 0, height: 0))) })
            }
        }
    }
}
