import Testing

@testable import Mermaid

@Suite("Drawing")
struct DrawingTests {
    private func svg(_ text: String, _ options: DiagramOptions = DiagramOptions()) throws -> String {
        try #require(renderDiagram(slice(text), options: options).svg)
    }

    @Test("Texts of all scripts are written as they are, however long a drawing gets")
    func written() {
        var writer = SVGWriter(capacity: 0)
        var expected = ""
        for number in 0..<200 {
            writer.raw("<t a=\"")
            writer.number(Double(number * number) - 0.25)
            writer.raw("\">")
            writer.escaped("ñ & 日本語 < \u{1}🚀")
            writer.raw("plain é")
            writer.escaped("")
            let hundredths = number * number * 100 - 25
            let value = hundredths < 0 ? "-0.25" : "\(hundredths / 100).75"
            expected += "<t a=\"\(value)\">ñ &amp; 日本語 &lt;  🚀plain é"
        }
        let text = writer.text
        #expect(text == expected)
    }

    @Test("The same text gives the same bytes")
    func determinism() throws {
        let text = "flowchart TD\nA -->|x| B & C\nsubgraph S\nB\nend\nC --> A"
        #expect(try svg(text) == svg(text))
    }

    @Test("Mermaid's class names and ids, prefixed")
    func names() throws {
        let drawing = try svg("flowchart TD\nA:::hot -->|yes| B\nsubgraph S\nB\nend", DiagramOptions(idPrefix: "d7"))
        for part in [
            "class=\"node default hot\"", "id=\"d7-flowchart-A-0\"", "class=\"cluster\"", "flowchart-link",
            "data-id=\"L_A_B_0\"", "class=\"edgeLabel\"", "role=\"document\"",
            "<title id=\"d7-title\"",
            "<desc id=\"d7-desc\"",
        ] { #expect(drawing.contains(part), "\(part)") }
    }

    @Test("An embedded drawing has no style, script, foreign object or namespace")
    func embedded() throws {
        let drawing = try svg("flowchart TD\nA[\"<script>x</script> & <b>b</b>\"]\nstyle A fill:#f8d7da")
        for part in ["<style", "style=", "<script", "foreignObject", "xmlns", "javascript:"] {
            #expect(!drawing.contains(part), "\(part)")
        }
        #expect(drawing.contains("fill=\"#f8d7da\""))
    }

    @Test(
        "Text on an author's colour can be read",
        arguments: ["#f8d7da", "#000080", "yellow", "rgb(10,10,10)", "hsl(120, 50%, 25%)"]
    )
    func contrast(_ fill: String) throws {
        let colour = try #require(Colour(fill))
        let text = try #require(Colour(colour.readableText))
        #expect(colour.contrast(to: text) >= 4.5)
    }

    @Test("Links go through the caller")
    func links() throws {
        let text = "flowchart TD\nA --> B\nclick A \"lesson.md\" \"Go\""
        let result = renderDiagram(slice(text), options: DiagramOptions(resolveLink: { _ in "/lesson/" }))
        #expect(try #require(result.svg).contains("<a href=\"/lesson/\""))
        #expect(result.links.map(\.href) == ["lesson.md"])
    }

    @Test("The outline says in words what leads where")
    func outline() {
        let text = "flowchart TD\nA[\"One<br/>1\"] -->|yes| B{Two}"
        #expect(renderDiagram(slice(text)).outline == "Flowchart with 2 nodes and 1 edge. One 1 → Two: yes.")
        let spanish = renderDiagram(slice(text), options: DiagramOptions(language: "es-MX")).outline
        #expect(spanish.hasPrefix("Diagrama de flujo con 2 nodos y 1 arista."))
    }

    @Test("A collapsed group is described as the box that it is drawn as")
    func collapsedOutline() {
        let text = "flowchart LR\n  subgraph g [Group]\n    a --> b\n  end\n  g --> c\n  g@{ view: collapsed }\n"
        #expect(renderDiagram(slice(text)).outline == "Flowchart with 2 nodes and 1 edge. Group → c.")
    }

    @Test("Nodes of one text are told apart in the outline, and a sentence ends with one sign")
    func outlineOfNamesakes() {
        let text = "flowchart TD\nA[What is it?] --> B[What is it?]\nB -->|Sure?| C[A struct…]"
        let result = renderDiagram(slice(text))
        #expect(
            result.sentences == [
                "Flowchart with 3 nodes and 2 edges.", "What is it? (1) → What is it? (2).",
                "What is it? (2) → A struct…: Sure?",
            ]
        )
        #expect(result.outline == result.sentences.joined(separator: " "))
    }

    @Test("Words of a label's lines are apart for those who listen, and text without spaces stays together")
    func spacesBetweenLines() throws {
        func lines(_ label: String) throws -> [String] {
            let svg = try #require(renderDiagram(slice("flowchart TD\nA[\"\(label)\"]")).svg)
            let text = try #require(svg.firstMatch(of: /(?s)<text[^>]*>(.*?)<\/text>/)).1
            return text.split(separator: /<tspan x=/).map { String($0).replacing(/^[^>]*>|<[^>]*>/, with: "") }
        }
        #expect(try lines("One<br/>two") == ["One ", "two"])
        let japanese = try lines(String(repeating: "状態", count: 20))
        #expect(japanese.count > 1 && japanese.allSatisfy { !$0.contains(" ") })
    }

    @Test(
        "The description of a drawing that has its words beside it is its first sentence; its kind is told beside a title"
    )
    func besideItsWords() throws {
        var options = DiagramOptions()
        options.isOutlinedBeside = true
        let text = "flowchart TD\naccTitle: Choice\nA --> B\nB --> C"
        let svg = try #require(renderDiagram(slice(text), options: options).svg)
        #expect(svg.contains(">Flowchart with 3 nodes and 2 edges.</desc>"))
        #expect(svg.contains("aria-roledescription=\"Flowchart\""))
        let plain = try #require(renderDiagram(slice("flowchart TD\nA --> B")).svg)
        #expect(!plain.contains("aria-roledescription"))
    }

    @Test("Text is as wide as the font says")
    func widths() {
        // Widths of Arial in 1/2048 em.
        #expect(abs(FontMetrics.width(of: "A", size: 2048, isBold: false) - 1366) < 0.01)
        #expect(abs(FontMetrics.width(of: "i", size: 2048, isBold: true) - 569) < 0.01)
        let family = FontMetrics.width(of: "👨‍👩‍👧", size: 16, isBold: false)
        #expect(family == FontMetrics.width(of: "👨", size: 16, isBold: false))
    }

    @Test("Long labels wrap at 200 pixels, words stay whole")
    func wrapping() {
        let runs = [[Label.Run(text: "one two three four five six seven eight nine ten eleven twelve", style: [])]]
        let label = LabelLayout.layOut(runs, width: 200, fontSize: 16)
        #expect(label.lines.count > 1)
        #expect(label.width <= 200)
        let word = LabelLayout.layOut(
            [[Label.Run(text: String(repeating: "x", count: 60), style: [])]],
            width: 200,
            fontSize: 16
        )
        #expect(word.lines.count == 1)
    }

    @Test(
        "A text may be underlined and struck through at once",
        arguments: ["<s><u>a</u></s>", "<u><s>a</s></u>", "<b><i><ins><del>a"]
    )
    func styles(label: String) throws {
        let text = "flowchart TD\nA[\"\(label)\"]"
        #expect(fault(in: text) == nil)
        #expect(try #require(renderDiagram(slice(text)).svg).contains("text-decoration=\"underline line-through\""))
    }
}
