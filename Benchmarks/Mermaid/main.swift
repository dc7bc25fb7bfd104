import Diagnostics
import FileSystem
import Mermaid

// Draws charts of growing size, and one of twenty elements of every type, and prints how long each takes: the tables in
// README.md. With files of diagrams as arguments it draws those, and prints for each folder the median, the 99th percentile and
// the largest.
//
//     swift run -c release mermaid-benchmark [FILE…]
//     swift run -c release mermaid-benchmark --draw FOLDER FILE…
//
// With `--draw` it writes each drawing to a folder, for mermaid_drawings.py, and the findings of those that have none.

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

/// The least of several times, in milliseconds.
func time(_ source: SourceSlice) -> Double {
    (0..<5).map { _ in clock.measure { _ = renderDiagram(source) } / .milliseconds(1) }.min() ?? 0
}

let isDrawing = CommandLine.arguments.count > 3 && CommandLine.arguments[1] == "--draw"
if isDrawing { try draw(Array(CommandLine.arguments.dropFirst(3)), into: CommandLine.arguments[2]) }
let paths = isDrawing ? [] : CommandLine.arguments.dropFirst()
var times: [String: [Double]] = [:]
for path in paths {
    let bytes = try FileSystem.read(path)
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? "."
    times[folder, default: []].append(time(SourceSlice(SourceFile(path: path, bytes: bytes))))
}
for (folder, times) in times.sorted(by: { $0.key < $1.key }) {
    let sorted = times.sorted()
    func part(_ share: Double) -> Double { sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] }
    print(folder, sorted.count, part(0.5), part(0.99), sorted[sorted.count - 1])
}
let sizes = [(50, 80), (100, 160), (250, 400), (500, 800), (1000, 1600), (2000, 3200), (5000, 8000)]
if paths.isEmpty, !isDrawing {
    for (nodes, edges) in sizes { print(nodes, edges, time(chart(nodes: nodes, edges: edges))) }
    for (type, text) in TwentyElements.all {
        print(type, time(SourceSlice(SourceFile(path: "\(type).mmd", text: text))))
    }
}
