import Diagnostics
import Testing

@testable import Mermaid

@Suite("C4 diagrams")
struct C4Tests {
    static let fixtures = [
        """
        C4Context
        title A shop
        Enterprise_Boundary(shop, "The shop") {
            Person(buyer, "Buyer", "Buys, <br/>and asks")
            System(till, "Till", $descr="Takes money", $link="https://swift.org")
            System_Boundary(back, "Back office")
            {
                SystemDb(stock, "Stock", "What is there")
                SystemQueue_Ext(post, "Post")
            }
        }
        Person_Ext(bank, "Bank")
        BiRel(buyer, till, "Pays", "cash")
        Rel(till, stock, "Counts")
        Rel_U(till, bank, "Tells")
        Rel_Back(post, till, "Sends")
        UpdateElementStyle(buyer, $bgColor="#ffcc00", $borderColor="black")
        UpdateRelStyle(buyer, till, $textColor="blue", $lineColor="blue", $offsetX="9")
        UpdateLayoutConfig($c4ShapeInRow="3", $c4BoundaryInRow="1")
        """,
        "C4Dynamic\nContainer(a, \"A\", \"Swift\", \"Does one thing\")\nComponentDb(b, \"B\", \"SQLite\")\n"
            + "ContainerQueue(c, c)\nRel(a, b, \"Reads\", \"SQL\")\nRelIndex(7, b, c, \"Fills\")",
        "C4Deployment\nDeployment_Node(n, \"Machine\", \"Linux\") {\nNode_L(m, \"Inside\", \"x\", \"y\") { Container(a, \"A\", \"\", \"d\") }\n}\n"
            + "System(s, \"S\")\nRel(s, n, \"runs on\")",
    ]

    @Test("Nothing lies on anything else", arguments: fixtures)
    func clear(_ text: String) throws {
        try expectClear(text)
        #expect(fault(in: text) == nil)
    }

    @Test("Elements, boundaries, relations and styles")
    func model() throws {
        let diagram: C4Diagram = try read(Self.fixtures[0])
        #expect(diagram.elements.map(\.id) == ["buyer", "till", "stock", "post", "bank"])
        #expect(diagram.elements.map(\.parent) == [0, 0, 1, 1, -1])
        #expect(diagram.elements.map(\.form) == [.box, .box, .database, .queue, .box])
        #expect(diagram.elements.map(\.isExternal) == [false, false, false, true, true])
        #expect(diagram.elements[0].styles.map(\.property) == ["fill", "stroke"])
        #expect(diagram.boundaries.map(\.type) == ["ENTERPRISE", "SYSTEM"])
        #expect(diagram.relations.map(\.direction) == [.both, .forward, .forward, .backward])
        #expect(diagram.relations[0].technology?.text == "cash" && diagram.relations[2].isUpward)
        #expect(diagram.links.map(\.href) == ["https://swift.org"])
    }

    @Test("Relations of a dynamic view are numbered")
    func numbers() throws {
        let graph = try measuredGraph(Self.fixtures[1])
        #expect(graph.edges.map { $0.label?.plainText } == ["1: Reads [SQL]", "2: Fills"])
    }

    @Test("Text in a box of a colour of ours can be read", arguments: fixtures)
    func contrast(_ text: String) throws {
        for node in try measuredGraph(text).nodes {
            let fill = try #require(node.style.fill.flatMap { Colour($0) })
            let colour = try #require(node.style.textColour.flatMap { Colour($0) })
            #expect(colour.contrast(to: fill) >= 4.5, "\(node.name)")
        }
    }

    @Test(
        "What Mermaid refuses is refused, with the place",
        arguments: [
            "Person", "Person(", "Person()", "Person(a, \"b\" c)", "Robot(a, \"A\")", "Boundary(a, \"A\")",
            "Boundary(a, \"A\") {", "}", "Rel(a)", "direction XY", "Person(a, \"open)", "PersonDb(a, \"A\")",
        ]
    )
    func refused(_ text: String) throws {
        let parsed = ParsedDiagram(slice("C4Context\n" + text))
        #expect(!parsed.isValid)
        let found = try #require(parsed.diagnostics.first)
        #expect(found.rule == .diagramSyntax && found.range.bytes.lowerBound >= 9)
    }

    @Test("Relations and styles for what is not there are told, and so are sprites")
    func unknown() {
        let text =
            "C4Context\nPerson(a, \"A\", \"\", $sprite=\"robot\")\nRel(a, b, \"x\")\nUpdateElementStyle(c, $bgColor=\"red\")"
        let parsed = ParsedDiagram(slice(text))
        #expect(
            parsed.diagnostics.map(\.rule) == [.diagramNotDrawn, .diagramUnknownTarget, .diagramUnknownTarget]
        )
        #expect(parsed.drawn().svg != nil)
    }

    @Test("Words for those who don't see it, and what must be alike in every language")
    func words() {
        func text(_ name: String) -> String {
            "C4Context\nBoundary(b, \"In\") {\nPerson(p, \"\(name)\", \"Reads.\")\n}\nSystem(s, \"Site\")\nRel(p, s, \"Asks\", \"HTTP\")"
        }
        let parsed = ParsedDiagram(slice(text("Ana")))
        #expect(
            parsed.drawn(options: DiagramOptions(language: "en")).outline
                == "C4 diagram with 2 elements and 1 relation. Ana («person»): Reads. Site («system»). In: Ana. Ana → Site: Asks, HTTP."
        )
        #expect(parsed.drawn(options: DiagramOptions(language: "es")).outline.hasPrefix("Diagrama C4 con 2 elementos"))
        func keys(_ text: String) -> [String] { ParsedDiagram(slice(text)).skeleton.parts.map(\.key) }
        #expect(keys(text("Ana")) == keys(text("Eva")))
        #expect(keys(text("Ana")) != keys(text("Ana").replacing("Person(", with: "System(")))
    }
}
