import Diagnostics
import Mermaid

// Draws charts of growing size and prints how long each takes: the curve in README.md.
//
//     swift run -c release mermaid-benchmark

/// The same numbers on every machine. (Steele, Lea, Flood 2014.)
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A chart like real ones: every node hangs on one of the twenty before it, and some edges lead farther on.
func chart(nodes: Int, edges: Int) -> SourceSlice {
    var generator = SplitMix(state: 1)
    var text = "flowchart TD\n"
    for node in 1..<nodes {
        text += "n\(Int.random(in: max(0, node - 20)..<node, using: &generator)) --> n\(node)\n"
    }
    for _ in 0..<(edges - nodes + 1) {
        let node = Int.random(in: 0..<nodes, using: &generator)
        text += "n\(node) --> n\(min(nodes - 1, node + Int.random(in: 1...30, using: &generator)))\n"
    }
    return SourceSlice(SourceFile(path: "chart.mmd", text: text))
}

let clock = ContinuousClock()
for (nodes, edges) in [(50, 80), (100, 160), (250, 400), (500, 800), (1000, 1600), (2000, 3200), (5000, 8000)] {
    let source = chart(nodes: nodes, edges: edges)
    var best = Duration.seconds(1000)
    for _ in 0..<3 { best = min(best, clock.measure { _ = renderDiagram(source) }) }
    print(nodes, edges, best)
}
