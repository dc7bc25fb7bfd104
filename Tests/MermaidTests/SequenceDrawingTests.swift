import Testing

@testable import Mermaid

@Suite("Drawing sequence diagrams")
struct SequenceDrawingTests {
    private func svg(_ text: String, _ options: DiagramOptions = DiagramOptions()) throws -> String {
        try #require(renderDiagram(slice(text), options: options).svg)
    }

    @Test("The same text gives the same bytes, and nothing that could run or load", arguments: SequenceFixtures.all)
    func safety(_ text: String) throws {
        for theme in DiagramOptions.Theme.allCases {
            let drawing = try svg(text, DiagramOptions(theme: theme))
            #expect(try drawing == svg(text, DiagramOptions(theme: theme)))
            for part in ["<style", "style=", "<script", "foreignObject", "xmlns", "url(", "nan", "inf"] {
                #expect(!drawing.contains(part), "\(part)")
            }
        }
    }

    @Test("Mermaid's class names and data, ids prefixed")
    func names() throws {
        let drawing = try svg(
            "sequenceDiagram\nautonumber\nA->>+B: x\nloop y\nB-->>-A: z\nend\nNote over A: n",
            DiagramOptions(idPrefix: "d7")
        )
        for part in [
            "id=\"d7\"", "class=\"actor\"", "actor-top", "actor-bottom",
            "class=\"actor-line", "messageText", "messageLine0", "messageLine1", "class=\"activation0", "loopLine",
            "labelBox", "labelText", "loopText", "class=\"note", "noteText", "sequenceNumber", "data-from=\"A\"",
            "data-to=\"B\"", "data-et=\"message\"",
        ] { #expect(drawing.contains(part), "\(part)") }
    }

    @Test("Links go through the caller")
    func links() throws {
        let text = "sequenceDiagram\nlink A: Page @ lesson.md\nA->>B: x"
        let drawing = try svg(text, DiagramOptions(resolveLink: { $0.replacing(".md", with: ".html") }))
        #expect(drawing.contains("<a href=\"lesson.html\">"))
        #expect(renderDiagram(slice(text)).links.map(\.href) == ["lesson.md"])
    }

    @Test(
        "Words for those who don't see it, in the page's language",
        arguments: [
            (
                "en",
                "Sequence diagram with 2 participants: Alice, Bob. 2 messages. Alice → Bob: hi. Alternatives (good): Bob → Alice: yes. Otherwise: End: alternatives. Note (Bob): end."
            ),
            (
                "es",
                "Diagrama de secuencia con 2 participantes: Alice, Bob. 2 mensajes. Alice → Bob: hi. Alternativas (good): Bob → Alice: yes. Si no: Fin: alternativas. Nota (Bob): end."
            ),
        ]
    )
    func outline(_ language: String, _ outline: String) throws {
        let text = "sequenceDiagram\nAlice->>Bob: hi\nalt good\nBob-->>Alice: yes\nelse\nend\nNote over Bob: end"
        let result = renderDiagram(slice(text), options: DiagramOptions(language: language))
        #expect(result.outline == outline)
        #expect(try #require(result.svg).contains(">\(outline)</desc>"))
    }

    @Test(
        "A tint leaves the page's text readable, also over another tint",
        arguments: ["aqua", "rgb(0, 0, 0)", "white", "rgba(255, 0, 0, .4)", "#036", "hsl(60, 100%, 50%)"]
    )
    func tints(_ colour: String) throws {
        let first = try #require(Tint(colour, contrast: 7))
        let second = try #require(Tint("orange", over: first.grounds))
        for grounds in [first.grounds, second.grounds] {
            for (colours, palette) in [(grounds.light, DiagramPalette.light), (grounds.dark, .dark)] {
                let text = try #require(Colour(palette.labelText))
                #expect(colours.allSatisfy { $0.contrast(to: text) >= 4.5 })
            }
        }
    }

    @Test("A theme's colours are taken where they can be seen")
    func themes() throws {
        let text = "sequenceDiagram\nA->>B: x\nNote over A: n"
        let variables =
            "%%{init: {\"themeVariables\": {\"actorBkg\": \"#123456\", \"noteBkgColor\": \"#fedcba\", \"signalColor\": \"#ffffff\"}}}%%\n"
        let drawing = try svg(variables + text)
        #expect(drawing.contains("fill=\"#123456\""))
        #expect(drawing.contains("fill=\"#fedcba\""))
        // White lines would vanish on a white page.
        #expect(!drawing.contains("stroke=\"#ffffff\""))
    }

    @Test("One message, drawn")
    func snapshot() throws {
        let drawing = try svg("sequenceDiagram\nA->>B: hi", DiagramOptions(theme: .light))
        #expect(drawing.replacing("><", with: ">\n<") == SequenceSnapshot.oneMessage)
    }
}
