import Course
import Markdown
import MarkdownHTML

/// A whole decision tree as nested lists, every node a link. A node with several ways to it is written out once.
struct TreeOutline {
    let tree: DecisionTree
    /// The relative address of a node's page.
    let address: (Int) -> String
    /// The reference beside a node that has been written out before.
    let seeAbove: String

    /// The deepest level that is indented: browsers and readers lose count of deeper ones.
    private static let deepest = 24

    func html() -> String {
        enum Task {
            case visit(node: Int, answer: String?, depth: Int)
            case text(String)
        }
        var html = "<ul class=\"tree-outline\">"
        var seen: Set<Int> = []
        var tasks: [Task] = [.text("</ul>"), .visit(node: tree.firstQuestion, answer: nil, depth: 0)]
        while let task = tasks.popLast() {
            switch task {
            case .text(let text): html += text
            case .visit(let place, let answer, let depth):
                let node = tree.nodes[place]
                html += "<li>"
                if let answer, !answer.isEmpty {
                    html += "<span class=\"tree-answer\">\(HTMLEscaping.escaped(answer))</span> "
                }
                let kind = node.kind == .outcome ? "tree-leaf" : "tree-fork"
                html += "<a class=\"\(kind)\" href=\"\(HTMLEscaping.escaped(address(place)))\">"
                html += "\(HTMLEscaping.escaped(node.text))</a>"
                guard seen.insert(place).inserted else {
                    html +=
                        node.answers.isEmpty
                        ? "</li>" : " <span class=\"tree-again\">(\(HTMLEscaping.escaped(seeAbove)))</span></li>"
                    continue
                }
                guard !node.answers.isEmpty else {
                    html += "</li>"
                    continue
                }
                let isNested = depth < Self.deepest
                html += isNested ? "<ul>" : "</li>"
                if isNested { tasks.append(.text("</ul></li>")) }
                for answer in node.answers.reversed() {
                    tasks.append(.visit(node: answer.target, answer: answer.text, depth: depth + 1))
                }
            }
        }
        return html
    }
}
