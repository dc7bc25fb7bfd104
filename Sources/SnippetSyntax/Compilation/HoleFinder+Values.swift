import SwiftSyntax

/// Stand-ins for values that nobody declares.
extension HoleFinder {
    /// Returns the edits that put a stand-in in place of a named value and its members; nil if no stand-in fits.
    func standIn(for node: ExprSyntax) -> [(range: Range<Int>, replacement: String)]? {
        let path = AccessPath(from: node)
        // Calls of known methods are what the sample shows: a stand-in must not hide them.
        guard !path.methods.contains(where: isKnownMethod) else { return nil }
        if Self.isShownInText(path) { return [(Self.range(path.whole), "\"\"")] }
        guard !path.hasTrailingClosure else { return nil }
        let (place, hasType) = Self.place(of: path.whole)
        if path.arguments.isEmpty, !path.isCalled {
            switch place {
            case .loop: return [(Self.range(path.whole), "([] as [Any])")]
            case .binding where !hasType: return [(Self.range(path.whole), "(_hole() as Any)")]
            case .optional: return [(Self.range(path.whole), "(_hole() as Any?)")]
            case .statement: return [(Self.range(path.whole), "_done()")]
            case .assigned: return [(Self.range(path.whole), "_")]
            default: return [(Self.range(path.whole), "_hole()")]
            }
        }
        switch place {
        case .loop, .assigned: return nil
        case .statement: return path.edits(calling: "_done", closing: "")
        case .optional: return path.edits(calling: "_made", closing: " as Any?")
        case .binding where !hasType: return path.edits(calling: "_made", closing: " as Any")
        default: return path.edits(calling: "_made", closing: "")
        }
    }

    /// Returns true for a whole interpolated expression: `request.id` in `\(request.id)`.
    private static func isShownInText(_ path: AccessPath) -> Bool {
        guard let argument = path.whole.parent?.as(LabeledExprSyntax.self), argument.label == nil else { return false }
        return argument.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
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
