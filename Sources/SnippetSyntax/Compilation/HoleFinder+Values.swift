import SwiftSyntax

/// Stand-ins for values that nobody declares.
extension HoleFinder {
    /// Returns the edits that put a stand-in in place of a named value; nil if no stand-in fits.
    static func standIn(for node: ExprSyntax) -> [(range: Range<Int>, replacement: String)]? {
        if let shown = shownInText(node) { return [(range(shown), "\"\"")] }
        guard let parent = node.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
            guard call.trailingClosure == nil, call.leftParen != nil else { return nil }
            var edits: [(range: Range<Int>, replacement: String)] = []
            for argument in call.arguments {
                if let label = argument.label {
                    let start = range(label).lowerBound
                    edits.append((start..<range(argument.expression).lowerBound, ""))
                }
                if let inOut = argument.expression.as(InOutExprSyntax.self) {
                    edits.append((range(inOut.ampersand), ""))
                }
            }
            let (outer, hasType) = place(of: ExprSyntax(call))
            if outer == .optional {
                return edits + [(range(node), "_made"), (range(call).upperBound..<range(call).upperBound, " as Any?")]
            }
            if outer == .statement { return edits + [(range(node), "_done")] }
            guard outer != .loop else { return nil }
            return edits + [(range(node), "_made")]
                + (outer == .binding && !hasType ? [(range(call).upperBound..<range(call).upperBound, " as Any")] : [])
        }
        // The type of an unknown value's member is unknown too.
        if parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(ForceUnwrapExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
        {
            return nil
        }
        let (outer, hasType) = place(of: node)
        switch outer {
        case .loop: return [(range(node), "([] as [Any])")]
        case .binding where !hasType: return [(range(node), "(_hole() as Any)")]
        case .optional: return [(range(node), "(_hole() as Any?)")]
        case .statement: return [(range(node), "_done()")]
        case .assigned: return [(range(node), "_")]
        default: return [(range(node), "_hole()")]
        }
    }

    /// Returns the whole interpolated expression that starts with a name, `request.id` in `\(request.id)`; nil outside
    /// interpolations.
    private static func shownInText(_ node: ExprSyntax) -> ExprSyntax? {
        var current = node
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                current = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
                current = ExprSyntax(call)
            } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == current.id {
                current = ExprSyntax(call)
            } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
                current = ExprSyntax(chain)
            } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
                current = ExprSyntax(unwrapped)
            } else {
                break
            }
        }
        guard let argument = current.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            argument.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
        else { return nil }
        return current
    }

    private enum Place { case statement, binding, optional, loop, assigned, other }

    /// Returns the place of a value, past `try` and `await`, and for a variable's initial value whether the variable's type is
    /// written.
    private static func place(of node: ExprSyntax) -> (Place, hasType: Bool) {
        var current = Syntax(node)
        while let parent = current.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            current = parent
        }
        guard let parent = current.parent else { return (.other, false) }
        if parent.is(CodeBlockItemSyntax.self) {
            // A closure's only expression is its value.
            let isValue =
                parent.parent?.parent?.is(ClosureExprSyntax.self) == true
                && parent.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            return (isValue ? .other : .statement, false)
        }
        if let value = parent.as(InitializerClauseSyntax.self) {
            if let binding = value.parent?.as(OptionalBindingConditionSyntax.self), binding.typeAnnotation == nil {
                return (.optional, false)
            }
            let type = value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation
            return (value.parent?.is(PatternBindingSyntax.self) == true ? .binding : .other, type != nil)
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == current.id { return (.loop, false) }
        if let list = parent.as(ExprListSyntax.self), list.first?.id == current.id, list.count > 1,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            return (.assigned, false)
        }
        return (.other, false)
    }
}
