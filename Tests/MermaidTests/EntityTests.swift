import Diagnostics
import Testing

@testable import Mermaid

@Suite("Entity-relationship diagrams")
struct EntityTests {
    private func diagram(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> EntityDiagram {
        try read("erDiagram\n" + text, sourceLocation: sourceLocation)
    }

    @Test(
        "Mermaid's grammar decides what is an entity-relationship diagram",
        arguments: [
            ("", true), ("A", true), ("A B", true), ("A ||--o{ B : has", true), ("A||--o{B : has", true),
            ("A ||--o{ B : \"\"", true), ("A[alias] { }", true), ("A[\"an alias\"]:::x {\nint id\n}", true),
            ("\"A b\" ||--|| 1.5 : x", true), ("1 ||--o{ 2 : x", true), ("A 1--1 B : x", true),
            ("A one or more to zero or one B : x", true), ("A many(0) optionally to only one B : x", true),
            ("A {\nint id PK, FK \"text\"\nList~T~ all\nvarchar(9) x UK\n}", true), ("direction LR\nA", true),
            ("classDef a,b fill:#f00;\nclass A,B a,b\nstyle A fill:red\nA", true), ("A:::x ||--o{ B:::y,z : r", true),
            ("Ñandú ||--o{ 日本 : tiene", true), ("accTitle: x\naccDescr { y }\nA", true),
            ("A ||--o{ B", false), ("A ||--o{ B : one", false), ("A ||--o{ B : 1", false), ("A -- B : x", false),
            ("A ||- B : x", false), ("one ||--|| B : x", false), ("A {\nint\n}", false), ("A {\nint id", false),
            ("A {\nint pk\n}", false), ("A {\ndecimal(1,2) x\n}", false), ("A {\nint id PK FK\n}", false),
            ("classDef a fill:rgb(1,2,3)", false), ("style A width:1.5px", false), ("A[] ", false), ("\"\" ", false),
        ]
    )
    func grammar(text: String, isValid: Bool) {
        #expect(isAccepted("erDiagram\n" + text) == isValid)
    }

    typealias Cardinality = EntityRelationship.Cardinality

    @Test(
        "Cardinalities are signs or words",
        arguments: [
            ("||--||", Cardinality.onlyOne, Cardinality.onlyOne, true), ("|o--o|", .zeroOrOne, .zeroOrOne, true),
            ("}|..|{", .oneOrMore, .oneOrMore, false), ("}o.-o{", .zeroOrMore, .zeroOrMore, false),
            ("one to many", .onlyOne, .zeroOrMore, true),
            ("zero or one optionally to 1+", .zeroOrOne, .oneOrMore, false),
            ("0+ to one or many", .zeroOrMore, .oneOrMore, true), ("u--o{", .parent, .zeroOrMore, true),
            ("many(1) to only one", .oneOrMore, .onlyOne, true),
        ]
    )
    func cardinalities(sign: String, source: Cardinality, target: Cardinality, isIdentifying: Bool) throws {
        let relationship = try #require(try diagram("A \(sign) B : has").relationships.first)
        #expect(relationship.sourceCardinality == source && relationship.targetCardinality == target)
        #expect(relationship.isIdentifying == isIdentifying)
    }

    @Test("Attributes have a type, a name, keys and a comment")
    func attributes() throws {
        let entity = try #require(try diagram("A[B] {\nList~int~ ids pk, FK \"why\"\nstring *name\n}").entities.first)
        #expect(entity.alias == "B")
        #expect(
            entity.attributes == [
                EntityAttribute(type: "List~int~", name: "ids", keys: ["PK", "FK"], comment: "why"),
                EntityAttribute(type: "string", name: "*name", keys: [], comment: nil),
            ]
        )
    }

    @Test("Rows and columns keep apart, inside their box")
    func table() throws {
        let text =
            "A {\nint id PK \"a comment that is long enough to be broken into several lines of text\"\nstring name\n}"
        let graph = try diagram(text).measured.graph
        let node = graph.nodes[0]
        let boxes = node.texts.map {
            Rect(centre: $0.centre, size: Size(width: $0.label.width, height: $0.label.height))
        }
        #expect(boxes.count == 7)
        for (index, box) in boxes.enumerated() {
            #expect(abs(box.minX) <= node.geometry.size.width / 2 && abs(box.maxX) <= node.geometry.size.width / 2)
            #expect(abs(box.minY) <= node.geometry.size.height / 2 && abs(box.maxY) <= node.geometry.size.height / 2)
            for other in boxes[..<index] { #expect(!overlap(box, other)) }
        }
    }

    @Test("Crow's feet of one box keep apart and stand on straight ends")
    func feet() throws {
        let text = (0..<6).map { "HUB }o--|{ E\($0) : r\($0)" }.joined(separator: "\n")
        let graph = try diagram(text).measured.graph
        let scene = try #require(GraphLayout.scene(graph))
        let starts = scene.edges.map(\.path.start.x).sorted()
        for (first, second) in zip(starts, starts.dropFirst()) { #expect(second - first >= 16) }
        for edge in scene.edges {
            guard case .line(let next)? = edge.path.segments.first else {
                Issue.record("bent under its head")
                continue
            }
            #expect(abs(next.x - edge.path.start.x) < 0.01)
        }
    }

    @Test("The outline says how many of which belong to which")
    func outline() {
        let text = "erDiagram\nA ||--o{ B : has\nA {\nint id PK\n}"
        #expect(
            renderDiagram(slice(text)).outline
                == "Entity-relationship diagram with 2 entities and 1 relationship. A: id: int PK. "
                + "Exactly one A — Zero or more B: has."
        )
        let spanish = renderDiagram(slice(text), options: DiagramOptions(language: "es")).outline
        #expect(spanish.hasPrefix("Diagrama entidad-relación con 2 entidades y 1 relación."))
    }
}
