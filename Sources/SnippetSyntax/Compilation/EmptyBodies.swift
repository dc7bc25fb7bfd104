import SwiftSyntax

/// A count of the functions with an empty body.
final class EmptyBodies: SyntaxVisitor {
    private(set) var count = 0

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body, body.statements.isEmpty { count += 1 }
        return .visitChildren
    }
}
