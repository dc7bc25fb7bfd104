import Diagnostics
import Testing

@testable import Mermaid

@Suite("Statements that mindmaps and kanban boards take for nodes")
struct StatementsAsNodesTests {
    private func findings(_ text: String) -> [String] {
        renderDiagram(slice(text)).diagnostics.map(\.message.en)
    }

    @Test(
        "A title among the nodes is told, and what becomes of it",
        arguments: [
            ("kanban\n title My board\n todo\n  a", "title", "a column", "a kanban board"),
            ("kanban\n accTitle: My board\n todo\n  a", "accTitle", "a column", "a kanban board"),
            ("kanban\n todo\n  a\n accDescr : All of it", "accDescr", "a column", "a kanban board"),
            ("mindmap\n title My map\n  a", "title", "a node", "a mindmap"),
            ("mindmap\n root\n  accTitle: My map", "accTitle", "a node", "a mindmap"),
        ]
    )
    func told(_ text: String, _ word: String, _ part: String, _ type: String) {
        #expect(findings(text) == ["“\(word)” is read as \(part) here: \(type) has no such line"])
    }

    @Test("Advice repeats the title")
    func advice() {
        let finding = renderDiagram(slice("kanban\n title My board\n todo\n")).diagnostics.first
        #expect(finding?.advice?.en == "write the title in front matter above the diagram: title: My board")
    }

    @Test(
        "Nodes that only look alike are no statements",
        arguments: [
            "kanban\n titles\n  title page", "kanban\n todo\n title deeds", "kanban\n t[title page]\n  a",
            "mindmap\n book\n  title page", "mindmap\n title\n  a", "kanban\n accTitles\n  a",
        ]
    )
    func silent(_ text: String) {
        #expect(findings(text).isEmpty)
    }
}
