import Diagnostics
import Testing

@testable import Mermaid

@Suite("Labels that Mermaid refuses")
struct PortableLabelTests {
    @Test(
        "A sign that Mermaid takes for an arrow's name is told, and quotes mend it",
        arguments: [
            ("A --> B[@State]", "A --> B[\"@State\"]"), ("B[@scope/name 1.0]", "B[\"@scope/name 1.0\"]"),
            ("A(me@x.org)", "A(\"me@x.org\")"), ("A{@b} --> C", "A{\"@b\"} --> C"),
            ("A -->|@b| C", "A -->|\"@b\"| C"), ("A[a<br/>@b]", "A[\"a<br/>@b\"]"),
        ]
    )
    func told(text: String, mended: String) throws {
        let text = "flowchart LR\n" + text
        let found = try #require(ParsedDiagram(slice(text)).diagnostics.first { $0.rule == .diagramNotPortable })
        let fix = try #require(found.fixes.first)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(fix.range.bytes, with: Array(fix.replacement.utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == "flowchart LR\n" + mended)
        let again = ParsedDiagram(slice(String(decoding: bytes, as: UTF8.self)))
        #expect(again.isValid && !again.diagnostics.contains { $0.rule == .diagramNotPortable })
    }

    @Test(
        "What Mermaid draws is not told",
        arguments: [
            "A[x @b]", "A[ @b]", "A[\"@b\"]", "A -- @b --> C", "a e1@--> b", "A@{ shape: rect }",
            "A[x]@{ label: \"y\" }",
            "A[a @Environment b]",
        ]
    )
    func untold(_ text: String) {
        let parsed = ParsedDiagram(slice("flowchart LR\n" + text))
        #expect(parsed.isValid && !parsed.diagnostics.contains { $0.rule == .diagramNotPortable })
    }
}
