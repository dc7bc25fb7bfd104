import Course
import Diagnostics
import Markdown
import SnippetSyntax

/// What the words right before a sample say of it: “❌ Wrong:”, “**Bien**”, a heading “Don't”.
///
/// Only a line that is nothing but such a mark and a few words counts; marks in the sample's own comments win over it.
struct ProseMarks {
    /// In bytes; what is longer is a sentence, and sentences speak of more than the next sample.
    private static let longest = 60

    private let document: Document
    /// The block right before a block of code, by that.
    private var previous: [NodeID: NodeID] = [:]
    /// The block right behind it.
    private var next: [NodeID: NodeID] = [:]

    init(_ document: Document) {
        self.document = document
        guard !document.codeBlocks.isEmpty else { return }
        var lastChild: [NodeID: NodeID] = [:]
        for node in document.descendants(of: document.root) where document[node].kind.isBlock {
            guard let parent = document[node].parent else { continue }
            let before = lastChild.updateValue(node, forKey: parent)
            if document[node].kind == .codeBlock { previous[node] = before }
            if let before, document[before].kind == .codeBlock { next[before] = node }
        }
    }

    /// The text right before and behind a sample, where the author may quote what the compiler says of it.
    func prose(around block: CodeBlock) -> String {
        [previous[block.node], next[block.node]].compactMap(\.self).map { node in
            guard document[node].kind == .codeBlock else {
                return String(document.plainText(of: node).prefix(Self.most))
            }
            let other = document.codeBlocks.first { $0.node == node }
            return other.map { String(decoding: $0.slice.bytes.prefix(Self.most), as: UTF8.self) } ?? ""
        }.joined(separator: "\n")
    }

    /// Characters of a block: nobody quotes longer messages.
    private static let most = 2000

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
