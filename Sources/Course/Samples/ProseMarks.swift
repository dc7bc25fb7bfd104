import Diagnostics
import Markdown
import SnippetLint

/// What the words right before a sample say of it: “❌ Wrong:”, “**Bien**”, a heading “Don't”.
///
/// Only a line that is nothing but such a mark and a few words counts; marks in the sample's own comments win over it.
struct ProseMarks {
    /// In bytes; what is longer is a sentence, and sentences speak of more than the next sample.
    private static let longest = 60

    private let document: Document
    /// The block right before a block of code, by that.
    private var previous: [NodeID: NodeID] = [:]

    init(_ document: Document) {
        self.document = document
        guard !document.codeBlocks.isEmpty else { return }
        var lastChild: [NodeID: NodeID] = [:]
        for node in document.descendants(of: document.root) where document[node].kind.isBlock {
            guard let parent = document[node].parent else { continue }
            let before = lastChild.updateValue(node, forKey: parent)
            if document[node].kind == .codeBlock { previous[node] = before }
        }
    }

    func expectation(of block: CodeBlock) -> SnippetReference.Expectation {
        guard let previous = previous[block.node],
            [.paragraph, .heading].contains(document[previous].kind),
            document.range(of: previous).bytes.count <= 2 * Self.longest
        else { return .none }
        let text = document.plainText(of: previous)
        guard text.utf8.count <= Self.longest else { return .none }
        return SampleMark.expectation(of: text) ?? .none
    }
}
