import SwiftSyntax

/// A visitor that collects calls of names with a capital letter.
final class CapitalCallFinder: SyntaxVisitor {
    private(set) var calls: Set<SampleAnatomy.Call> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return .visitChildren }
        calls.insert(
            SampleAnatomy.Call(
                name: name,
                labels: node.arguments.map { $0.label?.text },
                trailing: node.trailingClosure.map(Self.kind) ?? .none,
                furtherTrailing: node.additionalTrailingClosures.map(\.label.text)
            )
        )
        return .visitChildren
    }

    /// Returns `.views` for a closure whose first token begins with a capital letter, `.action` for any other.
    private static func kind(_ closure: ClosureExprSyntax) -> SampleAnatomy.Call.Trailing {
        closure.statements.first?.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true
            ? .views : .action
    }
}
