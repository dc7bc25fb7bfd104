import Diagnostics
import Foundation
import Testing

@testable import Mermaid

/// `MERMAID_CORPUS=FOLDER swift test --filter CorpusTests` draws the sources of a folder and of those in it.
@Suite("Sources of others", .enabled(if: corpus != nil))
struct CorpusTests {
    private static let sources: [(name: String, text: String)] = {
        guard let folder = corpus, let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".mmd") }.sorted().compactMap { path in
            (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)).map { (path, $0) }
        }
    }()

    @Test("Nothing lies on a text, and no line runs through a foreign box, label or title")
    func clear() throws {
        var (graphs, charts, others) = (0, 0, 0)
        for (name, text) in Self.sources {
            switch ParsedDiagram(slice(text)).diagram {
            case is any GraphDiagram:
                graphs += 1
                #expect(try faults(in: text) == [], "\(name)")
            case let chart as any ChartDiagram:
                charts += 1
                #expect(faults(in: chart.scene(language: "en")) == [], "\(name)")
            case let diagram as SequenceDiagram:
                others += 1
                let scene = SequenceLayout.scene(diagram, measures: SequenceMeasures(diagram))
                #expect(faults(in: scene) == [], "\(name)")
            case let chart as PieChart:
                others += 1
                #expect(faults(in: PieScene(chart)) == [], "\(name)")
            default: continue
            }
        }
        print(graphs, "diagrams of boxes and lines,", charts, "charts, plans and trees,", others, "sequences and pies")
        #expect(graphs + charts + others > 0)
    }
}

private let corpus = ProcessInfo.processInfo.environment["MERMAID_CORPUS"]
