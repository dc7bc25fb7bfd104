import Diagnostics
import Foundation
import Support
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

    @Test("A text holds no long run of combining marks, whatever escapes stand for them", arguments: diagrams)
    func marks(diagram: String) throws {
        for mark in ["#769;", "&#803;", "#x301;", "\\u0301", "\u{301}\u{323}"] {
            let source = diagram.replacing("X", with: "a" + String(repeating: mark, count: 100) + "b")
            let file = SourceFile(path: "a.mmd", text: ControlCharacters.replaced(source))
            guard let svg = renderDiagram(SourceSlice(file), options: DiagramOptions(isStandalone: true)).svg else {
                continue
            }
            #expect(CombiningMarks.cut(svg) == svg, "\(mark)")
        }
        #expect(CombiningMarks.contains("\u{301}"))
    }

    @Test("No two elements of a drawing have one id, whatever nodes and frames are called")
    func ids() throws {
        let source = """
            flowchart LR
            title --> desc
            title2 --> node-1
            subgraph title
            x
            end
            subgraph desc
            y
            end
            subgraph flowchart-title-0
            z
            end
            subgraph "a b"
            u
            end
            subgraph a-b
            v
            end
            """
        let svg = try #require(renderDiagram(slice(source), options: DiagramOptions(idPrefix: "d")).svg)
        let ids = svg.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(ids.count > 12 && Set(ids).count == ids.count)
        #expect(svg.contains("aria-labelledby=\"d-title\"") && svg.contains("<title id=\"d-title\">"))
    }

    @Test("A code that stands for one is shown as it is written", arguments: ["#2;", "&#27;", "#65534;", "&#x9b;"])
    func entities(text: String) {
        #expect(Entities.decode("a\(text)b") == "a\(text)b")
    }
}
