import Diagnostics
import TestSupport
import Testing

@testable import Mermaid

/// Random and mutated text must never crash or hang, and what is drawn must be a drawing.
@Suite("Hostile text")
struct FuzzTests {
    /// How many bytes each of the random tests tries; `make fuzz` tries millions of texts.
    static let bytes = 60_000

    static let pieces = [
        "flowchart TD\n", "graph LR\n", "A", "B", "C", "end", "subgraph S\n", "subgraph T[x y]\n", "end\n", "-->",
        "---",
        "-.->", "==>", "~~~", "x--x", "<-->", "--", "-- t -->", "|", "|t|", "[", "]", "(", ")", "{", "}", "((", "))",
        "[[", "]]", "[/", "/]", "(-", "-)", "\"", "`", "&", " & ", ";", "\n", " ", "%%", "%%{init: {}}%%", ":::", "@{",
        "}", "shape: diam", "label: \"x\"", "style A fill:#f00", "classDef x fill:red", "class A x",
        "linkStyle 0 stroke:red",
        "click A \"https://a\"", "direction LR\n", "accTitle: t\n", "accDescr {", "#quot;", "&lt;", "<br/>", "é", "日本",
        "🚀",
        "\u{0}", "\r", "---\ntitle: x\n---\n", "$$x^2$$", "e1@-->", "**b**", "_i_", "fa:fa-car", "\u{202E}", "A --> B",
    ]

    @Test("Found by fuzzing: a list in a directive that a brace breaks off")
    func brokenList() { #expect(isAccepted("%%{init: {\"flowchart\": {\"x\":[/ true}} }%%\ngraph TD\nA-->B")) }

    @Test(
        "Found by fuzzing",
        arguments: [
            // An error's place ended within a character.
            "flowchart TD\n🚀[", "flowchart TD\n\u{202E}style A fill:#f00", "classDiagram\nA 🚀 B", "erDiagram\n日本 ~",
            // The colon before a point is the last of the three before a class.
            "quadrantChart\n::: [0.1, 0.2]", "quadrantChart\na::: [0.1, 0.2]", "quadrantChart\na:::: [0.1, 0.2]",
        ]
    )
    func found(_ text: String) { #expect(fault(in: text) == nil) }

    @Test("Found by fuzzing: more edges, or longer ones, than can be drawn")
    func tooLarge() {
        let group = (0..<300).map { "a\($0)" }.joined(separator: " & ")
        #expect(!isAccepted("graph TD\n\(group) --> \(group)"))
        let chain = (0..<3000).map { "n\($0) --> n\($0 + 1)" }.joined(separator: "\n")
        let back = (0..<100).map { "n\($0) --> n\(3000 - $0)" }.joined(separator: "\n")
        let result = renderDiagram(slice("graph TD\n\(chain)\n\(back)"))
        #expect(result.svg == nil)
        #expect(result.diagnostics.map(\.rule) == [RuleID.diagramTooLarge])
    }

    @Test("Random pieces")
    func pieces() {
        var generator = SeededGenerator(seed: 42)
        var tried = 0
        while tried < Self.bytes {
            var text = Bool.random(using: &generator) ? "flowchart TD\n" : ""
            for _ in 0..<Int.random(in: 1...60, using: &generator) {
                text += Self.pieces.randomElement(using: &generator) ?? ""
            }
            tried += text.utf8.count
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    @Test("Mutated charts")
    func mutations() {
        var generator = SeededGenerator(seed: 7)
        let seed = Array(
            """
            ---
            title: T
            ---
            flowchart LR
            subgraph S["x"]
              direction TB
              A[one] -->|yes| B{two?} & C
              B e1@-. "no" .-> D@{ shape: doc, label: "d" }
            end
            S --> E((e)) --> A
            style A fill:#fff,color:#000
            classDef hot fill:red
            class A,B hot
            click A "https://example.com" "tip"
            """.utf8
        )
        var tried = 0
        while tried < Self.bytes {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 9...126, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
                default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
                }
                if bytes.isEmpty { bytes = seed }
            }
            tried += bytes.count
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    static let heads = ["classDiagram\n", "stateDiagram-v2\n", "erDiagram\n"]

    static let otherPieces = [
        "A", "B", "A --> B\n", "[*]", "-->", "--", "..", "<|--", "*--", "o--", "()--", "||--o{", "}o..o|",
        "one or more",
        "to", "1", "{", "}", "{\n", "}\n", "\n", " ", "namespace N {\n", "class A", "class A{\n", "state A {\n",
        "state \"x\" as ", "<<fork>>", "<<", ">>", "note for A \"x\"", "note right of A : t\n", "note left of B\n",
        "end note\n", "~T~", "~", "`", "\"", "\"1\"", ":", ":::x", ";", "#", "#quot;", "%%", "direction LR\n",
        "classDef x fill:#f00\n", "class A x\n", "style A fill:red\n", "click A href \"x\"\n", "call f(", "+m() int\n",
        "int id PK, FK \"c\"\n", "é", "日本", "🚀", "\u{0}", "\r", "accDescr {", "A[\"alias\"]", "--\n", "A --> A : l\n",
    ]

    @Test("Random pieces of the other types", arguments: heads)
    func otherPieces(_ head: String) {
        var generator = SeededGenerator(seed: 99)
        var tried = 0
        while tried < Self.bytes / 2 {
            var text = head
            for _ in 0..<Int.random(in: 1...60, using: &generator) {
                text += Self.otherPieces.randomElement(using: &generator) ?? ""
            }
            tried += text.utf8.count
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    @Test("Mutated diagrams of the other types", arguments: SeparationTests.diagrams)
    func otherMutations(_ text: String) {
        var generator = SeededGenerator(seed: 5)
        var tried = 0
        while tried < Self.bytes / 4 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &generator) where bytes.count > 2 {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 9...126, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
                }
            }
            tried += bytes.count
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    @Test(
        "Long repetitions of the other types come to an end",
        .timeLimit(.minutes(10)),
        arguments: heads,
        [
            "A", "A ", "{", "}", "class A{", "namespace A{\n", "state A {\n", "state A\n", "--\n", "~", "\"", "`",
            "note ",
            "A --> A\n", "A --> B\n", "A ||--|| B : x\n", "note right of A : x\n", "direction ", "A {\nint a\n}\n",
            "A : f(((\n", ":", "<<", "[", "#", "A : ~~~~\n", "class A:::x\n", "%%", "x y\n",
        ]
    )
    func otherRepetitions(_ head: String, _ piece: String) {
        #expect(fault(in: head + String(repeating: piece, count: Effort.length(3_000))) == nil)
    }

    @Test(
        "Long repetitions come to an end",
        // Far above what they take: only a hang reaches it.
        .timeLimit(.minutes(10)),
        arguments: [
            " ", "-", "[", "(", "{", "\"", "A&", "subgraph\n", "A-->", "A & ", "%%{", "@{", "<", "*", "\n", "=", ".",
            "~", "|", "x", "direction ",
        ]
    )
    func repetitions(_ piece: String) {
        let text = "flowchart TD\n" + String(repeating: piece, count: Effort.length(4_000))
        let label =
            "flowchart TD\nA[\"`" + String(repeating: piece == "\"" ? "x" : piece, count: Effort.length(4_000)) + "`\"]"
        for source in [text, label] {
            #expect(fault(in: source) == nil)
        }
    }
}
