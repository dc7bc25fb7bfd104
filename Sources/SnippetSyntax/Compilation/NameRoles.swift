import SwiftSyntax

/// What a name must stand for where it is used: most could be anything.
public enum NameRole: Sendable, Hashable {
    /// What something conforms to, or inherits from.
    case conformance
    case propertyWrapper
    /// An attribute of something else than a variable: a macro, a result builder or a global actor.
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
