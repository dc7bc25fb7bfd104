import Testing

@testable import Mermaid

@Suite("Lanes")
struct LaneTests {
    private func distance(_ point: Point, _ line: [Point]) -> Double {
        var best = Double.infinity
        for (a, b) in zip(line, line.dropFirst()) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let whole = dx * dx + dy * dy
            let t = whole == 0 ? 0 : min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / whole))
            let (x, y) = (a.x + t * dx - point.x, a.y + t * dy - point.y)
            best = min(best, (x * x + y * y).squareRoot())
        }
        return best
    }

    /// The longest stretch on which a line runs within three pixels of another.
    private func run(_ line: [Point], along other: [Point]) -> Double {
        var (best, run) = (0.0, 0.0)
        for (a, b) in zip(line, line.dropFirst()) {
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            let pieces = max(1, Int(length / 3))
            for piece in 1...pieces {
                let t = Double(piece) / Double(pieces)
                let point = Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                run = distance(point, other) <= 3 ? run + length / Double(pieces) : 0
                best = max(best, run)
            }
        }
        return best
    }

    private static let four = ["A", "B", "C", "D"]

    /// A chart of ranks in which each node leads to the one below it and to that one's neighbour, the last to the first.
    private static func crosswise(_ count: Int, _ ranks: [String]) -> String {
        zip(ranks, ranks.dropFirst()).flatMap { upper, lower in
            (0..<count).map { "\(upper)\($0) --> \(lower)\($0) & \(lower)\(($0 + 1) % count)\n" }
        }.joined()
    }

    @Test(
        "Edges that have no node in common never run along one another",
        arguments: ["TD", "LR"],
        [
            four.flatMap { a in (1...4).map { "\(a) -->|to \($0)| \($0)\n" } }.joined(),
            "S --> A & B & C & D & E & F\nA --> U & V & W\nF --> U & V & W\nC --> X & Y\nB --> W & Y\nE --> X & U\n",
            "subgraph one\nA\nB\nC\nend\nsubgraph two\nX\nY\nZ\nend\nA --> Z\nB --> X & Z\nC --> X & Y\n",
            // Nodes straight above others, joined crosswise.
            "P --> X & Y\nQ --> Z & X\nR --> Y & Z\n",
            crosswise(4, ["A", "B", "C"]),
            "A --> Delta & E\nBetaBeta --> F & Delta\nC --> E & F & G\nH --> G & Delta\n",
        ]
    )
    func apart(direction: String, text: String) throws {
        let (scene, chart) = (try scene("flowchart \(direction)\n" + text), try chart("flowchart TD\n" + text))
        let lines = scene.edges.map { $0.path.flattened() }
        for first in lines.indices {
            for second in lines.indices where second != first {
                let (a, b) = (chart.edges[scene.edges[first].index], chart.edges[scene.edges[second].index])
                guard Set([a.source, a.target]).isDisjoint(with: [b.source, b.target]) else { continue }
                #expect(run(lines[first], along: lines[second]) < 12, "\(a.id) \(b.id)")
            }
        }
    }

    @Test("Edges that keep clear of others bend freely")
    func free() throws {
        let scene = try scene("flowchart TD\nA --> B & C")
        #expect(scene.edges.allSatisfy { $0.path.segments.count <= 2 })
    }

    @Test("A direction that no edge inside a group follows gives way to its surroundings")
    func direction() throws {
        let text = "flowchart LR\nsubgraph G\ndirection TB\nA\nB\nend\nX --> A\nB --> Y\n"
        let (scene, chart) = (try scene(text), try chart(text))
        func centre(_ id: String) throws -> Point {
            let index = try #require(chart.nodeIndex(of: id))
            return try #require(scene.nodes.first { $0.index == index }).centre
        }
        #expect(scene.edges.allSatisfy { $0.path.segments.count <= 2 })
        #expect(try centre("X").x < centre("A").x && centre("B").x < centre("Y").x)
    }
}
