import Course
import Diagnostics
import Markdown
import SnippetSyntax

/// The marks on a sample in the words right before it: “❌ Wrong:”, “**Bien**”, a heading “Don't”.
///
/// Only a line of nothing but such a mark and a few words counts; marks in the sample's own comments take precedence.
struct ProseMarks {
    /// The longest mark, in bytes; a longer text is a sentence, and sentences speak of more than the next sample.
    private static let longest = 60

    private let document: Document
    /// The block right before each block of code.
    private var previous: [NodeID: NodeID] = [:]
    /// The block right after each block of code.
    private var next: [NodeID: NodeID] = [:]
    /// The block of code right after each paragraph.
    private var announced: [NodeID: NodeID] = [:]

    init(_ document: Document) {
        self.document = document
        guard !document.codeBlocks.isEmpty else { return }
        var lastChild: [NodeID: NodeID] = [:]
        for node in document.descendants(of: document.root) where document[node].kind.isBlock {
            guard let parent = document[node].parent else { continue }
            let before = lastChild.updateValue(node, forKey: parent)
            if document[node].kind == .codeBlock { previous[node] = before }
            if let before, document[before].kind == .codeBlock { next[before] = node }
            if let before, document[before].kind == .paragraph, document[node].kind == .codeBlock {
                announced[before] = node
            }
        }
    }

    /// The text right before and after a sample, in which the author may quote the compiler.
    func prose(around block: CodeBlock) -> String {
        let behind = next[block.node]
        let texts = [previous[block.node], behind].compactMap(\.self).map { node in
            document[node].kind == .codeBlock
                ? code(node) : String(document.plainText(of: node).prefix(Self.most))
        }
        // “This code results in the following error:”, and the error.
        let quoted = behind.flatMap { announced[$0] }.map { node in
            document.codeBlocks.contains { $0.node == node && $0.language == "swift" } ? "" : code(node)
        }
        return (texts + [quoted].compactMap(\.self)).joined(separator: "\n")
    }

    private func code(_ node: NodeID) -> String {
        let block = document.codeBlocks.first { $0.node == node }
        return block.map { String(decoding: $0.slice.bytes.prefix(Self.most), as: UTF8.self) } ?? ""
    }

    /// The longest part of a block that is read, in characters of text or bytes of code: nobody quotes longer messages.
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
