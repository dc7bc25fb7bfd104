import Diagnostics
import Testing

@testable import Mermaid

@Suite("Errors")
struct ErrorTests {
    private func error(_ text: String) throws -> (line: Int, column: Int, message: LocalizedText) {
        let source = slice(text)
        let diagnostic = try #require(ParsedDiagram(source).diagnostics.first { $0.severity == .error })
        let file = SourceFile(path: source.path, bytes: source.bytes)
        let position = LineTable(file).position(at: diagnostic.range.bytes.lowerBound)
        return (position.line, position.characterColumn, diagnostic.message)
    }

    @Test("An error stands where the text goes wrong and says what was expected")
    func place() throws {
        let bracket = try error("graph TD\n  A --> B\n  B --> C[foo (bar)]")
        #expect(bracket.line == 3)
        #expect(bracket.column == 15)
        #expect(bracket.message.en.contains("“]”"))
        #expect(bracket.message.es.contains("«]»"))
        let unclosed = try error("graph TD\nsubgraph S\nA-->B\n")
        #expect(unclosed.line == 2)
        #expect(unclosed.message.en.contains("“end”"))
    }

    @Test("In a Markdown file the place is the file's, prefixes and all")
    func placeInMarkdown() throws {
        let markdown = SourceFile(path: "a.md", text: "> ```mermaid\n> graph TD\n> A -->\n> ```\n")
        let body = Array("graph TD\nA -->\n".utf8)
        let source = SourceSlice(
            of: markdown,
            bytes: body,
            lines: [.init(sliceOffset: 0, fileOffset: 15), .init(sliceOffset: 9, fileOffset: 26)]
        )
        let diagnostic = try #require(ParsedDiagram(source).diagnostics.first)
        #expect(LineTable(markdown).position(at: diagnostic.range.bytes.lowerBound).line >= 3)
    }

    @Test("A type that is not drawn is an error that names it", arguments: ["zenuml", "info", "flowchrt", ""])
    func unknownType(_ name: String) throws {
        let result = renderDiagram(slice("\(name)\n  A --> B"))
        let diagnostic = try #require(result.diagnostics.first)
        #expect(result.svg == nil)
        if !name.isEmpty {
            #expect(diagnostic.rule == RuleID.diagramUnknownType)
            #expect(diagnostic.message.en.contains(name))
        }
    }

    @Test("Front matter that is never closed says so")
    func openFrontMatter() throws {
        let found = try error("---\n  title: x\n  ---\nflowchart TD\nA")
        #expect(found.message.en.contains("---"))
    }

    @Test(
        "Errors of class, state and entity-relationship diagrams name their place and what to write",
        arguments: [
            ("classDiagram\n  A --> B;", 2, 10, "“;”", "line, not with"),
            ("classDiagram\n  A : f() : int", 2, 11, "second colon", "after a space"),
            ("classDiagram\nclass A {\n  +x", 2, 9, "never closed", ""),
            ("classDiagram\nclass link", 2, 7, "“link”", "backticks"),
            ("stateDiagram-v2\nA-B --> C", 2, 2, "“-B”", "ids have no dashes"),
            ("stateDiagram-v2\nA --> B --> C", 2, 9, "“-->”", "line of its own"),
            ("stateDiagram-v2\nstate A {\n  B", 2, 9, "never closed", ""),
            ("stateDiagram-v2\nA\nnote right of A\n text", 3, 1, "“end note”", ""),
            ("stateDiagram-v2\nstate A {\nA --> B\n}", 2, 7, "inside itself", "outside its braces"),
            ("erDiagram\nA ||--o{ B", 2, 11, "end of the diagram", "needs a label"),
            ("erDiagram\nA ||--o{ B : one", 2, 14, "“one”", "double quotes"),
            ("erDiagram\nA {\n int\n}", 4, 1, "attribute's name", ""),
        ]
    )
    func otherPlaces(_ text: String, line: Int, column: Int, message: String, advice: String) throws {
        let source = slice(text)
        let diagnostic = try #require(ParsedDiagram(source).diagnostics.first { $0.severity == .error })
        let position = LineTable(SourceFile(path: source.path, bytes: source.bytes))
            .position(at: diagnostic.range.bytes.lowerBound)
        #expect([position.line, position.characterColumn] == [line, column])
        #expect(diagnostic.message.en.contains(message), "\(diagnostic.message.en)")
        #expect(diagnostic.message.es != diagnostic.message.en)
        if advice.isEmpty { return }
        #expect(diagnostic.advice?.en.contains(advice) == true, "\(diagnostic.advice?.en ?? "no advice")")
    }

    @Test("What is legal but surely wrong is a warning")
    func warnings() {
        func rules(_ text: String) -> [RuleID] { ParsedDiagram(slice(text)).diagnostics.map(\.rule) }
        #expect(rules("graph TD\nA-->B-->C-->D\nE") == [RuleID.diagramUnconnectedNode])
        #expect(rules("graph TD\nA-->B\nclass Z hot\nclassDef hot fill:red") == [RuleID.diagramUnknownTarget])
        #expect(rules("graph TD\nA-->B\nstyle Z fill:red") == [RuleID.diagramUnknownTarget])
        #expect(rules("graph TD\nA:::cold-->B\nclassDef hot fill:red") == [RuleID.diagramUnknownClass])
        #expect(rules("graph TD\nA-->B\nclick Z \"https://a.b\"") == [RuleID.diagramUnknownTarget])
        #expect(rules("%%{init: {'themeCSS': 'a{}'}}%%\ngraph TD\nA-->B") == [RuleID.diagramSettingRefused])
        #expect(rules("graph TD\nA-->B\nB-->C\nstyle A fill:red") == [])
    }
}
