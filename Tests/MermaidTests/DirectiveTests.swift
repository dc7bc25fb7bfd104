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

    @Test(
        "What has no effect is said once, in a note",
        arguments: [
            ("%%{init: {\"look\": \"handDrawn\"}}%%", ["look: handDrawn"]),
            ("---\nconfig:\n  layout: tidy-tree\n  look: handDrawn\n---", ["layout: tidy-tree", "look: handDrawn"]),
            ("%%{init: {\"layout\": \"x\"}}%%\n%%{init: {\"layout\": \"y\"}}%%", ["layout: x", "layout: y"]),
            ("%%{init: {\"themeVariables\": {\"fontFamily\": \"x\", \"lineColor\": \"red\"}}}%%", ["fontFamily"]),
            ("%%{init: {\"theme\": \"nope\"}}%%", ["theme: nope"]),
            (
                "%%{init: {\"themeVariables\": {\"a\": 1, \"b\": 1, \"c\": 1, \"d\": 1, \"e\": 1, \"f\": 1, \"g\": 1}}}%%",
                ["a", "b", "c", "d", "e and 2 more"]
            ),
        ]
    )
    func leftOut(head: String, names: [String]) throws {
        let parsed = ParsedDiagram(slice(head + "\nflowchart TD\nA --> B"))
        #expect(parsed.isValid)
        #expect(parsed.diagnostics.map(\.rule) == [.diagramSettingLeftOut])
        let note = try #require(parsed.diagnostics.first)
        #expect(note.severity == .note)
        #expect(note.message.en.contains(": \(names.joined(separator: ", "))."))
    }

    @Test(
        "What Mermaid 12 says for this layout, these looks and these colours is no finding",
        arguments: [
            "layout: elk", "layout: dagre", "look: neo", "look: classic", "theme: redux-color", "theme: base",
            "theme: forest", "themeVariables:\n    mainBkg: red\n    cScale3: red\n    pie1: red\n    git0: red",
        ]
    )
    func honoured(setting: String) {
        #expect(ParsedDiagram(slice("---\nconfig:\n  \(setting)\n---\nflowchart TD\nA --> B")).diagnostics.isEmpty)
    }

    @Test("A diagram's own look wins over its page's")
    func look() throws {
        func isNeo(_ head: String, _ page: DiagramLook) throws -> Bool {
            var options = DiagramOptions()
            options.look = page
            return try #require(renderDiagram(slice(head + "flowchart TD\nA --> B"), options: options).svg)
                .contains("class=\"glosa-diagram dg-neo flowchart\"")
        }
        #expect(try !isNeo("", .classic) && isNeo("", .neo))
        #expect(try isNeo("%%{init: {'look': 'neo'}}%%\n", .classic))
        #expect(try !isNeo("%%{init: {'look': 'classic'}}%%\n", .neo))
        // One that Glosa has not leaves the page's.
        #expect(try isNeo("%%{init: {'look': 'handDrawn'}}%%\n", .neo))
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
