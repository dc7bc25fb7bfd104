import Diagnostics
import TestSupport
import Testing

@testable import Mermaid

@Suite("Diagrams too large to be drawn")
struct TooLargeTests {
    /// A long text, told by its name in the test's log.
    struct Long: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
    }

    private static func numbered(_ count: Int, _ unit: (Int) -> String) -> String { (0..<count).map(unit).joined() }

    private static let refusedTexts: [Long] = [
        Long("bytes", "flowchart TD\n" + String(repeating: "%% a comment\n", count: 80_000)),
        Long("nodes", "flowchart TD\n" + numbered(10_001) { "n\($0)\n" }),
        Long("classes", "classDiagram\n" + numbered(10_001) { "class C\($0)\n" }),
        Long("notes", "classDiagram\n" + numbered(10_001) { _ in "note \"x\"\n" }),
        Long("states", "stateDiagram-v2\n" + numbered(10_001) { "s\($0)\n" }),
        Long("entities", "erDiagram\n" + numbered(10_001) { "E\($0)\n" }),
        Long(
            "subgraphs that name one another",
            "flowchart TD\n" + numbered(300) { "subgraph s\($0 + 1)\ns\($0)\nend\n" }
        ),
        Long("states that name one another", "stateDiagram-v2\n" + numbered(300) { "state s\($0) {\ns\($0 + 1)\n}\n" }),
        Long(
            "classes for entities",
            "erDiagram\nclass " + numbered(40) { "E\($0)," } + "E " + numbered(40) { "c\($0)," } + "c"
        ),
    ]

    @Test("One finding says so, in the text, and nothing is drawn", arguments: refusedTexts)
    func refused(long: Long) throws {
        let source = slice(long.text)
        let result = renderDiagram(source)
        #expect(result.svg == nil)
        #expect(result.diagnostics.map(\.rule) == [RuleID.diagramTooLarge])
        let range = try #require(result.diagnostics.first).range.bytes
        #expect(!range.isEmpty && range.upperBound < 60)
    }

    private static let crowdedTexts: [Long] = [
        Long("12,000 edges", "flowchart TD\n" + numbered(12_001) { _ in "a --> b\n" }),
        Long("12,000 relations", "classDiagram\n" + numbered(12_001) { _ in "A --> B\n" }),
        Long("12,000 transitions", "stateDiagram-v2\n" + numbered(12_001) { _ in "a --> b\n" }),
        Long("12,000 relationships", "erDiagram\n" + numbered(12_001) { _ in "A ||--o{ B : has\n" }),
        Long("2,000 relations", "C4Context\nPerson(a, A)\n" + numbered(2_001) { _ in "Rel(a, a, \"to\")\n" }),
        Long("2,000 lines", "block\na b\n" + numbered(2_001) { _ in "a --> b\n" }),
    ]

    @Test("What there is one too many of is said where it stands, with what to do", arguments: crowdedTexts)
    func crowded(long: Long) throws {
        let result = renderDiagram(slice(long.text))
        #expect(result.svg == nil)
        let fault = try #require(result.diagnostics.first { $0.severity == .error })
        #expect(fault.rule == .diagramTooLarge && fault.advice?.en == "split it into several diagrams")
        #expect(fault.message.en == "this diagram has more than \(long.testDescription)")
        #expect(fault.range.bytes.lowerBound > long.text.utf8.count - 40)
    }

    private static let drawnTexts: [Long] = [
        Long("nodes", "flowchart TD\n" + numbered(2_000) { "n\($0)\n" }),
        Long("subgraphs", "flowchart TD\n" + numbered(60) { "subgraph s\($0 + 1)\ns\($0)\nend\n" }),
    ]

    @Test("Large ones are drawn", arguments: drawnTexts)
    func drawn(long: Long) { #expect(renderDiagram(slice(long.text)).svg != nil) }

    /// Each took time that grows with the square of its length, or more.
    private static let steepTexts: [Long] = [
        Long("directives never closed", String(repeating: "%%{", count: Effort.length(150_000))),
        Long(
            "directives never closed, on lines",
            String(repeating: "%%{\n", count: Effort.length(100_000)) + "flowchart TD\nA"
        ),
        Long(
            "keys of front matter",
            "---\n" + numbered(Effort.length(40_000)) { "k\($0): a\n" } + "---\nflowchart TD\nA"
        ),
        Long(
            "lists of many lines",
            "---\n" + numbered(200) { "k\($0): [\n" + String(repeating: " a,\n", count: 190) + "]\n" }
                + "---\nflowchart TD\nA"
        ),
        Long(
            "sections",
            numbered(Effort.length(8_000)) { "%%{init: {\"class\": {\"k\($0)\": 1}}}%%\n" } + "flowchart TD\nA"
        ),
        Long(
            "tags that break lines",
            "flowchart TD\nA[\"" + String(repeating: "<p>", count: Effort.length(100_000)) + "\"]"
        ),
        Long(
            "tags of which others close",
            "flowchart TD\nA[\"" + String(repeating: "<b>", count: Effort.length(60_000))
                + String(repeating: "</i>", count: Effort.length(60_000))
                + "\"]"
        ),
        Long("stars", "flowchart TD\nA[\"`a" + String(repeating: "*", count: Effort.length(200_000)) + "`\"]"),
        Long(
            "a direction below a long line",
            "flowchart TD\n" + String(repeating: "a;", count: Effort.length(150_000)) + "\ndirection LR\n"
        ),
        Long(
            "subgraphs of one name",
            "flowchart TD\n" + numbered(Effort.length(9_000)) { "subgraph s\nn\($0)\nend\n" }
        ),
        Long(
            "styles of many edges",
            "flowchart TD\nA-->B\nlinkStyle " + String(repeating: "0,", count: Effort.length(90_000)) + "0 "
                + String(repeating: "stroke:red,", count: Effort.length(20_000))
        ),
        Long(
            "a long class of many nodes",
            "flowchart TD\nclassDef c " + String(repeating: "fill:red,", count: Effort.length(20_000)) + "color:red\n"
                + numbered(Effort.length(4_000)) { "n\($0):::c\n" }
        ),
        Long(
            "composites on one line",
            "stateDiagram-v2\n" + String(repeating: "state a {} ", count: Effort.length(30_000)) + "<\n"
        ),
        Long(
            "states around one another",
            "stateDiagram-v2\n" + numbered(Effort.length(9_000)) { "state s\($0) {\ns\($0 + 1)\n}\n" }
        ),
        Long(
            "slices of one name",
            "pie\n" + numbered(500) { "\"a\($0)\": 1\n" }
                + String(repeating: "\"a499\": 1\n", count: Effort.length(30_000))
        ),
        Long(
            "keys of an attribute",
            "erDiagram\nA {\nint id " + String(repeating: "PK,", count: Effort.length(100_000)) + "FK\n}\n"
        ),
    ]

    @Test(
        "Long texts are read or refused",
        // Far above what they take: only a hang reaches it.
        .timeLimit(.minutes(10)),
        arguments: steepTexts
    )
    func steep(long: Long) { #expect(fault(in: long.text) == nil) }

    @Test("Many findings are cut short, and the list says so")
    func manyFindings() {
        let text = "stateDiagram-v2\n" + Self.numbered(12_000) { "state s\($0)\n" } + "a"
        let found = renderDiagram(slice(text)).diagnostics
        #expect(found.count == DiagnosticList.most + 1)
        #expect(found.last?.rule == "too-many-findings")
    }

    @Test("Subgraphs of one name share their members, and one ring of names is told")
    func doubles() throws {
        let chart = try chart(
            "flowchart TD\nsubgraph s\na\nend\nsubgraph t\nb\nend\nsubgraph s\nc\nend\nsubgraph s\ns\nd\nend"
        )
        #expect(chart.subgraphs.map(\.id) == ["t", "s"])
        #expect(chart.subgraphs.last?.members == ["a", "c", "d"])
        #expect(ParentRing.first(in: [-1, 0, 3, 4, 2, 2, 1]) == 2)
        #expect(ParentRing.first(in: [0]) == 0)
        #expect(ParentRing.first(in: [-1, 0, 1, 1]) == nil)
        #expect(!isAccepted("flowchart TD\nsubgraph s\nt\nend\nsubgraph t\ns\nend"))
    }

    @Test("A start that becomes a region's takes all its transitions along")
    func regions() throws {
        let text = "stateDiagram-v2\na_start --> x\nstate a {\n[*] --> b\n}\nstate a {\n[*] --> c\n--\n[*] --> d\n}\n"
        let diagram: StateDiagram = try read(text)
        let ids = Set(diagram.states.map(\.id))
        #expect(diagram.transitions.count == 4)
        #expect(diagram.transitions.allSatisfy { ids.contains($0.source) && ids.contains($0.target) })
    }

    @Test("Of a property's values the last that can be drawn counts")
    func styles() {
        let styles = StyleDeclarations.parse("fill:red,stroke:blue,fill:zzz,x:y,fill:lime,stroke:url(a)")
        #expect(
            StyleDeclarations.effective(styles).map { "\($0.property):\($0.value)" } == ["stroke:blue", "fill:lime"]
        )
    }

    @Test("Of several marks on a line the last fork, else the last join, else the last choice counts")
    func marks() throws {
        let diagram: StateDiagram = try read("stateDiagram-v2\nstate a <<choice>>\nstate b [[JOIN]]\n")
        #expect(diagram.states.map(\.kind) == [.choice, .join])
    }
}
