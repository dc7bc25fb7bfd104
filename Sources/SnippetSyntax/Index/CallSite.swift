import SwiftSyntax

/// A call and the name of what it calls: `Text("a")`, `view.font(.title)`, `NavigationView { }`.
package struct CallSite {
    package let node: FunctionCallExprSyntax
    /// The last name of the called expression.
    package let name: TokenSyntax
    /// The expression before the dot; nil for a call without a dot, and for `.name()`.
    package let base: ExprSyntax?
    /// True if a dot stands before the name.
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

    /// True if the base of the call is another call, as with most modifiers.
    package var isChained: Bool { base?.is(FunctionCallExprSyntax.self) == true }

    /// The labels of the arguments in order, `_` for an argument without one; trailing closures are not included.
    package var labels: [String] { node.arguments.map { $0.label?.text ?? "_" } }

    package func argument(_ label: String) -> LabeledExprSyntax? {
        node.arguments.first { ($0.label?.text ?? "_") == label }
    }

    package var firstArgument: LabeledExprSyntax? { node.arguments.first }
}
