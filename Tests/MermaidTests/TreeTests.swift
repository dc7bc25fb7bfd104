import Testing

@testable import Mermaid

@Suite("Trees")
struct TreeTests {
    /// The distances of each parent from the middle of its outermost children, along the ranks.
    private func offsets(_ text: String) throws -> [String: Double] {
        let (scene, chart) = (try scene(text), try chart(text))
        let isSideways = chart.direction.isHorizontal
        var places: [String: Double] = [:]
        for node in scene.nodes {
            places[chart.nodes[node.index].id] = isSideways ? node.centre.y : node.centre.x
        }
        var children: [String: [Double]] = [:]
        for edge in chart.edges { children[edge.source, default: []].append(try #require(places[edge.target])) }
        var result: [String: Double] = [:]
        for (parent, list) in children {
            let middle = (try #require(list.min()) + (try #require(list.max()))) / 2
            result[parent] = abs(try #require(places[parent]) - middle)
        }
        return result
    }

    @Test(
        "Parents stand over the middle of their children, and single children straight below",
        arguments: ["TD", "BT", "LR", "RL"],
        [
            "R --> A & B\nA --> A1[A much longer name than the others have] & A2\nB --> B1 & B2 & B3\nB3 --> C",
            "R -->|one| A\nR -->|a label wider than its box| B\nA --> C --> D --> E & F & G\nB --> H",
            "R --> A & B & C & D\nB --> B1 --> B2\nD --> D1 & D2 & D3 & D4 & D5",
            "subgraph one\nR --> A & B\nend\nsubgraph two\nC --> D & E & F\nE --> G[A long name in here]\nend\nB --> C",
        ]
    )
    func centred(direction: String, text: String) throws {
        for (parent, offset) in try offsets("flowchart \(direction)\n" + text) {
            #expect(offset < 1, "\(parent)")
        }
    }

    @Test("A node with two parents stays between them")
    func twoParents() throws {
        let text = "flowchart TD\nA --> B & C\nB --> D\nC --> D\nD --> E"
        #expect(try offsets(text).values.allSatisfy { $0 < 60 })
        #expect(try #require(offsets(text)["A"]) < 1)
        #expect(try #require(offsets(text)["D"]) < 1)
    }

    @Test("A chain of thousands, and a tree as wide, are laid out")
    func large() throws {
        let chain = (0..<3000).map { "n\($0) --> n\($0 + 1)\n" }.joined()
        #expect(try scene("flowchart TD\n" + chain).nodes.count == 3001)
        let tree = (1..<1500).map { "n\($0 / 3) --> n\($0)\n" }.joined()
        #expect(try scene("flowchart TD\n" + tree).nodes.count == 1500)
    }
}
