import Diagnostics
import Testing

@testable import Mermaid

@Suite("Class diagrams")
struct ClassTests {
    private func diagram(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ClassDiagram {
        try read("classDiagram\n" + text, sourceLocation: sourceLocation)
    }

    @Test(
        "Mermaid's grammar decides what is a class diagram",
        arguments: [
            ("class A", true), ("class A\nclass A", true), ("A : +int x", true), ("A", true),
            ("class A { +int x\n}", true), ("class A {\n +int x }", true), ("class A { }", true),
            ("class A[\"x\"]:::foo", true), ("class A:::foo {\nx\n}", true), ("class `a b`\n`a b` --> C", true),
            ("class A.B\nA.B --> C", true), ("class A-B\nA-B --> C", true), ("class Ñandú\nÑandú : +año int", true),
            ("class C <<abstract>> {\ny\n}", true), ("namespace N.M {\nclass A\n}", true),
            ("namespace A {\nnamespace B {\nclass C\n}\nnote \"x\"\n}", true),
            ("namespace N[\"L\"] {\nclass C\n}", true),
            ("namespace N { class A }", true), ("note \"x\"", true), ("note for A \"x\"", true),
            ("A --> B : foo#colon; bar", true), ("direction LR\nA --> B", true), ("accDescr {\nx\n}\nA --> B", true),
            ("style A fill:rgb(1,2,3)", true), ("classDef a,b fill:#f00,stroke:red", true),
            ("", false), ("class o", false), ("class link", false), ("class A,B", false), ("class \"A b\"", false),
            ("A : foo() : bool", false), ("A --> B : x : y", false), ("A --> B;", false), ("\"A\" --> B", false),
            ("A:::foo --> B", false), ("[*] --> A", false), ("class A {\n{ x }\n}", false), ("class A {\nx", false),
            ("class A:::x {\n}", false), ("namespace N {\n}", false), ("namespace N {\nclass A\nA --> B\n}", false),
            ("<<interface>> Nope", false), ("class People~List~Person~~", false), ("A -> B", false),
        ]
    )
    func grammar(text: String, isValid: Bool) {
        #expect(isAccepted("classDiagram\n" + text) == isValid)
    }

    @Test(
        "Members are read with visibility, type parameters, type and classifier",
        arguments: [
            ("+int age", "+int age", ClassMember.Classifier.none), ("#count$", "#count", .static),
            ("+ String name", "+String name", .none), ("~List~int~ ids", "~List<int> ids", .none),
            ("Map~K,List~V~~ all", "Map<K,List<V>> all", .none), ("+speak()*", "+speak()", .abstract),
            ("+speak()* String", "+speak() : String", .abstract), ("make() Self$", "make() : Self", .static),
            ("-run(List~int~ x) Result~T,E~", "-run(List<int> x) : Result<T,E>", .none),
            ("a *b*", "a *b*", .none), ("f()", "f()", .none),
        ]
    )
    func members(text: String, display: String, classifier: ClassMember.Classifier) {
        #expect(ClassMemberText.member(text) == ClassMember(text: display, classifier: classifier))
    }

    @Test(
        "Every relation has its two ends and its line",
        arguments: [
            ("<|--", ClassRelation.End.triangle, ClassRelation.End.none, false), ("--|>", .none, .triangle, false),
            ("..|>", .none, .triangle, true), ("*--", .composition, .none, false), ("--*", .none, .composition, false),
            ("o--", .aggregation, .none, false), ("--o", .none, .aggregation, false), ("-->", .none, .arrow, false),
            ("<..", .arrow, .none, true), ("--", .none, .none, false), ("..", .none, .none, true),
            ("<|--|>", .triangle, .triangle, false), ("<-->", .arrow, .arrow, false),
            ("o--*", .aggregation, .composition, false),
        ]
    )
    func relations(
        arrow: String,
        source: ClassRelation.End,
        target: ClassRelation.End,
        isDashed: Bool
    ) throws {
        let relation = try #require(try diagram("A \"1\" \(arrow) \"0..*\" B : has").relations.first)
        #expect(relation.sourceEnd == source && relation.targetEnd == target && relation.isDashed == isDashed)
        #expect([relation.sourceText, relation.targetText, relation.label?.text] == ["1", "0..*", "has"])
    }

    @Test("A lollipop makes a circle for the interface, each time anew")
    func lollipop() throws {
        let diagram = try diagram("Shape ()-- Circle\nCircle --() Shape")
        #expect(diagram.classes.map(\.id) == ["Circle", "interface0", "interface1"])
        #expect(diagram.classes.dropFirst().allSatisfy { $0.isInterfaceMark && $0.label?.text == "Shape" })
    }

    @Test("Annotations, labels and type parameters belong to their class, wherever they stand")
    func annotations() throws {
        let diagram = try diagram(
            "class A~T~[\"Label\"]\n<<interface>> A\nclass B {\n<<service>>\nx\n}\nclass C <<enum>>\nD : <<actor>>"
        )
        #expect(diagram.classes.map(\.annotations) == [["interface"], ["service"], ["enum"], ["actor"]])
        #expect(diagram.classes[0].parameters == "T")
        #expect(ClassOutline.name(diagram.classes[0]) == "Label<T>")
    }

    @Test("A dotted namespace nests, and the last mention decides where a class lies")
    func namespaces() throws {
        let diagram = try diagram("class X\nnamespace A.B {\nclass X\n}\nnamespace A {\nclass Y\n}")
        #expect(diagram.namespaces.map(\.id) == ["A", "A.B"])
        #expect(diagram.classes.map(\.namespace) == [1, 0])
    }

    @Test("What draws nothing is said")
    func warnings() {
        func rules(_ text: String) -> [RuleID] { ParsedDiagram(slice("classDiagram\n" + text)).diagnostics.map(\.rule) }
        #expect(rules("A --> B\nC") == [RuleID.diagramNotDrawn])
        #expect(rules("A --> B\nA") == [])
        #expect(rules("note for Z \"x\"") == [RuleID.diagramUnknownTarget])
        #expect(rules("A --> B\nstyle Z fill:red") == [RuleID.diagramUnknownTarget])
        #expect(rules("A --> B\ncssClass \"A\" x\nclassDef y fill:red") == [RuleID.diagramUnknownClass])
        #expect(rules("class A\nclick A href \"javascript:x\"") == [RuleID.diagramUnsafeLink])
    }

    @Test("The outline says what inherits from what, and what each class holds")
    func outline() {
        let text = "classDiagram\nAnimal <|-- Dog\nclass Animal {\n+speak()*\n}\nDog *-- \"4\" Leg : has"
        #expect(
            renderDiagram(slice(text)).outline
                == "Class diagram with 3 classes and 2 relations. Animal: +speak() (abstract). "
                + "Dog inherits from Animal. Leg (4) is part of Dog: has."
        )
        let spanish = renderDiagram(slice(text), options: DiagramOptions(language: "es")).outline
        #expect(spanish.hasPrefix("Diagrama de clases con 3 clases y 2 relaciones."))
        #expect(spanish.contains("Dog hereda de Animal."))
    }

    @Test("Members stand left, one below the other, names bold above them")
    func drawing() throws {
        let svg = try #require(renderDiagram(slice("classDiagram\nclass A {\n+x\n+y()$\n}")).svg)
        for part in [
            "class=\"label-group text", "class=\"members-group text", "text-decoration=\"underline\"",
            "id=\"diagram-classId-A-0\"",
        ] {
            #expect(svg.contains(part), "\(part)")
        }
        #expect(!svg.contains("foreignObject"))
    }
}
