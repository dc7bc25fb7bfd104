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
    private var before: [NodeID: NodeID] = [:]

    init(_ document: Document) {
        self.document = document
        var last: [NodeID: NodeID] = [:]
        for node in document.descendants(of: document.root) where document[node].kind.isBlock {
            guard let parent = document[node].parent else { continue }
            if document[node].kind == .codeBlock { before[node] = last[parent] }
            last[parent] = node
        }
    }

    func expectation(of block: CodeBlock) -> SnippetReference.Expectation {
        guard let previous = before[block.node], [.paragraph, .heading].contains(document[previous].kind) else {
            return .none
        }
        let text = document.plainText(of: previous)
        guard text.utf8.count <= Self.longest else { return .none }
        return SampleMark.expectation(of: text) ?? .none
    }
}
