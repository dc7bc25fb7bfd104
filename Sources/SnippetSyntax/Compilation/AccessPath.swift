import SwiftSyntax

/// The expression that begins with a value and goes on with its members: `request.user?.posts(of: year)[0]`.
///
/// If the type of the value is unknown, so is that of the whole.
struct AccessPath {
    /// The whole expression.
    let whole: ExprSyntax
    /// The arguments of all its calls and subscripts, in source order.
    let arguments: [LabeledExprSyntax]
    /// The members that it calls.
    let methods: [String]
    /// True if it ends with a call.
    let isCalled: Bool
    let hasTrailingClosure: Bool

    private let start: Int

    init(from node: ExprSyntax) {
        var current = node
        var arguments: [LabeledExprSyntax] = []
        var methods: [String] = []
        var (isCalled, hasTrailingClosure) = (false, false)
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                (current, isCalled) = (ExprSyntax(member), false)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
                if let member = current.as(MemberAccessExprSyntax.self) {
                    methods.append(member.declName.baseName.text)
                }
                (current, isCalled) = (ExprSyntax(call), true)
                arguments += call.arguments
                hasTrailingClosure = hasTrailingClosure || call.trailingClosure != nil
            } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == current.id {
                (current, isCalled) = (ExprSyntax(call), false)
                arguments += call.arguments
                hasTrailingClosure = hasTrailingClosure || call.trailingClosure != nil
            } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
                current = ExprSyntax(chain)
            } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
                current = ExprSyntax(unwrapped)
            } else {
                break
            }
        }
        whole = current
        start = HoleFinder.range(node).lowerBound
        (self.arguments, self.methods) = (arguments, methods)
        (self.isCalled, self.hasTrailingClosure) = (isCalled, hasTrailingClosure)
    }

    /// Returns the edits that leave a call of a function with all arguments, without their labels.
    ///
    /// - Parameter closing: The text behind the call.
    func edits(calling function: String, closing: String) -> [(range: Range<Int>, replacement: String)] {
        var edits: [(range: Range<Int>, replacement: String)] = []
        var position = start
        for (index, argument) in arguments.enumerated() {
            let value = argument.expression.as(InOutExprSyntax.self)?.expression ?? argument.expression
            let range = HoleFinder.range(value)
            edits.append((position..<range.lowerBound, index == 0 ? "\(function)(" : ", "))
            // The type of such an argument follows from the parameter alone.
            if Self.needsType(value) { edits.append((range, "()")) }
            position = range.upperBound
        }
        let end = HoleFinder.range(whole).upperBound
        edits.append((position..<end, (arguments.isEmpty ? "\(function)(" : "") + ")\(closing)"))
        return edits
    }

    /// True for a value that means nothing without the type of its place: `.automatic`, `.seconds(3)`, `nil`, `[]`, `\.name`.
    private static func needsType(_ value: ExprSyntax) -> Bool {
        if value.is(NilLiteralExprSyntax.self) { return true }
        if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        if let dictionary = value.as(DictionaryExprSyntax.self) { return dictionary.content.is(TokenSyntax.self) }
        if let path = value.as(KeyPathExprSyntax.self) { return path.root == nil }
        // A member that is the beginning has no base.
        return base(of: value).is(MemberAccessExprSyntax.self)
    }

    /// The expression that a path begins with: `request` in `request.user?.name`; `.automatic` for one without a base.
    static func base(of expression: ExprSyntax) -> ExprSyntax {
        var current = expression
        while true {
            if let base = current.as(MemberAccessExprSyntax.self)?.base {
                current = base
            } else if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let call = current.as(SubscriptCallExprSyntax.self) {
                current = call.calledExpression
            } else if let chain = current.as(OptionalChainingExprSyntax.self) {
                current = chain.expression
            } else if let unwrapped = current.as(ForceUnwrapExprSyntax.self) {
                current = unwrapped.expression
            } else {
                return current
            }
        }
    }
}
