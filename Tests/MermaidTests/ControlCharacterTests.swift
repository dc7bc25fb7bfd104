import Diagnostics
import Foundation
import Testing

@testable import Mermaid

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Drawings of control characters")
struct ControlCharacterTests {
    private static let diagrams = [
        "flowchart LR\naccTitle: X\naccDescr: X\nsubgraph s[\"X\"]\na[\"X\"] -- \"X\" --> b{{X}}\nend\nclick a \"h.html?X\" \"X\"\nclassDef c fill:#fff\nclass a c\n",
        "sequenceDiagram\ntitle X\nparticipant A as X\nA->>B: X\nNote over A: X\nloop X\nB-->>A: X\nend\nlinks A: {\"X\": \"h.html\"}\n",
        "classDiagram\nclass A[\"X\"] {\n<<X>>\n+String X\n+m(X) Y\n}\nA --> B : X\nnote for A \"X\"\n",
        "stateDiagram-v2\ns1 : X\n[*] --> s1 : X\nnote right of s1 : X\nstate \"X\" as s2\n",
        "erDiagram\nA ||--o{ B : \"X\"\nA[\"X\"] {\nint id PK \"X\"\n}\n",
        "pie showData title X\n\"X\" : 3\n\"Y\" : 4\n", "---\ntitle: \"X\"\n---\nflowchart LR\na --> b\n",
        "%%{init: {\"theme\": \"X\"}}%%\nflowchart LR\na[\"`**X** X`\"] --> b\n",
    ]
    private static let texts = [
        "\u{1}", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{7F}", "\u{9B}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "#2;", "#12;",
        "#27;", "&#2;",
        "&#x1b;", "#65534;", "&#xFFFF;", "#155;", "#xB;", "\\u0002", "\\x02",
    ]

    @Test("A drawing is XML and holds none, whatever its texts hold", arguments: diagrams)
    func wellFormed(diagram: String) throws {
        var drawn = 0
        for text in Self.texts {
            let source = diagram.replacing("X", with: "a\(text)b")
            guard let svg = renderDiagram(slice(source), options: DiagramOptions(isStandalone: true)).svg else {
                continue
            }
            drawn += 1
            #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(source.debugDescription)")
            let held = svg.unicodeScalars.filter { ControlCharacters.contains($0) || $0 == "\u{C}" }
            #expect(held.isEmpty, "\(source.debugDescription)")
        }
        #expect(drawn >= 12)
    }

    @Test("A code that stands for one is shown as it is written", arguments: ["#2;", "&#27;", "#65534;", "&#x9b;"])
    func entities(text: String) {
        #expect(Entities.decode("a\(text)b") == "a\(text)b")
    }
}
