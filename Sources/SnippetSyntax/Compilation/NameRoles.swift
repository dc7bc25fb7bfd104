import SwiftSyntax

/// The role of a name, where its use restricts what it can stand for; most names could be anything.
public enum NameRole: Sendable, Hashable {
    /// A protocol that something conforms to, or a class that it inherits from.
    case conformance
    case propertyWrapper
    /// An attribute of a declaration other than a variable: a macro, a result builder or a global actor.
    case attribute
}

/// The roles of a sample's names.
final class NameRoles: SyntaxVisitor {
    private(set) var roles: [String: NameRole] = [:]

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func addConformance(_ type: TypeSyntax) {
        if let parts = type.as(CompositionTypeSyntax.self)?.elements {
            for part in parts { addConformance(part.type) }
        } else if let name = TypeName.last(of: type) {
            roles[name] = .conformance
        }
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        addConformance(node.type)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.inheritedType { addConformance(type) }
        return .visitChildren
    }

    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        addConformance(node.rightType)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return .visitChildren }
        for attribute in Attribute.all(in: node.attributes) { roles[attribute.name] = .propertyWrapper }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let name = TypeName.last(of: node.attributeName), roles[name] == nil { roles[name] = .attribute }
        return .visitChildren
    }
}
