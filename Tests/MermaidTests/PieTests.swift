import Diagnostics
import Testing

@testable import Mermaid

@Suite("Pie charts")
struct PieTests {

    private func pie(_ text: String) throws -> PieChart {
        try #require(ParsedDiagram(slice(text)).diagram as? PieChart)
    }

    private func scene(_ text: String) throws -> PieScene { PieScene(try pie(text)) }

    @Test("Slices, values, title and showData")
    func slices() throws {
        let chart = try pie(
            "pie showData title  Two  words %% a comment\n\"A\" : 42.96\n  'B':5\n%% c\n\n\"C\" : 0 %% d\naccTitle: For ears\naccDescr { One\n two }\n"
        )
        #expect(chart.showsData)
        #expect(chart.title == "Two words")
        #expect(chart.slices.map(\.label) == ["A", "B", "C"])
        #expect(chart.slices.map(\.value) == [42.96, 5, 0])
        #expect(chart.accessibleTitle == "For ears")
        #expect(chart.accessibleDescription == "One\ntwo")
    }

    @Test(
        "What Mermaid refuses is refused",
        arguments: [
            "pie\n\"A\" : -1", "pie\n\"A\" : 1e3", "pie\n\"A\" : .5", "pie\n\"A\" : 5.", "pie\n\"A\" : 01",
            "pie\n\"A\" : 1,5",
            "pie\n\"A\" 3", "pie\nA : 3", "pie\n\"A\" : 3 \"B\" : 4", "pie\nshowData", "pie\n\"A\" : 3;",
            "pie\n\"A : 3",
            "pie\n\"A\" : x", "pie\n\"A\" : 12%", "pie\ntitlex", "pie\n\"A\" : +3", "pie\n\"A\" : 1.2.3",
        ]
    )
    func refused(_ text: String) { #expect(!isAccepted(text)) }

    @Test(
        "What Mermaid accepts is accepted",
        arguments: [
            "pie", "pie \"A\" : 1", "pie showData\n\"A\":1", "pie\n\"\" : 3", "pie\n\"a \\\" b\" : 1",
            "pie\ntitle\n\"A\" : 1",
            "pie\r\n\"A\" : 1\r\n", "pie title x", "\n\npie\n\"a\nb\" : 1",
        ]
    )
    func accepted(_ text: String) { #expect(isAccepted(text)) }

    @Test("A label that comes twice is left out, and said to be")
    func duplicates() throws {
        let parsed = ParsedDiagram(slice("pie\n\"A\" : 1\n\"A\" : 2"))
        let chart = try #require(parsed.diagram as? PieChart)
        #expect(chart.slices.map(\.value) == [1])
        #expect(parsed.diagnostics.map(\.rule) == [RuleID.diagramNotDrawn])
    }

    static let charts = [
        "pie\n\"A\" : 1", "pie title T\n\"A\" : 3\n\"B\" : 2\n\"C\" : 0", "pie showData\n\"A\" : 0",
        "pie\n" + (1...40).map { "\"Slice number \($0)\" : \($0 % 7 == 0 ? 30 : 1)" }.joined(separator: "\n"),
        "pie\n\"A\" : 1000\n" + (1...9).map { "\"B\($0)\" : \($0)" }.joined(separator: "\n"),
        "---\nconfig:\n  pie:\n    donutHole: 0.5\n    legendPosition: center\n    highlightSlice: B\n---\npie\n\"A\" : 3\n\"B\" : 2",
        "%%{init: {\"pie\": {\"legendPosition\": \"left\", \"textPosition\": 0.2}}}%%\npie\n\"A\" : 3\n\"B\" : 2",
        "%%{init: {\"pie\": {\"legendPosition\": \"top\"}}}%%\npie\n\"A\" : 3\n\"B\" : 2",
        "%%{init: {\"pie\": {\"legendPosition\": \"bottom\"}}}%%\npie\n\"A\" : 3\n\"B\" : 2",
    ]

    @Test("Nothing lies on a text, nothing outside, and no line runs through a text", arguments: charts)
    func clear(_ text: String) throws { #expect(faults(in: try scene(text)) == []) }

    @Test("Angles add up to a turn")
    func turn() throws {
        for text in Self.charts {
            let slices = try scene(text).slices
            for (first, second) in zip(slices, slices.dropFirst()) { #expect(first.end == second.start) }
            if let last = slices.last { #expect(abs(last.end - 1) < 1e-9) }
        }
    }

    @Test("Sines are right, and angles found again", arguments: [0, 0.1, 0.125, 0.25, 0.3, 0.5, 0.61, 0.75, 0.99])
    func circle(_ turn: Double) {
        let point = CirclePoint.at(turn, radius: 10)
        #expect(abs(point.x * point.x + point.y * point.y - 100) < 1e-9)
        #expect(abs(CirclePoint.turn(of: point) - turn) < 1e-6)
        #expect(CirclePoint.at(0.25, radius: 2) == Point(x: 2, y: 0))
    }

    @Test("Percentages can be read on their slices, slices seen on the page")
    func colours() throws {
        for slice in PieColours.slices(12, DiagramSettings()) {
            let fill = try #require(Colour(slice.fill))
            #expect(fill.contrast(to: try #require(Colour(slice.text))) >= 4.5)
            for palette in [DiagramPalette.light, .dark] {
                #expect(fill.contrast(to: try #require(Colour(palette.background))) >= 2.99)
            }
        }
        var settings = DiagramSettings()
        settings.themeVariables = [.init(key: "pie1", value: .string("yellow"))]
        #expect(PieColours.slices(2, settings)[0].fill == "#ffff00")
        #expect(PieColours.slices(2, settings)[0].text == "#1a1a1a")
    }

    @Test("Every chart is drawn the same twice, with nothing that could run or load", arguments: charts)
    func drawing(_ text: String) throws {
        for theme in DiagramOptions.Theme.allCases {
            let result = renderDiagram(slice(text), options: DiagramOptions(theme: theme))
            let drawing = try #require(result.svg)
            #expect(drawing == renderDiagram(slice(text), options: DiagramOptions(theme: theme)).svg)
            for part in ["<style", "style=", "<script", "foreignObject", "xmlns", "url(", "nan", "inf"] {
                #expect(!drawing.contains(part), "\(part)")
            }
        }
    }

    @Test(
        "Words for those who don't see it",
        arguments: [
            ("en", "Pie chart with 2 slices. A: 3 (75%). B: 1 (25%)."),
            ("es", "Gráfico circular con 2 porciones. A: 3 (75 %). B: 1 (25 %)."),
        ]
    )
    func outline(_ language: String, _ outline: String) {
        let text = "pie showData\n\"A\" : 3\n\"B\" : 1"
        #expect(renderDiagram(slice(text), options: DiagramOptions(language: language)).outline == outline)
    }

    @Test("Two slices, drawn")
    func snapshot() throws {
        let result = renderDiagram(slice("pie title T\n\"A\" : 3\n\"B\" : 1"), options: DiagramOptions(theme: .light))
        #expect(result.svg?.replacing("><", with: ">\n<") == PieSnapshot.twoSlices)
    }
}
