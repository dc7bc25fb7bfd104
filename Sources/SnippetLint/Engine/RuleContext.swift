import SnippetSyntax
import SwiftSyntax

/// What a check may know besides the node it is shown.
struct RuleContext {
    package let sample: ParsedSnippet
    let outline: Outline
    let lesson: DeclarationIndex
    let configuration: LintConfiguration

    func range(of node: some SyntaxProtocol) -> Range<Int> { sample.range(of: node) }

    /// From the first byte of one node to the last of another.
    func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Range<Int> {
        let start = range(of: first).lowerBound
        return start..<max(start, range(of: last).upperBound)
    }

    func text(of node: some SyntaxProtocol) -> String { sample.text(in: range(of: node)) }

    /// The innermost type around a node.
    func enclosingType(of node: some SyntaxProtocol) -> TypeDeclaration? {
        outline.type(at: range(of: node).lowerBound)
    }
}
