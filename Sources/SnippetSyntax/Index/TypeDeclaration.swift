import SwiftSyntax

/// A type as a sample declares it, or a bare piece of one: members that stand outside any type.
package struct TypeDeclaration {
    package enum Kind { case structure, `class`, `enum`, actor, `protocol`, `extension`, bare }

    package let kind: Kind
    /// The type's name; empty for bare members.
    package let name: String
    package let nameToken: TokenSyntax?
    /// The types behind the colon; ``inheritedNames`` has their names without generic arguments or module names.
    package let inherited: [InheritedTypeSyntax]
    package let inheritedNames: [String]
    package let attributes: [Attribute]
    package let modifiers: [String]
    package let genericParameters: GenericParameterClauseSyntax?
    package let node: Syntax
    /// The declaration's bytes in its sample, from its first attribute to its closing brace.
    package let range: Range<Int>
    package var properties: [Property] = []
    package var initializers: [InitializerDeclSyntax] = []
    package var functions: [FunctionDeclSyntax] = []

    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    package func inherits(_ name: String) -> Bool { inheritedNames.contains(name) }

    private static let views: Set<String> = [
        "View", "App", "Scene", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "ToolbarContent", "Widget", "Commands",
    ]

    /// True if the type is a View, an App, a Scene or the like.
    package var isView: Bool {
        inheritedNames.contains(where: Self.views.contains)
            || properties.contains { $0.name == "body" && ($0.typeText == "some View" || $0.typeText == "some Scene") }
    }

    package var isObservable: Bool { kind == .class && attribute("Observable") != nil }
    package var isObservableObject: Bool { inherits("ObservableObject") }

    package var body: Property? { properties.first { $0.name == "body" && $0.isComputed } }
}

/// An attribute and its name, without module or generic arguments.
package struct Attribute {
    package let name: String
    package let node: AttributeSyntax

    static func all(in list: AttributeListSyntax) -> [Attribute] {
        guard !list.isEmpty else { return [] }
        return list.compactMap { element in
            guard case .attribute(let node) = element else { return nil }
            return Attribute(name: TypeName.last(of: node.attributeName) ?? "", node: node)
        }
    }
}

package enum TypeName {
    /// Returns the last name of a type: `View` of `SwiftUI.View`, `State` of `State<Int>`; nil if the type has none.
    package static func last(of type: TypeSyntax) -> String? {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): type.name.text
        case .memberType(let type): type.name.text
        case .attributedType(let type): last(of: type.baseType)
        case .someOrAnyType(let type): last(of: type.constraint)
        case .optionalType(let type): last(of: type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): last(of: type.wrappedType)
        default: nil
        }
    }
}
