import Testing

@testable import Mermaid

@Suite("Lines that need not cross")
struct CrossingTests {
    /// How often the drawn lines cross, with what their heads take left out.
    private static func crossings(_ text: String) throws -> Int {
        let graph = try measuredGraph(text)
        let scene = try #require(GraphLayout.scene(graph))
        let lines = scene.edges.map { edge -> [Point] in
            let value = graph.edges[edge.index]
            return edge.path.shortened(atEndBy: EdgeHeads.room(for: value.endHead)).reversed()
                .shortened(atEndBy: EdgeHeads.room(for: value.startHead)).flattened()
        }
        return lines.indices.reduce(0) { sum, first in
            sum + lines[..<first].reduce(0) { $0 + EdgeBundle.crossings($1, lines[first]) }
        }
    }

    @Test(
        "A hub with a line to each neighbour and one back has none",
        arguments: ["TB", "LR", "BT", "RL"],
        ["-->", "-->|a label|"]
    )
    func hub(direction: String, arrow: String) throws {
        let pairs = (0..<8).map { "hub \(arrow) n\($0)\nn\($0) \(arrow) hub\n" }.joined()
        #expect(try Self.crossings("flowchart \(direction)\n\(pairs)") == 0)
    }

    @Test("Many lines of one kind between two boxes have none")
    func parallel() throws {
        let lines = ["---", "--x", "--o", "<==>", "<-.->", "-->"].map { "A \($0) B\n" }.joined()
        #expect(try Self.crossings("flowchart TD\n" + lines) == 0)
    }

    @Test("A small chart gets as many attempts as it takes")
    func attempts() throws {
        let edges = [
            "s": "a1 a2 b1 b2 c1 c2", "a1": "d1 d2 d3 e1", "a2": "e1 a1", "b1": "d1 d2 d3 d4 e2", "b2": "e2 b1",
            "c1": "d2 e3", "c2": "e3 c1", "d1": "f", "d2": "f", "d3": "f", "d4": "f", "e1": "v1", "e2": "v2",
            "e3": "v3",
            "f": "g1 g2 g3 g4", "g1": "v3", "g2": "g1", "g3": "g1 g2", "g4": "g1 g2",
        ]
        let nodes = "s a1 a2 b1 b2 c1 c2 d1 d2 d3 d4 e1 e2 e3 f g1 g2 g3 g4 v1 v2 v3".split(separator: " ")
        let lines = nodes.flatMap { node in
            (edges[String(node)] ?? "").split(separator: " ").map { "\(node) --> \($0)\n" }
        }
        let text = "flowchart TD\n" + nodes.joined(separator: "\n") + "\n" + lines.joined()
        #expect(try Self.crossings(text) <= 5)
    }

    @Test("Two lines between the same frames lie so that they do not cross on their ways inside")
    func frames() throws {
        let text = """
            flowchart TD
            subgraph A
            direction LR
            subgraph A1
            direction TB
            s --> b
            s --> c[a wider box]
            end
            subgraph A2
            direction TB
            d --> r
            end
            b --> d
            c --> d
            end
            r --> e
            """
        #expect(try Self.crossings(text) == 0)
    }
}
