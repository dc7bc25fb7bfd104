import Diagnostics
import TestSupport
import Testing

@testable import Mermaid

/// Findings, links and their places, whatever an author's hand slips on.
@Suite("Places of findings in edited diagrams")
struct PlaceTests {
    private static let pieces = [
        "{", "}", "[", "]", "(", "\"", "`", ":", ";", "#", "%%", "%%{", "}%%", "--", "-->", "é", "日", "🚀", "\u{202E}",
        "\n",
        "\n\n", " ", "end\n", "end note\n", "note right of ", "note left of é : ", "state ", "state é {\n", "style ",
        "class ",
        "classDef ", "click ", "<<fork>>", "<img>", "fa:fa-é", "$$x$$", "@{", "subgraph ", "participant ", "Note over ",
        "accDescr {", "title", "---\n",
    ]

    static let fixtures =
        SeparationTests.diagrams + SequenceFixtures.all + PieTests.charts + [
            "---\ntitle: É\nconfig:\n  theme: dark\n---\n%%{init: {\"x\": \"url(\"}}%%\nflowchart LR\n  a[\"é <img>\"] --> b\n  class z q\n  style y fill:red\n  click c \"javascript:x\"\n",
            "stateDiagram-v2\n  [*] --> é\n  state \"Ñ <img>\" as n {\n    a --> b : ✓\n    --\n    c\n    note right of a : 日本\n    note left of b\n      x $$\\frac{1}{2}$$\n    end note\n  }\n  state idle\n  class z q\n  click é \"javascript:x\" \"y\"\n",
            "stateDiagram-v2\nstate a {\nstate b {\nnote right of c\né\nend note\n}\n}\n}\n",
        ]

    /// A fence within a file, behind a quote's marks: the text around it is made of long characters.
    private static func embedded(_ text: String) -> (slice: SourceSlice, file: [UInt8], body: Range<Int>) {
        var file = Array("日本\n> ```mermaid\n".utf8)
        let start = file.count
        var bytes: [UInt8] = []
        var lines: [SourceSlice.LineOrigin] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            file += Array("> ".utf8)
            lines.append(SourceSlice.LineOrigin(sliceOffset: bytes.count, fileOffset: file.count))
            file += Array(line.utf8) + [0x0A]
            bytes += Array(line.utf8) + [0x0A]
        }
        let body = start..<file.count
        file += Array("> ```\n🚀🚀".utf8)
        return (SourceSlice(of: SourceFile(path: "x.md", bytes: file), bytes: bytes, lines: lines), file, body)
    }

    private static func fault(in text: String) -> String? {
        let (slice, file, body) = embedded(text)
        let result = renderDiagram(slice)
        let found = result.diagnostics + ParsedDiagram(slice).findings
        if let fault = FindingCheck.fault(in: found, about: file) { return fault }
        let places = found.flatMap { [$0.range] + $0.related.map(\.range) } + result.links.map(\.range)
        for place in places where place.bytes.lowerBound < body.lowerBound || place.bytes.upperBound > body.upperBound {
            return "\(place.bytes) lies outside of the diagram's \(body)"
        }
        return result.svg.flatMap { SVGCheck.fault(in: $0) }
    }

    @Test("They lie in the diagram, on whole characters", arguments: fixtures)
    func edits(fixture: String) {
        #expect(Self.fault(in: fixture) == nil)
        var random = SeededGenerator(seed: 2026)
        for _ in 0..<Effort.count(usual: 60, thorough: 3_000) {
            var scalars = Array(fixture.unicodeScalars)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...scalars.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    scalars.removeSubrange(place..<min(scalars.count, place + Int.random(in: 1...9, using: &random)))
                case 1: scalars.removeSubrange(place...)
                default:
                    scalars.insert(
                        contentsOf: (Self.pieces.randomElement(using: &random) ?? "").unicodeScalars,
                        at: place
                    )
                }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            #expect(Self.fault(in: String(text)) == nil, "\(String(text).debugDescription)")
        }
    }

    @Test("Every beginning of a diagram is told about within it", arguments: fixtures)
    func beginnings(fixture: String) {
        let scalars = Array(fixture.unicodeScalars)
        for count in stride(from: 0, through: scalars.count, by: Effort.isThorough ? 1 : 7) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars.prefix(count))
            #expect(Self.fault(in: String(text)) == nil, "\(String(text).debugDescription)")
        }
    }
}
