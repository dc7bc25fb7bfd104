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

    init(_ document: Document) {
        self.document = document
    }

    func expectation(of block: CodeBlock) -> SnippetReference.Expectation {
        guard let previous = previousSibling(of: block.node),
            [.paragraph, .heading].contains(document[previous].kind),
            document.range(of: previous).bytes.count <= 2 * Self.longest
        else { return .none }
        let text = document.plainText(of: previous)
        guard text.utf8.count <= Self.longest else { return .none }
        return SampleMark.expectation(of: text) ?? .none
    }

    private func previousSibling(of node: NodeID) -> NodeID? {
        guard let parent = document[node].parent else { return nil }
        var previous: NodeID?
        for child in document.children(of: parent) {
            if child == node { return previous }
            previous = child
        }
        return nil
    }
}
