import SwiftSyntax

/// The names of declarations, without backticks.
enum DeclaredNames {
    static func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

    /// Returns the names that a member of a type declares; empty for a member without a name.
    static func names(of declaration: DeclSyntax) -> [String] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): [name(node.name)]
        case .variableDecl(let node): Property.all(in: node, owner: nil).map { name($0.nameToken) }
        case .structDecl(let node): [name(node.name)]
        case .classDecl(let node): [name(node.name)]
        case .enumDecl(let node): [name(node.name)]
        case .typeAliasDecl(let node): [name(node.name)]
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        default: []
        }
    }
}
