import Diagnostics
import Testing

@testable import Mermaid

@Suite("State diagrams")
struct StateTests {
    private func diagram(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> StateDiagram {
        try read("stateDiagram-v2\n" + text, sourceLocation: sourceLocation)
    }

    @Test(
        "Mermaid's grammar decides what is a state diagram",
        arguments: [
            ("", true), ("A", true), ("A --> B", true), ("A --> B : x;", true), ("A --> B: a:b", true),
            ("A --> B: f({ x#colon; 'y' })", true), ("[*] --> A:::x\nA:::y --> [*]", true), ("A --> B C --> D", true),
            ("state A {\nB --> C\n--\nD\n}\nA --> X", true), ("state A\n{\nB\n}", true), ("state \"x y\" as z", true),
            ("state \"x\" as z {\nB\n}", true), ("state c [[choice]]\nA --> c", true), ("state Foo\nA", true),
            ("scale 350 width\nhide empty description\nA", true), ("A --> B %% why\n# more", true),
            ("click A \"u\" \"t\"\nclick A href \"u\"\nA", true), ("note \"x\" as N", true), ("A --> B }", true),
            ("note right of A : t", true), ("note left of A\nx\nend note", true), ("accDescr {\nx\n}\nA", true),
            ("CLASS A x\nSTATE B {\nC\n}\nA", true), ("class A, B x\nstyle A,B fill:#f00\nA --> B", true),
            ("A-B --> C", false), ("A -> B", false), ("A --> B --> C", false), ("A --> \"B\"", false), ("A:", false),
            ("A --> B: a::b", false), ("default --> A", false), ("state A {\nB", false), ("state \"x\"", false),
            ("state A {\nA --> B\n}", false), ("state \"x\" as a {\nb\n}\na : more", false), ("scale 350", false),
            ("note right of A : a:b", false), ("note right of A x", false), ("note left of A\nx", false),
            ("classDef default fill:#f00", false), ("classDef a,b fill:#f00", false), ("click A \"u\"\nA", false),
            ("state f <<fork>> {\nA\n}", false), ("{ A }", false), ("end note", false),
        ]
    )
    func grammar(text: String, isValid: Bool) {
        #expect(isAccepted("stateDiagram-v2\n" + text) == isValid)
    }

    @Test("Each composite state and each region has a start and an end of its own")
    func starts() throws {
        let diagram = try diagram("[*] --> A\nstate A {\n[*] --> B\n--\n[*] --> C\nC --> [*]\n}\nA --> [*]")
        let kinds = diagram.states.filter { $0.kind == .start || $0.kind == .end }
        #expect(
            kinds.map(\.id) == ["root_start", "A-region-1_start", "A-region-2_start", "A-region-2_end", "root_end"]
        )
        #expect(diagram.states.count { $0.kind == .region } == 2)
        for state in kinds.dropFirst().dropLast() { #expect(diagram.states[state.parent].kind == .region) }
    }

    @Test("The last mention inside braces decides where a state lies")
    func membership() throws {
        let diagram = try diagram("B --> D\nstate A {\nB --> C\n}\nB --> E")
        let parent = try #require(diagram.stateIndices["A"])
        #expect(
            try ["B", "C"].map { diagram.states[try #require(diagram.stateIndices[$0])].parent } == [parent, parent]
        )
        #expect(diagram.states[try #require(diagram.stateIndices["D"])].parent == -1)
    }

    @Test(
        "Kinds of states",
        arguments: [
            ("state x <<fork>>", DiagramState.Kind.fork), ("state x <<join>>", .join), ("state x [[choice]]", .choice),
            ("A --> x\nstate x <<fork>>", .fork), ("x : text", .plain), ("state x {\ny\n}", .composite),
        ]
    )
    func kinds(text: String, kind: DiagramState.Kind) throws {
        let diagram = try diagram(text)
        #expect(diagram.states[try #require(diagram.stateIndices["x"])].kind == kind)
    }

    @Test("Descriptions pile up; the first takes the place of the id")
    func descriptions() throws {
        let diagram = try diagram("state \"Long name\" as A\nA : one\nA : two")
        #expect(diagram.states[0].descriptions == ["Long name", "one", "two"])
    }

    @Test("Directions belong to the state they stand in")
    func directions() throws {
        let diagram = try diagram("direction LR\nstate A {\ndirection BT\nB --> C\n}")
        #expect(diagram.direction == .leftToRight)
        #expect(diagram.states[0].direction == .bottomToTop)
    }

    @Test("Notes stand on the side they name, level with their state, and touch nothing")
    func notes() throws {
        let diagram = try diagram(
            "A --> B\nB --> C\nnote left of B : left\nnote right of B\nthe right\nside\nend note\nnote right of B : another"
        )
        let graph = diagram.measured.graph
        let scene = try #require(GraphLayout.scene(graph))
        let state = try #require(scene.nodes.first { graph.nodes[$0.index].name == "B" })
        let notes = scene.nodes.filter { graph.nodes[$0.index].tone == .note }
        #expect(notes.count == 3)
        #expect(notes[0].centre.x < state.centre.x && notes[1].centre.x > state.centre.x)
        for (index, node) in scene.nodes.enumerated() {
            for other in scene.nodes[..<index] { #expect(!overlap(rect(node), rect(other))) }
        }
    }

    @Test("A state that holds nothing is drawn as a state")
    func emptyComposite() throws {
        let graph = try diagram("state A {\n}\nB --> A").measured.graph
        #expect(graph.frames.isEmpty)
        #expect(graph.nodes.map(\.name).sorted() == ["A", "B"])
        #expect(graph.edges[0].target == .node(1))
    }

    @Test("What draws nothing is said")
    func warnings() {
        func rules(_ text: String) -> [RuleID] {
            ParsedDiagram(slice("stateDiagram-v2\n" + text)).diagnostics.map(\.rule)
        }
        #expect(rules("A --> B\nstate C") == [RuleID.diagramNotDrawn])
        #expect(rules("A --> B\nstate A") == [])
        #expect(rules("A --> B\nclass Z x\nclassDef x fill:red") == [RuleID.diagramUnknownTarget])
        #expect(rules("A --> B\nclick A href \"javascript:x\"") == [RuleID.diagramUnsafeLink])
    }

    @Test("The outline says what leads where and what lies in what")
    func outline() {
        let text = "stateDiagram-v2\n[*] --> A\nstate A {\nB --> C : go\n}\nnote left of B : hi"
        #expect(
            renderDiagram(slice(text)).outline
                == "State diagram with 3 states and 2 transitions. A holds B, C. Start → A. B → C: go. Note for B: hi."
        )
        let spanish = renderDiagram(slice(text), options: DiagramOptions(language: "es")).outline
        #expect(spanish.hasPrefix("Diagrama de estados con 3 estados y 2 transiciones. A contiene B, C. Inicio → A."))
    }
}
