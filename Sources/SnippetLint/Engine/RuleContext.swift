import SnippetSyntax
import SwiftSyntax

/// The context of a check besides the node that it inspects.
struct RuleContext {
    package let sample: ParsedSnippet
    let outline: Outline
    let lesson: DeclarationIndex
    let configuration: LintConfiguration

    func range(of node: some SyntaxProtocol) -> Range<Int> { sample.range(of: node) }

    /// Returns the range from the first byte of one node to the last of another.
    func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Range<Int> {
        let start = range(of: first).lowerBound
        return start..<max(start, range(of: last).upperBound)
    }

    func text(of node: some SyntaxProtocol) -> String { sample.text(in: range(of: node)) }

    /// Returns the innermost type around a node; nil outside types.
    func enclosingType(of node: some SyntaxProtocol) -> TypeDeclaration? {
        outline.type(at: range(of: node).lowerBound)
    }
}
