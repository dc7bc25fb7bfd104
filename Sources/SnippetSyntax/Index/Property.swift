import SwiftSyntax

/// A property as a sample declares it.
package struct Property {
    package let name: String
    package let nameToken: TokenSyntax
    package let declaration: VariableDeclSyntax
    package let binding: PatternBindingSyntax
    package let attributes: [Attribute]
    package let modifiers: [String]
    /// The type as written, without white space at its ends; nil if none is written.
    package let typeText: String?
    package let type: TypeSyntax?
    package let initialValue: ExprSyntax?
    package let isComputed: Bool
    /// The index of its type in the outline; nil for a bare property.
    let owner: Int?

    package var isLet: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// The type that `@Environment(Model.self)` names, `Model`; nil for other properties.
    package var environmentType: String? {
        guard case .argumentList(let arguments) = attribute("Environment")?.node.arguments,
            let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self"
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The name of the property's type: from its annotation, from `@Environment(Model.self)`, or from the initialiser call that
    /// makes its first value; nil if none of them shows it.
    package var typeName: String? {
        if let type { return TypeName.last(of: type) }
        if let environmentType { return environmentType }
        if let call = initialValue?.as(FunctionCallExprSyntax.self), let site = CallSite(call), !site.isMember,
            site.name.text.first?.isUppercase == true
        {
            return site.name.text
        }
        return nil
    }

    package var isOptional: Bool {
        guard let type else { return false }
        return type.is(OptionalTypeSyntax.self) || TypeName.last(of: type) == "Optional"
    }

    static func all(in declaration: VariableDeclSyntax, owner: Int?) -> [Property] {
        let attributes = Attribute.all(in: declaration.attributes)
        let modifiers = declaration.modifiers.map { modifier in
            modifier.detail.map { "\(modifier.name.text)(\($0.detail.text))" } ?? modifier.name.text
        }
        return declaration.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            return Property(
                name: pattern.identifier.text,
                nameToken: pattern.identifier,
                declaration: declaration,
                binding: binding,
                attributes: attributes,
                modifiers: modifiers,
                typeText: binding.typeAnnotation?.type.sourceText,
                type: binding.typeAnnotation?.type,
                initialValue: binding.initializer?.value,
                isComputed: isComputed(binding.accessorBlock),
                owner: owner
            )
        }
    }

    private static func isComputed(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            !accessors.contains {
                $0.accessorSpecifier.tokenKind == .keyword(.willSet)
                    || $0.accessorSpecifier.tokenKind == .keyword(.didSet)
            }
        }
    }
}
