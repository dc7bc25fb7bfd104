import SwiftSyntax

/// The types of values that a sample shows, by name: `logger: Logger`, `let logger = Logger(label: "a")`.
final class TypedNames: SyntaxVisitor {
    private(set) var types: [String: String] = [:]

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func add(_ name: TokenSyntax, _ type: some SyntaxProtocol) {
        let text = type.trimmedDescription
        guard name.tokenKind != .wildcard, !text.contains("\n"), !text.contains("...") else { return }
        // The first mention of a type counts.
        if types[name.text] == nil { types[name.text] = text }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard node.ellipsis == nil else { return .visitChildren }
        let isPlain = node.type.is(IdentifierTypeSyntax.self) || node.type.is(ArrayTypeSyntax.self)
        if isPlain { add(node.secondName ?? node.firstName, node.type) }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let type = node.typeAnnotation?.type {
            if type.is(IdentifierTypeSyntax.self) || type.is(ArrayTypeSyntax.self) { add(name, type) }
        } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
            let made = call.calledExpression.as(DeclReferenceExprSyntax.self),
            made.baseName.text.first?.isUppercase == true
        {
            add(name, made)
        }
        return .visitChildren
    }
}
