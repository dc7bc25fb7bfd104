import SwiftSyntax

extension ParsedSnippet {
    /// True if there is a declaration, a call, an assignment or a statement; false for bare names, numbers and texts, which
    /// output consists of as well.
    package var doesSomething: Bool {
        let finder = ActionFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }
}

/// Finds the first node that only code has.
private final class ActionFinder: SyntaxAnyVisitor {
    private(set) var found = false

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if found { return .skipChildren }
        switch node.kind {
        case .functionCallExpr, .closureExpr, .macroExpansionExpr, .assignmentExpr, .subscriptCallExpr, .awaitExpr,
            .tryExpr,
            .memberAccessExpr, .keyPathExpr, .ifExpr, .switchExpr, .forStmt, .whileStmt, .guardStmt, .returnStmt,
            .throwStmt, .doStmt, .switchCase, .attribute, .ifConfigDecl:
            found = true
        default: found = node.is(DeclSyntax.self) && !node.is(MissingDeclSyntax.self)
        }
        return found ? .skipChildren : .visitChildren
    }
}
