import Diagnostics
import Testing

@testable import Mermaid

@Suite("Errors")
struct ErrorTests {
    private func error(_ text: String) throws -> (line: Int, column: Int, message: LocalizedText) {
        let source = slice(text)
        let diagnostic = try #require(parseDiagram(source).1.first { $0.severity == .error })
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
            path: "a.md",
            bytes: body,
            lines: [.init(sliceOffset: 0, fileOffset: 15), .init(sliceOffset: 9, fileOffset: 26)]
        )
        let diagnostic = try #require(parseDiagram(source).1.first)
        #expect(LineTable(markdown).position(at: diagnostic.range.bytes.lowerBound).line >= 3)
    }

    @Test("A type that is not drawn is an error that names it", arguments: ["gantt", "mindmap", "flowchrt", ""])
    func unknownType(_ name: String) throws {
        let result = renderDiagram(slice("\(name)\n  A --> B"))
        let diagnostic = try #require(result.diagnostics.first)
        #expect(result.svg == nil)
        if !name.isEmpty {
            #expect(diagnostic.rule == DiagramRule.unknownType)
            #expect(diagnostic.message.en.contains(name))
        }
    }

    @Test("Front matter that is never closed says so")
    func openFrontMatter() throws {
        let found = try error("---\n  title: x\n  ---\nflowchart TD\nA")
        #expect(found.message.en.contains("---"))
    }

    @Test("What is legal but surely wrong is a warning")
    func warnings() {
        func rules(_ text: String) -> [String] { parseDiagram(slice(text)).1.map(\.rule) }
        #expect(rules("graph TD\nA-->B-->C-->D\nE") == [DiagramRule.unconnectedNode])
        #expect(rules("graph TD\nA-->B\nclass Z hot\nclassDef hot fill:red") == [DiagramRule.unknownTarget])
        #expect(rules("graph TD\nA-->B\nstyle Z fill:red") == [DiagramRule.unknownTarget])
        #expect(rules("graph TD\nA:::cold-->B\nclassDef hot fill:red") == [DiagramRule.unknownClass])
        #expect(rules("graph TD\nA-->B\nclick Z \"https://a.b\"") == [DiagramRule.unknownTarget])
        #expect(rules("%%{init: {'themeCSS': 'a{}'}}%%\ngraph TD\nA-->B") == [DiagramRule.refusedSetting])
        #expect(rules("graph TD\nA-->B\nB-->C\nstyle A fill:red") == [])
    }
}
