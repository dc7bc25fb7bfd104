import TestSupport
import Testing

@testable import Mermaid

/// The same as ``FuzzTests`` for sequence diagrams and pies.
@Suite("Hostile sequence diagrams and pies")
struct SequenceFuzzTests {
    private static let pieces = [
        "sequenceDiagram\n", "pie\n", "pie showData\n", "A", "B", "Alice ", "->>", "-->>", "->", "-->", "-x", "--)",
        "<<->>",
        "-|\\", "/|--", "\\\\-", "()", "+", "-", ": text", ":", "\n", ";", " ", "#", "#quot;", "participant ", "actor ",
        "create ", "destroy ", " as ", "@{ \"type\": \"database\" }", "@{", "}", "box Aqua x\n", "box\n", "loop x\n",
        "alt y\n",
        "else z\n", "par a\n", "and b\n", "par_over c\n", "critical d\n", "option e\n", "break f\n", "opt g\n",
        "rect rgb(1,2,3)\n", "rect\n", "end\n", "Note left of A: n\n", "Note right of B: n\n", "Note over A,B: n\n",
        "autonumber", " 10", " 1.5 .5", " off", "activate A\n", "deactivate A\n", "A->>+B: x\n", "B-->>-A: y\n",
        "A->>A: self\n", "create participant C\nA->>C: x\n", "destroy C\nA-xC: y\n", "link A: x @ y\n",
        "links A: {\"a\": \"b\"}\n",
        "properties A: {", "title T\n", "accTitle: t\n", "accDescr {", "%%", "%%{wrap}%%",
        "%%{init: {\"sequence\":{\"wrap\":true}}}%%\n",
        "<br/>", "<b>", "$$x^2$$", "\"a\" : 1\n", "\"b\" : 2.5\n", "'c' : 0\n", "\"", ": -1", ": 99999999999999999999",
        "é", "日本",
        "🚀", "\u{0}", "\u{1}", "\r", "\u{A0}", "\u{202E}", "wrap:", "nowrap:",
    ]

    @Test("Random pieces")
    func pieces() {
        var generator = SeededGenerator(seed: 11)
        var tried = 0
        while tried < FuzzTests.bytes {
            var text = ["", "pie\n", "sequenceDiagram\n", "sequenceDiagram\n"].randomElement(using: &generator) ?? ""
            for _ in 0..<Int.random(in: 1...80, using: &generator) {
                text += Self.pieces.randomElement(using: &generator) ?? ""
            }
            tried += text.utf8.count
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    @Test("Mutated diagrams")
    func mutations() {
        var generator = SeededGenerator(seed: 12)
        let seeds = (SequenceFixtures.all + PieTests.charts).map { Array($0.utf8) }
        var tried = 0
        while tried < FuzzTests.bytes {
            var bytes = seeds.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...12, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
                case 3:
                    bytes.insert(
                        contentsOf: Array((Self.pieces.randomElement(using: &generator) ?? "").utf8),
                        at: index
                    )
                default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
                }
            }
            tried += bytes.count + 1
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(fault(in: text) == nil, "\(text.debugDescription)")
        }
    }

    @Test(
        "Long repetitions come to an end",
        // Far above what they take: only a hang reaches it.
        .timeLimit(.minutes(10)),
        arguments: [
            " ", "-", "(", "/", "\\", "#", "#a", ";", ":", "@{", "}", "%", "<", "\n", "x", "A->>B: x\n", "A->>+B: x\n",
            "loop\n", "alt\nend\n", "else\n", "Note over A: x\n", "box\nend\n", "participant ", "\"a\" : 1\n", "\"",
            "'",
            "A->>A:", "create ", "title ", "<br>",
        ]
    )
    func repetitions(_ piece: String) {
        let repeated = String(repeating: piece, count: Effort.length(4_000))
        for text in ["sequenceDiagram\n" + repeated, "pie\n" + repeated, "sequenceDiagram\nA->>B: " + repeated] {
            #expect(fault(in: text) == nil)
        }
    }
}
