import Testing

@testable import Mermaid

/// Small diagrams whose drawings were looked at: where everything lies, in whole pixels.
@Suite("Small drawings stay as they were")
struct SnapshotTests {
    private static func summary(_ text: String) throws -> [String] {
        let graph = try measuredGraph(text)
        let scene = try #require(GraphLayout.scene(graph))
        func whole(_ value: Double) -> Int { Int(value.rounded()) }
        let frames = scene.frames.map { frame in
            let (x, y) = (whole(frame.rect.minX), whole(frame.rect.minY))
            return
                "frame \(graph.frames[frame.index].name) \(x),\(y) \(whole(frame.rect.width))×\(whole(frame.rect.height))"
        }
        let nodes = scene.nodes.map { node in
            let box = rect(node)
            let size = "\(whole(box.width))×\(whole(box.height))"
            return "\(graph.nodes[node.index].name) \(whole(box.minX)),\(whole(box.minY)) \(size)"
        }
        let edges = scene.edges.map { edge in
            let (start, end) = (edge.path.start, edge.path.end)
            return "\(whole(start.x)),\(whole(start.y)) → \(whole(end.x)),\(whole(end.y))"
        }
        return frames + nodes + edges
    }

    @Test(
        "A drawing",
        arguments: [
            (
                "classDiagram\nAnimal <|-- Duck\nAnimal : +int age\nnote for Animal \"all\"",
                [
                    "Animal 0,90 81×82",
                    "Duck 9,228 63×36",
                    "note0 22,0 38×34",
                    "41,34 → 41,90",
                    "41,172 → 41,228",
                ]
            ),
            (
                "stateDiagram-v2\n[*] --> A\nstate A {\nB --> C\n}\nnote right of D : x\nA --> D",
                [
                    "frame A 0,58 72×187",
                    "root_start 29,0 14×14",
                    "B 14,107 43×40",
                    "C 14,191 44×40",
                    "D 14,289 44×40",
                    "note0 82,292 31×34",
                    "36,14 → 36,58",
                    "36,147 → 36,191",
                    "36,245 → 36,289",
                    "58,309 → 82,309",
                ]
            ),
            (
                "erDiagram\nA ||--o{ B : has\nA {\nint id PK\nstring name\n}",
                [
                    "A 0,0 160×94",
                    "B 35,200 90×52",
                    "80,94 → 80,200",
                ]
            ),
        ]
    )
    func drawing(text: String, expected: [String]) throws {
        let drawn = try Self.summary(text)
        #expect(drawn == expected)
    }
}
