import Diagnostics
import Testing

@testable import Mermaid

@Suite("Requirement diagrams")
struct RequirementTests {
    private static let text = """
        requirementDiagram
        direction LR
        requirement lesson:::k {
            id: 1.2
            text: "A lesson, at most, has an error"
            risk: High
            verifymethod: test
        }
        element "the suite" {
            type: simulation
            docRef: Tests/All
        }
        "the suite" - verifies -> lesson
        lesson <- copies - "the suite"
        lesson - contains -> lesson2
        performanceRequirement lesson2 {
        }
        classDef k fill:#ffff00
        style lesson2 stroke:#f00
        """

    @Test("Blocks, what they say, and relations both ways")
    func model() throws {
        let diagram: RequirementDiagram = try read(Self.text)
        #expect(diagram.blocks.map(\.name) == ["lesson", "the suite", "lesson2"])
        #expect(diagram.blocks[0].fields.map(\.name) == ["id", "text", "risk", "verifymethod"])
        #expect(diagram.blocks[0].classes == ["k"])
        #expect(
            diagram.relations.map { "\($0.source) \($0.kind) \($0.target)" } == [
                "the suite verifies lesson", "the suite copies lesson", "lesson contains lesson2",
            ]
        )
        #expect(diagram.direction == .leftToRight)
        #expect(fault(in: Self.text) == nil)
    }

    @Test("Every box and every relation is drawn")
    func drawing() throws {
        let result = renderDiagram(slice(Self.text))
        #expect(result.diagnostics.isEmpty)
        let svg = try #require(result.svg)
        for text in ["«Performance Requirement»", "«verifies»", "A lesson, at most, has an error", "Risk: High"] {
            #expect(svg.contains(text), "\(text)")
        }
    }

    @Test(
        "What Mermaid refuses is refused",
        arguments: [
            "requirement a {", "requirement a\n{\n}", "requirement test x {\n}", "requirement a {\nrisk: huge\n}",
            "requirement a {\ntype: x\n}", "requirement a {\ntext: a, b\n}", "a - likes -> b", "a - copies - b",
            "element a {\nid: 1\n}", "a",
        ]
    )
    func refused(_ text: String) { #expect(!isAccepted("requirementDiagram\n" + text)) }

    @Test("A relation to what is not there is said to be left out")
    func unknown() {
        let parsed = ParsedDiagram(slice("requirementDiagram\nelement a {\n}\na - copies -> b"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [RuleID.diagramUnknownTarget])
    }
}
