import Testing

@testable import Mermaid

struct LineEndTests {
    private static let ofOtherTypes = [
        "flowchart TD\naccDescr {\n a\n b\n}\nA[\"a\nb\"] -->|\"c\nd\"| B\n",
        "classDiagram\naccDescr {\n a\n b\n}\nclass A {\n  b() int\n}\nA <|-- B : c\n",
        "stateDiagram-v2\naccDescr {\n a\n b\n}\nA --> B\nnote right of A\n  a\n  b\nend note\n",
        "erDiagram\naccDescr {\n a\n b\n}\nA ||--o{ B : c\n",
        "pie showData\naccDescr {\n a\n b\n}\n\"a\nb\" : 1\n",
        "---\ntitle: |\n  a\n  b\n---\nflowchart TD\nA\n",
    ]

    @Test("A diagram is the same, whichever system's line ends it has", arguments: SequenceFixtures.all + ofOtherTypes)
    func lineEnds(text: String) throws {
        let drawing = try #require(renderDiagram(slice(text)).svg)
        for lineEnd in ["\r\n", "\r"] {
            let other = renderDiagram(slice(text.replacing("\n", with: lineEnd)))
            #expect(other.diagnostics.map(\.message.en) == renderDiagram(slice(text)).diagnostics.map(\.message.en))
            #expect(other.svg == drawing)
        }
    }
}
