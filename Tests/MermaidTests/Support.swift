import Diagnostics
import TestSupport
import Testing

@testable import Mermaid

/// A source on its own, as a file.
func slice(_ text: String) -> SourceSlice { SourceSlice(SourceFile(path: "test.md", text: text)) }

/// A diagram of the type that is asked for, read without an error.
func read<Content: Diagram>(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Content {
    let parsed = ParsedDiagram(slice(text))
    let errors = parsed.diagnostics.filter { $0.severity == .error }.map(\.message.en)
    #expect(errors == [], sourceLocation: sourceLocation)
    return try #require(parsed.diagram as? Content, sourceLocation: sourceLocation)
}

func chart(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Flowchart {
    try read(text, sourceLocation: sourceLocation)
}

func isAccepted(_ text: String) -> Bool { ParsedDiagram(slice(text)).isValid }

/// A chart's edges as `A>B`.
func edges(_ chart: Flowchart) -> [String] { chart.edges.map { "\($0.source)>\($0.target)" } }

/// A diagram of boxes and lines of any type.
func measuredGraph(_ text: String) throws -> DiagramGraph {
    try #require(ParsedDiagram(slice(text)).diagram as? any GraphDiagram).measured.graph
}

/// A laid out chart.
func scene(_ text: String) throws -> GraphScene {
    try #require(GraphLayout.scene(try chart(text).measured.graph))
}

func rect(_ node: GraphScene.Node) -> Rect {
    let (x, y) = (node.geometry.size.width / 2, node.geometry.size.height / 2)
    return Rect(minX: node.centre.x - x, minY: node.centre.y - y, maxX: node.centre.x + x, maxY: node.centre.y + y)
}

func overlap(_ a: Rect, _ b: Rect) -> Bool {
    min(a.maxX, b.maxX) - max(a.minX, b.minX) > 1 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 1
}

/// What is wrong with how a text is drawn, or nil: a drawing is well-formed XML of finite numbers without script, a refusal
/// says why, and findings lie within the text.
func fault(in text: String) -> String? {
    let source = slice(text)
    let result = renderDiagram(source)
    if let fault = FindingCheck.fault(in: result.diagnostics, about: source.bytes) { return fault }
    guard let svg = result.svg else {
        return result.diagnostics.contains { $0.severity == .error } ? nil : "no drawing, and no error"
    }
    return SVGCheck.fault(in: svg)
}
