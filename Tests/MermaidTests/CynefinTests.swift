import Testing

@testable import Mermaid

@Suite struct CynefinTests {
    private func diagram(_ body: String) throws -> CynefinDiagram {
        let parsed = ParsedDiagram(slice("cynefin-beta\n" + body))
        #expect(parsed.diagnostics.isEmpty)
        return try #require(parsed.diagram as? CynefinDiagram)
    }

    @Test("Items belong to the domain above them, and moves lead from one domain to another")
    func reading() throws {
        let map = try diagram(
            "title \"Two\"\ncomplex\n  \"a\"\n  'b'\nclear \"c\"\ncomplex --> clear : \"d\"\nchaotic --> confusion\n"
        )
        #expect(map.title == "Two")
        #expect(map.items.map { "\($0.domain) \($0.label.text)" } == ["complex a", "complex b", "clear c"])
        #expect(
            map.transitions.map { "\($0.source) \($0.target) \($0.label?.text ?? "-")" } == [
                "complex clear d", "chaotic confusion -",
            ]
        )
        #expect(
            map.outline(language: "en")
                == """
                Cynefin diagram with 3 items and 2 moves.
                Complex: a, b.
                Clear: c.
                Complex → Clear: d.
                Chaotic → Confusion.
                """
        )
        #expect(map.outline(language: "es").contains("Caótico → Confusión."))
    }

    @Test(
        "A text that is none is refused where it goes wrong",
        arguments: [
            ("\"lost\"", "“lost”", "in no domain"), ("simple", "simple", "expected a domain"),
            ("clear --> simple", "simple", "expected a domain"), ("clear --> chaotic : x", "x", "a text in quotes"),
            ("clear \"a", "\"a", "a text in quotes"), ("clear \"a\" b", "b", "the end of the line"),
        ]
    )
    func faults(_ body: String, _ place: String, _ message: String) throws {
        let parsed = ParsedDiagram(slice("cynefin-beta\n" + body))
        let fault = try #require(parsed.diagnostics.first)
        #expect(!parsed.isValid && fault.message.en.contains(message), "\(fault.message.en)")
    }

    @Test("A colon may stand behind the type")
    func colon() { #expect(ParsedDiagram(slice("cynefin-beta:\nclear\n")).diagnostics.isEmpty) }

    @Test("A move from a domain to itself is a warning, as Mermaid leaves it out")
    func selfMove() {
        let parsed = ParsedDiagram(slice("cynefin-beta\nclear\nclear --> clear"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [.diagramNotDrawn])
    }

    @Test(
        "No text covers another, whatever the number of items and moves",
        arguments: [
            "complex\ncomplicated\nclear\nchaotic",
            "confusion\n\"a\"\n\"b\"\n\"c\"\n\"d\"\n\"a long item in the middle\"",
            "complex --> complicated : \"one\"\ncomplicated --> complex : \"two\"\nclear --> chaotic : \"three of them\"",
            "complex --> chaotic : \"a longer reason for it\"\nchaotic --> complex : \"b\"\ncomplicated --> clear",
            "complex --> clear : \"across\"\nchaotic --> complicated : \"up\"\nconfusion --> clear : \"known\"\nclear --> confusion : \"lost\"",
        ]
    )
    func places(_ body: String) throws {
        let scene = try diagram(body).scene(language: "en")
        let frames = scene.texts.map(\.frame)
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                let isApart =
                    frame.maxX <= other.minX || other.maxX <= frame.minX || frame.maxY <= other.minY
                    || other.maxY <= frame.minY
                #expect(isApart, "\(frame) \(other)")
            }
        }
    }

    @Test("Settings take descriptions away, make room, and straighten the boundaries")
    func settings() throws {
        let text =
            "---\nconfig:\n  cynefin:\n    showDomainDescriptions: false\n    width: 1000\n---\ncynefin-beta\nclear"
        let parsed = ParsedDiagram(slice(text))
        let map = try #require(parsed.diagram as? CynefinDiagram)
        let scene = map.scene(language: "en")
        #expect(parsed.diagnostics.isEmpty && scene.texts.count == 5)
        #expect(abs((scene.bounds?.width ?? 0) - 1000) < 0.01)
    }
}
