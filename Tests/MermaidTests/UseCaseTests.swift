import Testing

@testable import Mermaid

@Suite struct UseCaseTests {
    private func diagram(_ body: String) throws -> UseCaseDiagram {
        let parsed = ParsedDiagram(slice("usecase-beta\n" + body))
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message.en))")
        return try #require(parsed.diagram as? UseCaseDiagram)
    }

    @Test("Actors, use cases and rectangles, in systems or outside")
    func elements() throws {
        let found = try diagram(
            """
            direction LR
            actor Admin("Main administrator")@{ type: hollow, business: true } <<Employee>>:::staff
            actor 1st
            systemBoundary Shop["Online shop"]
              Login("Sign in")
              Report[Generate report] <<Core>>
              "Reset password"
            end
            Bare
            classDef staff fill:#eee
            """
        )
        #expect(found.direction == .leftToRight)
        #expect(
            found.elements.map { "\($0.kind) \($0.id) \($0.label.text) \($0.boundary)" } == [
                "actor Admin Main administrator -1", "actor 1st 1st -1", "useCase Login Sign in 0",
                "rectangle Report Generate report 0", "useCase Reset_password Reset password 0", "useCase Bare Bare -1",
            ]
        )
        #expect(found.elements[0].isBusiness && found.elements[0].stereotype == "Employee")
        #expect(found.elements[0].classes == ["staff"] && found.elements[3].stereotype == "Core")
        #expect(found.boundaries.map(\.title.text) == ["Online shop"])
    }

    @Test(
        "Relations have their kinds, heads, labels and lengths",
        arguments: [
            ("A --> B", "association none point 1 -"), ("A <-- B", "association point none 1 -"),
            ("A -- B", "association none none 1 -"), ("A --o B", "association none circle 1 -"),
            ("A o-- B", "association circle none 1 -"), ("A --x B", "association none cross 1 -"),
            ("A x-- B", "association cross none 1 -"), ("A ----> B", "association none point 3 -"),
            ("A -- \"a label\" --> B", "association none point 1 a label"),
            ("A -- a label --- B", "association none none 2 a label"),
            ("A --|> B", "generalization none triangle 1 -"), ("A ..> : include B", "include none barb 1 -"),
            ("A ..>:extend B", "extend none barb 1 -"), ("A e1@--> B", "association none point 1 -"),
        ]
    )
    func relations(_ line: String, _ expected: String) throws {
        let relation = try #require(try diagram(line).relations.first)
        #expect(relation.source == "A" && relation.target == "B")
        let heads = "\(relation.startHead) \(relation.endHead)"
        #expect("\(relation.kind) \(heads) \(relation.length) \(relation.label?.text ?? "-")" == expected)
    }

    @Test("An actor may be declared behind its relations; an end without a declaration is a use case")
    func order() throws {
        let found = try diagram("Customer --> Login\nactor Customer\nLogin(\"Sign in\")\n")
        #expect(found.elements.map { "\($0.kind) \($0.label.text)" } == ["actor Customer", "useCase Sign in"])
        #expect(
            found.outline(language: "en")
                == "Use case diagram with 1 actor, 1 use case and 1 relation.\nCustomer → Sign in."
        )
    }

    @Test("Notes, tables and metadata over several lines")
    func blocks() throws {
        let found = try diagram(
            """
            Pay
            note for Pay "`needs a
            **session**`"
            json Data@{
              "items": [{ "name": "Book" }, 2],
              "none": null, "empty": {}
            }:::data
            Pay go@--> Data
            go@{ animate: true }
            classDef data fill:#f6fbff
            """
        )
        #expect(found.notes.map(\.label.isMarkdown) == [true])
        #expect(
            found.elements[1].rows.map { "\($0.path)=\($0.value)" } == [
                "items[0].name=Book", "items[1]=2", "none=null", "empty={}",
            ]
        )
        #expect(found.elements[1].classes == ["data"] && found.relations[0].isAnimated)
    }

    @Test(
        "A text that is none is refused where it goes wrong",
        arguments: [
            ("A => B", "a relation such as"), ("A ..> B", "“: include” or “: extend”"),
            ("A ..> : uses B", "“include” or “extend”"),
            ("systemBoundary S\nA", "never closed"), ("end", "closes no system"), ("A(\"x", "never closed"),
            ("A --> B C", "the end of the line"), ("systemBoundary S\nA --> B\nend", "the end of the line"),
            ("A --> ", "the id of an actor"), ("A@{ x", "key: value"), ("direction XY", "TB, BT, LR or RL"),
            ("json A@[1]", "a JSON object"), ("note for A b", "a text in quotes"), ("A <<x", "“>>”"),
        ]
    )
    func faults(_ body: String, _ message: String) throws {
        let parsed = ParsedDiagram(slice("usecase-beta\n" + body))
        let fault = try #require(parsed.diagnostics.first)
        #expect(!parsed.isValid && fault.message.en.contains(message), "\(fault.message.en)")
    }

    @Test("A note on something that is not there is a warning")
    func strays() {
        let parsed = ParsedDiagram(slice("usecase-beta\nA\nnote for B \"x\"\n"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [.diagramUnknownTarget])
    }

    @Test(
        "Relations between ends that Mermaid refuses are drawn, with a warning",
        arguments: ["A ..> : include B", "A --|> B", "B --|> A", "B ..> : extend A"]
    )
    func ends(_ line: String) {
        let parsed = ParsedDiagram(slice("usecase-beta\nactor A\n\(line)\n"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [.diagramNotPortable])
    }

    @Test("The figure stands above its name, and an inclusion is dashed")
    func drawing() throws {
        let svg = try #require(renderDiagram(slice("usecase-beta\nactor A\nB\nC\nA --> B\nB ..> : include C")).svg)
        #expect(svg.contains("class=\"node actor\"") && svg.contains("class=\"node useCase\""))
        #expect(svg.contains("«include»") && svg.contains("stroke-dasharray=\"6 4\""))
    }
}
