import Testing

@testable import Mermaid

/// What must hold of class, state and entity-relationship diagrams alike.
@Suite("Boxes, labels and notes keep apart")
struct SeparationTests {
    static let diagrams = [
        "classDiagram\nAnimal <|-- Dog\nAnimal \"1\" *-- \"many\" Leg : has\nAnimal \"1\" o-- \"0..1\" Tail\n"
            + "Dog \"0..*\" --> \"1\" Owner : belongs to\nOwner ..> Dog : feeds\nNode \"0..1\" --> \"0..*\" Node : children\n"
            + "Shape ()-- Circle\nnote for Dog \"Says woof\\nand sleeps\"\nnote \"free\"",
        "classDiagram\ndirection LR\nnamespace A.B {\nclass X {\n+run()\n}\nclass Y\n}\nX \"1\" --> \"2\" Z : a long label\n"
            + "Y \"*\" --> \"*\" Z\nZ \"1\" *-- \"n\" X\nnote for X \"text\"",
        "classDiagram\n" + (0..<8).map { "Base \"1\" <|-- \"\($0)\" C\($0) : label \($0)" }.joined(separator: "\n"),
        "stateDiagram-v2\n[*] --> Idle\nIdle --> Run : start\nRun --> Idle : stop\nRun --> Run : tick\n"
            + "note right of Idle : waiting\nnote left of Idle : second\nnote left of Run\nworks\nhard\nend note\n"
            + "state Run {\n[*] --> A\nA --> B\nnote right of A : inner\n--\nC --> C : loop\nnote right of C : has a loop\n}\n"
            + "state f <<fork>>\nIdle --> f\nf --> X\nf --> Y\nstate j <<join>>\nX --> j\nY --> j\nj --> [*]",
        "stateDiagram-v2\ndirection LR\nstate c <<choice>>\nA --> c\nc --> B : yes\nc --> A : no\nnote right of A : beside\n"
            + "note left of B : before\nstate B {\ndirection TB\nD --> E : inside\nnote right of D : x\n}\nD --> A : back",
        "erDiagram\nEMPLOYEE ||--o{ EMPLOYEE : manages\nC ||--o{ O : places\nC }|..|{ D : uses\nC |o--o| A : has\n"
            + "O ||--|{ L : contains\nD ||--o{ L : \"ships to\"\nO {\nint id PK \"the comment of the id\"\nstring name\n}",
        "erDiagram\ndirection LR\n" + (0..<7).map { "HUB }o--|{ E\($0) : \"role \($0)\"" }.joined(separator: "\n"),
    ]

    private static func laidOut(_ text: String) throws -> (DiagramGraph, GraphScene) {
        let graph = try measuredGraph(text)
        return (graph, try #require(GraphLayout.scene(graph)))
    }

    @Test("Nothing lies on anything else, and everything lies on the drawing", arguments: diagrams)
    func separation(_ text: String) throws {
        let (graph, scene) = try Self.laidOut(text)
        #expect(scene.nodes.count == graph.nodes.count)
        #expect(scene.edges.count == graph.edges.count)
        var boxes: [(name: String, box: Rect)] = scene.nodes.map { (graph.nodes[$0.index].id, rect($0)) }
        for edge in scene.edges {
            let value = graph.edges[edge.index]
            for (label, centre) in [
                (value.label, edge.labelCentre), (value.startText, edge.startTextCentre),
                (value.endText, edge.endTextCentre),
            ] {
                guard let label else { continue }
                let middle = try #require(centre)
                boxes.append(
                    (label.plainText, Rect(centre: middle, size: Size(width: label.width, height: label.height)))
                )
            }
        }
        for (index, first) in boxes.enumerated() {
            for second in boxes[..<index] {
                #expect(!overlap(first.box, second.box), "\(first.name) on \(second.name)")
            }
            #expect(first.box.minX >= scene.bounds.minX && first.box.maxX <= scene.bounds.maxX, "\(first.name)")
            #expect(first.box.minY >= scene.bounds.minY && first.box.maxY <= scene.bounds.maxY, "\(first.name)")
        }
        for frame in scene.frames {
            for node in scene.nodes where overlap(rect(node), frame.rect) {
                let box = rect(node)
                #expect(box.minX >= frame.rect.minX && box.maxX <= frame.rect.maxX)
                #expect(box.minY >= frame.rect.minY && box.maxY <= frame.rect.maxY)
            }
        }
    }

    @Test("Edges begin and end at their boxes", arguments: diagrams)
    func ends(_ text: String) throws {
        let (graph, scene) = try Self.laidOut(text)
        let boxes = Dictionary(uniqueKeysWithValues: scene.nodes.map { ($0.index, rect($0)) })
        for edge in scene.edges {
            let value = graph.edges[edge.index]
            for (end, point) in [(value.source, edge.path.start), (value.target, edge.path.end)] {
                guard case .node(let node) = end, let box = boxes[node] else { continue }
                let name = "\(value.id) at \(graph.nodes[node].id)"
                #expect(point.x >= box.minX - 1 && point.x <= box.maxX + 1, "\(name)")
                #expect(point.y >= box.minY - 1 && point.y <= box.maxY + 1, "\(name)")
            }
        }
    }

    @Test("Text fits its box", arguments: diagrams)
    func fit(_ text: String) throws {
        for node in try Self.laidOut(text).0.nodes {
            let (x, y) = (node.geometry.size.width / 2, node.geometry.size.height / 2)
            for text in node.texts {
                let box = Rect(centre: text.centre, size: Size(width: text.label.width, height: text.label.height))
                #expect(box.minX >= -x && box.maxX <= x && box.minY >= -y && box.maxY <= y, "\(text.label.plainText)")
            }
        }
    }

    @Test("The same text gives the same bytes, with ids of its own", arguments: diagrams)
    func determinism(_ text: String) throws {
        let options = DiagramOptions(idPrefix: "d7", isStandalone: true)
        let first = try #require(renderDiagram(slice(text), options: options).svg)
        #expect(renderDiagram(slice(text), options: options).svg == first)
        for match in first.matches(of: /\sid="([^"]*)"/) { #expect(match.1.hasPrefix("d7"), "\(match.1)") }
        for part in ["<script", "foreignObject", "javascript:", "href=\"http"] { #expect(!first.contains(part)) }
    }
}
