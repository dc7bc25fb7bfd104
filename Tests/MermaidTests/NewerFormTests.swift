import Diagnostics
import Testing

@testable import Mermaid

/// Forms of text that Mermaid has taken since version 11.15.
@Suite("Newer forms")
struct NewerFormTests {
    private func words(_ text: String) -> [String] {
        ParsedDiagram(slice(text)).diagram?.labels.map(\.text) ?? []
    }

    @Test(
        "Trees: names without quotes, as `tree` prints them, with classes, icons and descriptions",
        arguments: [
            ("src/\n  a b.swift\n  c.swift\nREADME", [-1, 0, 0, -1], ["src/", "a b.swift", "c.swift", "README"]),
            ("├── src\n│   └── main.c\n└── x", [-1, 0, -1], ["src", "main.c", "x"]),
            ("root/\n├── a\n│\n│   ├── b ## the b\n└── c", [-1, 0, 1, 0], ["root/", "a", "b", "the b", "c"]),
            (
                "id[\"A name\"] :::hot\n  [slug].tsx icon(folder)\nclassDef hot fill:#f96", [-1, 0],
                ["A name", "[slug].tsx"]
            ),
            (
                "\"q:::r\" ## d %% e\n  'x' :::hot ## ##\nclassDef hot color:#b00", [-1, 0],
                ["q:::r", "d %% e", "x", "##"]
            ),
        ]
    )
    func trees(text: String, parents: [Int], words: [String]) throws {
        let tree: TreeView = try read("treeView-beta\n" + text)
        #expect(tree.nodes.map(\.parent) == parents)
        #expect(tree.labels.map(\.text) == words)
        #expect(tree.nodes.allSatisfy { $0.icon == nil || $0.icon == "📁" })
        #expect(renderDiagram(slice("treeView-beta\n" + text)).svg != nil)
    }

    @Test("A tree's class that is not defined, and an icon that is not known, are told")
    func treeFindings() {
        let found = ParsedDiagram(slice("treeView-beta\na :::x icon(nothing)")).diagnostics.map(\.rule)
        #expect(found == [RuleID.diagramNotDrawn, .diagramUnknownClass])
    }

    @Test("Quadrants and XY charts take words of all languages without quotes")
    func languages() {
        #expect(words("quadrantChart\nx-axis Fácil --> Difícil\n点: [0.3, 0.6]").contains("点"))
        #expect(words("xychart\nx-axis [á, 点]\nline [1, 2]").contains("点"))
    }

    @Test("Points of XY charts may have labels")
    func pointLabels() throws {
        let chart: XYChart = try read("xychart\nline [1 \"low\", 2, 3 \"high\"]\nbar [4 \"x\"]")
        #expect(chart.series[0].pointLabels.mapValues { $0.label.text } == [0: "low", 2: "high"])
        #expect(chart.series[0].values == [1, 2, 3])
        let svg = try #require(renderDiagram(slice("xychart\nline [1 \"low\", 2]")).svg)
        #expect(svg.contains(">low<"))
    }

    @Test("Entities without a semicolon, as browsers read them")
    func entities() {
        let expected = [
            "&#40Valkey&#41": "(Valkey)", "R&amp D": "R& D", "&copy 2026": "© 2026", "&lt3": "<3", "AT&T": "AT&T",
            "a&num b": "a&num b", "#35 x": "#35 x", "&#": "&#", "&#0x": "&#0x",
        ]
        for (text, shown) in expected { #expect(Entities.decode(text) == shown) }
    }

    @Test("Attributes that may be missing, styles that end in a semicolon, descriptions of nodes")
    func small() throws {
        let entities: EntityDiagram = try read("erDiagram\nP {\nstring? name\nint? n PK \"x\"\n}")
        #expect(entities.entities[0].attributes.map(\.type) == ["string?", "int?"])
        let classes: ClassDiagram = try read("classDiagram\nclass A\nclassDef x fill:#f9f,stroke-width:2px;\nA --> B")
        #expect(classes.relations.count == 1 && classes.styleClasses[0].styles.count == 2)
        #expect(words("C4Deployment\nDeployment_Node(a, \"A\", \"Linux\", \"Runs it\") {\n}").contains("Runs it"))
    }

    @Test("`~~~` in class diagrams is an error on its line", arguments: ["A ~~~ B\nB --> C", "class A~T\nA --> B~"])
    func tildes(_ text: String) {
        let parsed = ParsedDiagram(slice("classDiagram\n" + text))
        #expect(parsed.diagnostics.contains { $0.rule == .diagramSyntax && $0.range.bytes.upperBound < 24 })
    }

    @Test("`align` puts services in a row or in a column")
    func align() throws {
        let services = "architecture-beta\nservice a\nservice b\nservice c\n"
        func centres(_ text: String) throws -> [Point] {
            let svg = try #require(renderDiagram(slice(services + text)).svg)
            return try ["a", "b", "c"].map { id in
                let found = try #require(svg.firstRange(of: "service-\(id)\" transform=\"translate("))
                let numbers = svg[found.upperBound...].prefix { $0 != ")" }.split(separator: ",").compactMap {
                    Double($0)
                }
                try #require(numbers.count == 2)
                return Point(x: numbers[0], y: numbers[1])
            }
        }
        let row = try centres("align row a b c")
        #expect(Set(row.map(\.y)).count == 1 && row.map(\.x) == row.map(\.x).sorted())
        let column = try centres("align column c a b")
        #expect(Set(column.map(\.x)).count == 1 && column[2].y < column[0].y && column[0].y < column[1].y)
        for text in ["align row a", "align a b", "align row a x"] {
            #expect(!ParsedDiagram(slice(services + text)).isValid)
        }
    }

    @Test("A collapsed subgraph is one box, at which the edges of its inside end")
    func collapsed() throws {
        let text =
            "flowchart TD\nsubgraph s [In]\na --> b\nsubgraph t\nc\nend\nend\nx --> a\nc --> y\ns@{ view: collapsed }"
        let chart = try chart(text)
        #expect(chart.nodes.map(\.id) == ["x", "y"] && chart.subgraphs.map(\.id) == ["s"])
        #expect(chart.edges.map { [$0.source, $0.target] } == [["x", "s"], ["s", "y"]])
        #expect(renderDiagram(slice(text)).svg != nil)
    }

    @Test("Steps of edges and colours of words are told, since they are not drawn")
    func told() {
        let step = ParsedDiagram(slice("flowchart LR\na e1@--> b\ne1@{ step: 1 }"))
        #expect(step.diagnostics.map(\.rule) == [RuleID.diagramNotDrawn])
        let colour = renderDiagram(slice("flowchart LR\na[\"<font color=red>x</font>\"] --> b"))
        #expect(colour.svg != nil && colour.diagnostics.map(\.rule) == [RuleID.diagramNotDrawn])
    }

    @Test("`<small>` is smaller")
    func smallType() {
        let (lines, dropped) = LabelParser.parse("big <small>small</small>", syntax: .plain)
        #expect(lines == [[.init(text: "big ", style: []), .init(text: "small", style: .small)]] && dropped.isEmpty)
    }

    @Test("Swimlanes are drawn as a flowchart, and Mermaid's other types are named as such")
    func types() throws {
        #expect(try chart("swimlane-beta LR\nsubgraph A\na --> b\nend\nb --> c").direction == .leftToRight)
        for type in ["info", "zenuml"] {
            let message = ParsedDiagram(slice(type + "\n x")).diagnostics.first?.message.en
            #expect(message?.contains("is not a diagram type") == false)
        }
        for type in [
            "railroad-beta", "railroad-ebnf-beta", "railroad-abnf-beta", "railroad-peg-beta", "cynefin-beta",
            "usecase-beta", "agentflow-beta",
        ] { #expect(DiagramTypes.type(for: type) != nil) }
    }
}
