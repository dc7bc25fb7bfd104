import SwiftSyntax

/// A call with the name it goes by: `Text("a")`, `view.font(.title)`, `NavigationView { }`.
package struct CallSite {
    package let node: FunctionCallExprSyntax
    /// The last name of what is called.
    package let name: TokenSyntax
    /// What stands before the dot; nil for a call without one, and for `.name()`.
    package let base: ExprSyntax?
    /// Whether a dot stands before the name.
    package let isMember: Bool

    package init?(_ node: FunctionCallExprSyntax) {
        self.node = node
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName
            base = member.base
            isMember = true
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName
            base = nil
            isMember = false
        } else if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self),
            let reference = generic.expression.as(DeclReferenceExprSyntax.self)
        {
            name = reference.baseName
            base = nil
            isMember = false
        } else {
            return nil
        }
    }

    /// Whether it is called on what another call returns, as most modifiers are.
    package var isChained: Bool { base?.is(FunctionCallExprSyntax.self) == true }

    /// The arguments' labels in order; `_` where there is none. Trailing closures are not among them.
    package var labels: [String] { node.arguments.map { $0.label?.text ?? "_" } }

    package func argument(_ label: String) -> LabeledExprSyntax? {
        node.arguments.first { ($0.label?.text ?? "_") == label }
    }

    package var firstArgument: LabeledExprSyntax? { node.arguments.first }
}
