import SwiftSyntax

/// The names of declarations, without backticks.
enum DeclaredNames {
    static func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

    /// Returns the names that a member of a type declares; empty for a member without a name.
    static func names(of declaration: DeclSyntax) -> [String] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): [name(node.name)]
        case .variableDecl(let node): node.bindings.flatMap { names(in: $0.pattern) }
        case .structDecl(let node): [name(node.name)]
        case .classDecl(let node): [name(node.name)]
        case .enumDecl(let node): [name(node.name)]
        case .typeAliasDecl(let node): [name(node.name)]
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        default: []
        }
    }

    /// Returns the names that a pattern binds: of `(a, (b, _))` two.
    private static func names(in pattern: PatternSyntax) -> [String] {
        if let own = pattern.as(IdentifierPatternSyntax.self) { return [name(own.identifier)] }
        return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
    }
}
