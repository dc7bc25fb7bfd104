import MathML
import MermaidSVG
import Testing

/// Drawings and formulas as other packages see them.
@Suite("Libraries")
struct LibraryTests {
    @Test("A drawing is SVG, with its outline in the language that is asked for")
    func drawing() throws {
        let drawing = MermaidDrawing("flowchart TD\n  a[Uno] --> b[Dos]", language: "es", idPrefix: "first")
        let svg = try #require(drawing.svg)
        #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>"))
        #expect(svg.contains("id=\"first"))
        #expect(drawing.outline.contains("Uno"))
        #expect(drawing.findings.isEmpty)
    }

    @Test("A file of its own brings its style sheet, and a theme its colours")
    func themes() throws {
        let text = "pie\n  \"a\" : 1"
        let file = try #require(MermaidDrawing(text, isFile: true).svg)
        #expect(file.contains("xmlns=") && file.contains("<style"))
        let drawings = try MermaidDrawing.Theme.allCases.map {
            try #require(MermaidDrawing(text, theme: $0, isFile: true).svg)
        }
        #expect(Set(drawings).count == drawings.count)
        #expect(MermaidDrawing.styleSheet.contains("--diagram-"))
    }

    @Test("A fault has its place, counted in characters", arguments: [("en", "a"), ("es", "a"), ("fr", "a")])
    func faults(language: String, label: String) throws {
        let drawing = MermaidDrawing("flowchart TD\n  é[\(label)] -->", language: language)
        #expect(drawing.svg == nil)
        let finding = try #require(drawing.findings.first { $0.severity == .error })
        #expect((finding.rule, finding.line) == ("diagram-syntax", 2))
        #expect(finding.column > 6)
        #expect(finding.message.isEmpty == false)
        let english = try #require(MermaidDrawing("flowchart TD\n  é[a] -->").findings.first)
        #expect((finding.message == english.message) == (language != "es"))
    }

    @Test("A formula is a math element, and says what is wrong with it")
    func formulas() {
        let formula = LaTeXFormula("x^2", isDisplay: true)
        #expect(formula.mathML == "<math display=\"block\"><msup><mi>x</mi><mn>2</mn></msup></math>")
        #expect(formula.faults.isEmpty)
        let faulty = LaTeXFormula("\\frca{1}{2}", language: "es")
        #expect(faulty.faults.map(\.range) == [0..<5])
        #expect(faulty.faults.first?.advice?.contains("\\frac") == true)
    }
}
