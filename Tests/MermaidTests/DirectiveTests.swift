import Diagnostics
import Testing

@testable import Mermaid

@Suite("Directives")
struct DirectiveTests {
    @Test(
        "One that is never closed takes its line and nothing of the next",
        arguments: ["%%{init: {", "%%{", "%%{init", "%%{init: {\"theme\": \"dark\"}", "%%{init: {}}%"]
    )
    func unclosed(directive: String) throws {
        let text = "\(directive)\nflowchart TD\nA --> B"
        let parsed = ParsedDiagram(slice(text))
        #expect(edges(try #require(parsed.flowchart)) == ["A>B"])
        #expect(parsed.diagnostics.allSatisfy { $0.range.bytes.upperBound <= directive.utf8.count })
    }

    @Test("One that is never closed takes nothing of the line below in the diagram either")
    func unclosedInside() throws {
        #expect(edges(try chart("flowchart TD\nA --> B\n%%{init\nB --> C\n")) == ["A>B", "B>C"])
    }

    @Test("It ends at the first mark that closes it, on its line or on a later one")
    func closed() throws {
        let chart = try chart(
            "%%{init: {\n\"flowchart\": {\"nodeSpacing\": 20}\n}}%%\nflowchart TD\nA --> B\n%%{init: {\"theme\": \"dark\"}}%%\nB --> C"
        )
        #expect(edges(chart) == ["A>B", "B>C"])
        #expect(chart.settings.nodeSpacing == 20)
        #expect(chart.settings.themeName == "dark")
    }

    @Test("What several set of one section is set together, and the last one wins")
    func sections() throws {
        let text = "%%{init: {\"state\": {\"a\": 1, \"b\": 2}}}%%\n%%{init: {\"state\": {\"b\": 3}}}%%\nflowchart TD\nA"
        let settings = try chart(text).settings
        #expect(settings.value("state", "a")?.number == 1)
        #expect(settings.value("state", "b")?.number == 3)
    }

    @Test(
        "Values of front matter in braces and brackets run over lines and end where they end",
        arguments: [
            ("title: [a,\n b]\ntheme: x", true),
            ("config: {theme: dark,\n flowchart: {curve: step}\n}\ntitle: T", true),
            ("k: \"a\n b\"\nl: c", true), ("k: [a] # b\nl: c", true), ("k: [a] b\nl: c", false),
            ("k: [a,\nl: c", false),
            ("k: {a: b}}\nl: c", false), ("k: \"a\" b", false), ("k: [a, # b\n c]\nl: d", false), ("k: a\nk: b", false),
        ]
    )
    func flowValues(text: String, isValid: Bool) {
        #expect(isAccepted("---\n\(text)\n---\nflowchart TD\nA") == isValid)
    }
}
