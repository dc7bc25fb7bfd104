import Diagnostics
import Testing

@testable import Mermaid

@Suite("Block diagrams")
struct BlockTests {
    static let fixtures = [
        """
        block-beta
          columns 3
          store[("Store")] space cache["A cache"]
          block:view["Views"]:3
            columns 2
            list("List") detail{{"Detail"}}
            wide>"A flag that covers two columns"]:2
          end
          down<["down"]>(down) both<["to and fro"]>(x) all<["all"]>(x, y)
          store -- "fills" --> cache
          cache -.-> list
          view ==> store
          classDef warm fill:#ffb84d,stroke:#333
          class store,cache warm
          style detail color:#ff0000
        """,
        "block\n  a b\n  a --- b\n  a -- \"a label that is longer than the gap\" --x b",
        "block\n block\n  block\n   a\n  end\n  b\n end\n c o--o a\n b <--> c ~~~ d",
        "block\ncolumns 2\nwide:5 space:3 last[/\"leans\"\\]\nempty\nblock:hollow end",
    ]

    @Test("Nothing lies on anything else", arguments: fixtures)
    func clear(_ text: String) throws {
        try expectClear(text)
        #expect(fault(in: text) == nil)
    }

    @Test("Blocks, columns, spans, spaces and lines")
    func model() throws {
        let diagram: BlockDiagram = try read(Self.fixtures[0])
        #expect(diagram.grids[-1]?.columns == 3)
        #expect(diagram.grids[-1]?.members == [0, -1, 1, 2, 6, 7, 8])
        let view = try #require(diagram.indices["view"])
        #expect(diagram.blocks[view].span == 3 && diagram.blocks[view].isGroup)
        #expect(diagram.grids[view]?.columns == 2)
        #expect(diagram.blocks[8].shape == .arrow([.left, .right, .up, .down]))
        #expect(diagram.edges.map(\.line) == [.solid, .dotted, .thick])
        #expect(diagram.edges[0].label?.text == "fills")
        #expect(diagram.blocks[0].classes == ["warm"])
    }

    @Test("A block stands where it is first named; what is said of it later is added")
    func later() throws {
        let diagram: BlockDiagram = try read("block\n a space b\n a(\"Start\") --> c")
        #expect(diagram.blocks.map(\.id) == ["a", "b", "c"])
        #expect(diagram.blocks[0].shape == .flowchart(.rounded))
        #expect(diagram.grids[-1]?.members == [0, -1, 1, 2])
    }

    @Test("What does not fit into a row begins the next one")
    func rows() throws {
        let diagram: BlockDiagram = try read("block\ncolumns 3\na b:2 c:2 d")
        let grid = BlockGrid(
            [0, 1, 2, 3],
            columns: 3,
            gap: Size(width: 10, height: 10),
            span: { diagram.blocks[$0].span },
            size: { _ in Size(width: 40, height: 20) },
            isGroup: { _ in false }
        )
        #expect(grid.cells.map { [$0.row, $0.column, $0.span] } == [[0, 0, 1], [0, 1, 2], [1, 0, 2], [1, 2, 1]])
        #expect(grid.widths == [40, 40, 40] && grid.size == Size(width: 140, height: 50))
    }

    @Test("A span wider than the columns is told, and drawn as wide as all")
    func wide() {
        let parsed = ParsedDiagram(slice("block\ncolumns 2\na:3"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [.diagramNotDrawn])
    }

    @Test(
        "What Mermaid refuses is refused, with the place",
        arguments: [
            "a[text]", "a[\"text\"", "a<[\"x\"]>(over)", "a --", "a -- \"x\" b", "a -- \"x\" ==> b", "end",
            "block\n a", "columns 0", "-a", "a[\"x\"}", "class a", "block:a\nend\nblock:a\nend",
        ]
    )
    func refused(_ text: String) throws {
        let parsed = ParsedDiagram(slice("block\n" + text))
        #expect(!parsed.isValid)
        let found = try #require(parsed.diagnostics.first)
        #expect(found.rule == .diagramSyntax && found.range.bytes.lowerBound >= 5)
    }

    @Test("Styles for what is not there are told")
    func unknown() {
        let parsed = ParsedDiagram(slice("block\na\nclassDef k fill:#fff\nclass a,b k\nstyle a fill:#f00"))
        #expect(parsed.diagnostics.map(\.rule) == [.diagramUnknownTarget])
    }

    @Test("Words for those who don't see it")
    func outline() {
        let text = "block\nblock:g[\"Views\"]\n a[\"One\"] b\nend\na -- \"asks\" --> b"
        #expect(
            renderDiagram(slice(text), options: DiagramOptions(language: "en")).outline
                == "Block diagram with 2 blocks and 1 line. Views: One, b. One → b: asks."
        )
        #expect(
            renderDiagram(slice(text), options: DiagramOptions(language: "es")).outline
                == "Diagrama de bloques con 2 bloques y 1 línea. Views: One, b. One → b: asks."
        )
    }

    @Test("Translated labels are no difference; another structure is")
    func skeleton() {
        func keys(_ text: String) -> [String] { ParsedDiagram(slice(text)).skeleton.parts.map(\.key) }
        #expect(keys("block\na[\"One\"] --> b") == keys("block\na[\"Uno\"] --> b"))
        #expect(keys("block\na[\"One\"] --> b") != keys("block\na(\"One\") --> b"))
        #expect(keys("block\ncolumns 1\na b") != keys("block\ncolumns 2\na b"))
    }

    @Test("Too many cells and groups too deep are refused")
    func tooLarge() {
        for text in [
            "block\nspace:9999999999", "block\n" + (0..<5000).map { "a\($0) " }.joined(),
            "block\na:3000 b:3000",
        ] {
            #expect(ParsedDiagram(slice(text)).diagnostics.map(\.rule) == [.diagramTooLarge])
        }
        #expect(!isAccepted("block\n" + String(repeating: "block\n", count: 100)))
    }
}
