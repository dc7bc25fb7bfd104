import SwiftSyntax

/// The names that declarations bring, without backticks.
enum DeclaredNames {
    static func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

    /// What a member of a type is called; nothing for what has no name of its own.
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
