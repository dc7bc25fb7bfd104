import SwiftSyntax

/// A function that stands beside a declaration and takes what it takes: code in it knows the names that readers know from the
/// declaration, which are its parameters, generic parameters and the members of the type around it.
package struct DeclaredContext: Sendable, Hashable {
    /// The head of the extension that the function stands in, up to its brace; nil outside of types.
    package let extending: String?
    /// The name of a method or property of an instance, without labels; nil for other declarations.
    package let member: String?
    /// True if it belongs to the type, and not to an instance.
    package let isStatic: Bool
    /// Its generic parameters, in angle brackets; empty if it has none.
    package let generics: String
    /// Its parameters, in parentheses and without default values.
    package let parameters: String
    /// Its result, without the arrow; nil for no result.
    package let result: String?
    /// Its `where` clause; empty if it has none.
    package let requirements: String

    /// - Parameters:
    ///   - path: the path of the type around the declaration; empty at a file's top.
    ///   - scope: the `where` clause of the extension around it; empty if it has none.
    /// - Returns: nil for a declaration that has no names of its own for its readers, such as an import.
    init?(_ declaration: DeclSyntax, in path: String, where scope: String) {
        // Beside a nested type its own name is known, beside another one its generic parameters.
        let type = path.isEmpty ? DeclarationName(declaration).flatMap { $0.isType ? $0.text : nil } ?? "" : path
        extending = type.isEmpty ? nil : scope.isEmpty ? "extension \(type)" : "extension \(type) \(scope)"
        let name: String?
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            name = function.name.bareText
            let isOperator = function.name.tokenKind != .identifier(function.name.text)
            isStatic = isOperator || Self.isStatic(function.modifiers)
            parameters = Self.parameters(function.signature.parameterClause.parameters)
            result = function.signature.returnClause?.type.trimmedDescription
            generics = function.genericParameterClause?.trimmedDescription ?? ""
            requirements = function.genericWhereClause?.trimmedDescription ?? ""
        case .initializerDecl(let initializer):
            name = nil
            isStatic = true
            parameters = Self.parameters(initializer.signature.parameterClause.parameters)
            result = nil
            generics = initializer.genericParameterClause?.trimmedDescription ?? ""
            requirements = initializer.genericWhereClause?.trimmedDescription ?? ""
        case .subscriptDecl(let access):
            name = nil
            isStatic = Self.isStatic(access.modifiers)
            parameters = Self.parameters(access.parameterClause.parameters)
            result = access.returnClause.type.trimmedDescription
            generics = access.genericParameterClause?.trimmedDescription ?? ""
            requirements = access.genericWhereClause?.trimmedDescription ?? ""
        case .variableDecl(let variable):
            name = variable.bindings.first?.pattern.trimmedDescription.withoutBackticks
            isStatic = Self.isStatic(variable.modifiers)
            (parameters, generics, requirements) = ("()", "", "")
            result = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        case .structDecl, .classDecl, .enumDecl, .actorDecl:
            name = nil
            isStatic = true
            (parameters, generics, result, requirements) = ("()", "", nil, "")
        default: return nil
        }
        member = isStatic || extending == nil ? nil : name
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }

    private static func parameters(_ list: FunctionParameterListSyntax) -> String {
        let parameters = list.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self).joined(separator: " ")
            return "\(names): \(parameter.type.trimmedDescription)" + (parameter.ellipsis == nil ? "" : "...")
        }
        return "(\(parameters.joined(separator: ", ")))"
    }
}
