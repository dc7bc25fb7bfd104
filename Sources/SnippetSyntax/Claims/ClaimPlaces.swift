import SwiftSyntax

/// The statements of a sample behind which a call can be added without a change of what the sample does.
final class ClaimPlaces: SyntaxVisitor {
    struct Statement {
        let range: Range<Int>
        let isOutermost: Bool
        let subject: Subject
    }

    enum Subject {
        /// A call of `print` or of a function like it.
        case printing
        case expression(Range<Int>)
        /// A variable with its initial value.
        case variable(String)
        case other
    }

    private let sample: ParsedSnippet
    /// The outermost statement that ends at each offset.
    private(set) var statements: [Int: Statement] = [:]
    /// The offset at which each statement begins.
    private(set) var starts: Set<Int> = []
    private var depth = 0

    init(_ sample: ParsedSnippet) {
        self.sample = sample
        super.init(viewMode: .sourceAccurate)
        walk(sample.tree)
    }

    override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard takesMore(list) else { return .visitChildren }
        for item in list {
            let range = sample.range(of: item.item)
            starts.insert(range.lowerBound)
            let end = sample.range(of: item).upperBound
            guard statements[end] == nil, !Self.isLeaving(item) else { continue }
            statements[end] = Statement(range: range, isOutermost: depth == 0, subject: subject(item))
        }
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ list: CodeBlockItemListSyntax) { if takesMore(list) { depth -= 1 } }

    /// True if no code runs behind an item of its list.
    private static func isLeaving(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .stmt(let statement) = item.item else { return false }
        return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
            || statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
    }

    /// True if a list of statements can take one more at any place: the value of a function, closure or branch may be its only
    /// expression.
    private func takesMore(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let parent = list.parent else { return true }
        if parent.is(SourceFileSyntax.self) { return true }
        if let closure = parent.as(ClosureExprSyntax.self) {
            guard let only = list.first, list.count == 1 else { return list.count > 1 }
            if case .printing = subject(only) { return true }
            return !only.item.is(ExprSyntax.self) && closure.signature?.returnClause == nil
        }
        if parent.is(SwitchCaseSyntax.self) { return list.count > 1 || list.first.map { !isValue($0) } ?? false }
        guard let block = parent.as(CodeBlockSyntax.self), let owner = block.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause == nil || list.count > 1
        }
        if owner.is(InitializerDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self) { return true }
        if owner.is(AccessorDeclSyntax.self) { return list.count > 1 }
        return list.count > 1 || list.first.map { !isValue($0) } ?? false
    }

    /// True for an expression that may be the value of a branch; a call of `print` is none.
    private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard item.item.is(ExprSyntax.self) else { return false }
        if case .printing = subject(item) { return false }
        return true
    }

    private func subject(_ item: CodeBlockItemSyntax) -> Subject {
        switch item.item {
        case .expr(let expression):
            return subject(expression)
        case .stmt(let statement):
            return statement.as(ExpressionStmtSyntax.self).map { subject($0.expression) } ?? .other
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value, !Self.isLiteral(value)
            else { return .other }
            return .variable(name)
        }
    }

    private func subject(_ expression: ExprSyntax) -> Subject {
        var inner = expression
        while true {
            if let waiting = inner.as(AwaitExprSyntax.self) {
                inner = waiting.expression
            } else if let trying = inner.as(TryExprSyntax.self) {
                inner = trying.expression
            } else {
                break
            }
        }
        if let call = inner.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            if ["print", "debugPrint", "dump"].contains(name.baseName.text) { return .printing }
        }
        if inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self) { return .other }
        if let sequence = inner.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: { element in
                if element.is(AssignmentExprSyntax.self) { return true }
                guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
                return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
            })
        {
            return .other
        }
        return .expression(sample.range(of: expression))
    }

    private static func isLiteral(_ value: ExprSyntax) -> Bool {
        value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
            || value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
            || value.is(NilLiteralExprSyntax.self)
            || value.as(PrefixOperatorExprSyntax.self).map { isLiteral($0.expression) } ?? false
    }

    /// True if a sample has a dictionary's literal or type, whose elements have no order.
    static func hasDictionary(_ sample: ParsedSnippet) -> Bool {
        final class DictionaryFinder: SyntaxVisitor {
            var found = false
            override func visit(_: DictionaryExprSyntax) -> SyntaxVisitorContinueKind { find() }
            override func visit(_: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind { find() }
            private func find() -> SyntaxVisitorContinueKind {
                found = true
                return .skipChildren
            }
        }
        guard sample.isParsed else { return false }
        let finder = DictionaryFinder(viewMode: .sourceAccurate)
        finder.walk(sample.tree)
        return finder.found
    }
}
