import Testing

@testable import Mermaid

@Suite("Shapes")
struct ShapeTests {
    @Test(
        "Each pair of brackets makes its shape",
        arguments: [
            ("[x]", FlowchartShape.rectangle), ("(x)", .rounded), ("([x])", .stadium), ("[[x]]", .subroutine),
            ("[(x)]", .cylinder), ("((x))", .circle), ("(((x)))", .doubleCircle), ("(-x-)", .ellipse), (">x]", .odd),
            ("{x}", .diamond), ("{{x}}", .hexagon), ("[/x/]", .leanRight), ("[\\x\\]", .leanLeft),
            ("[/x\\]", .trapezoid), ("[\\x/]", .invertedTrapezoid), ("[|borders:lt|x]", .rectangle),
        ]
    )
    func brackets(_ brackets: String, _ shape: FlowchartShape) throws {
        let node = try chart("graph TD\nA\(brackets) --> B").nodes[0]
        #expect(node.shape == shape)
        #expect(node.label.text == "x")
    }

    @Test(
        "Every shape has a name, room for its label and an outline edges can meet",
        arguments: FlowchartShape.allCases
    )
    func geometry(_ shape: FlowchartShape) throws {
        let label = Size(width: 120, height: 40)
        let measure = ShapeMeasure(label: label, padding: Size(width: 16, height: 11))
        let geometry = shape.geometry(measure)
        #expect(geometry.size.width > 0 && geometry.size.height > 0)
        #expect(geometry.outlineY(atX: 0, isUpper: true) != nil)
        #expect(geometry.outlineX(atY: 0, isLeft: false) != nil)
        guard geometry.showsLabel else { return }
        #expect(abs(geometry.labelCentre.x) + label.width / 2 <= geometry.size.width / 2 + 0.01)
        #expect(abs(geometry.labelCentre.y) + label.height / 2 <= geometry.size.height / 2 + 0.01)
    }

    @Test(
        "Names and aliases of @{ shape }",
        arguments: ["diamond", "decision", "cyl", "db", "lin-cyl", "st-doc", "hex", "bolt"]
    )
    func aliases(_ name: String) throws {
        #expect(FlowchartShape(name: name) != nil)
        #expect(isAccepted("graph TD\nA@{ shape: \(name), label: \"x\" } --> B"))
    }

    @Test("Unknown and misspelt shapes are errors", arguments: ["Diamond", "no-such", "lean_right"])
    func unknown(_ name: String) { #expect(!isAccepted("graph TD\nA@{ shape: \(name) }")) }

    @Test("Attributes may run over lines and hold braces in quotes")
    func attributes() throws {
        let node = try chart("graph TD\nA@{\n  shape: doc\n  label: \"a } b\"\n}\nA --> B").nodes[0]
        #expect(node.shape == .document)
        #expect(node.label.text == "a } b")
    }
}
