import SwiftSyntax

/// A visitor that finds the names in a text that nobody declares, and a stand-in for each.
final class HoleFinder: SyntaxVisitor {
    struct Hole {
        package enum Kind {
            case type
            /// A value: its range, and the edits for a stand-in where its type isn't known; nil if there is no stand-in.
            case value(Range<Int>, [(range: Range<Int>, replacement: String)]?)
        }

        let name: String
        let kind: Kind
        var isCalled = false
        /// True if the name is used among the statements of a script.
        var isOfScript = false
    }

    private let places: Set<Int>
    let isKnownMethod: (String) -> Bool
    private(set) var found: [Hole] = []
    private(set) var isHopeless = false
    /// True if the script has statements and no declarations, so that it may be the body of a `catch`.
    private(set) var isPieceOfBlock = false
    /// Types used otherwise than by an initializer call or `.self`, such as `Name.other`.
    private(set) var opaque: Set<String> = []
    /// Types that nobody declares, in source order: whether they are used as a protocol, and their number of generic parameters.
    private var types: [(name: String, isProtocol: Bool, parameters: Int)] = []
    private var initializers: [String: [String]] = [:]

    init(_ places: Set<Int>, isKnownMethod: @escaping (String) -> Bool) {
        (self.places, self.isKnownMethod) = (places, isKnownMethod)
        super.init(viewMode: .sourceAccurate)
    }

    private func isPlace(_ node: some SyntaxProtocol) -> Bool {
        places.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == NameHoles.script, let body = node.body {
            isPieceOfBlock = body.statements.allSatisfy { !$0.item.is(DeclSyntax.self) }
        }
        return .visitChildren
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard isPlace(node) else { return .visitChildren }
        let name = node.name.text
        found.append(Hole(name: name, kind: .type))
        note(
            type: name,
            isProtocol: Self.isConstraint(node),
            parameters: node.genericArgumentClause?.arguments.count ?? 0
        )
        return .visitChildren
    }

    private func note(type name: String, isProtocol: Bool = false, parameters: Int = 0) {
        if let index = types.firstIndex(where: { $0.name == name }) {
            types[index].isProtocol = types[index].isProtocol || isProtocol
            types[index].parameters = max(types[index].parameters, parameters)
        } else {
            types.append((name, isProtocol, parameters))
        }
    }

    /// Returns true if the type stands in an inheritance clause, a constraint, or behind `some` or `any`.
    private static func isConstraint(_ node: IdentifierTypeSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(InheritedTypeSyntax.self) || parent.is(SomeOrAnyTypeSyntax.self) { return true }
            if let parameter = parent.as(GenericParameterSyntax.self) { return parameter.inheritedType != nil }
            if let requirement = parent.as(ConformanceRequirementSyntax.self) {
                return requirement.rightType.position == node.position
            }
            guard
                parent.is(CompositionTypeSyntax.self) || parent.is(CompositionTypeElementSyntax.self)
                    || parent.is(CompositionTypeElementListSyntax.self) || parent.is(AttributedTypeSyntax.self)
            else { return false }
            current = parent.parent
        }
        return false
    }

    func typeDeclarations(without declared: Set<String>) -> [String] {
        types.filter { !declared.contains($0.name) }.map { type in
            if type.isProtocol, initializers[type.name] == nil { return "private protocol \(type.name) {}" }
            let clause =
                type.parameters == 0
                ? "" : "<\((0..<type.parameters).map { "P\($0)" }.joined(separator: ", "))>"
            let made = ["init() {}"] + (initializers[type.name] ?? []).filter { $0 != "init() {}" }
            return "private struct \(type.name)\(clause): Hashable, Codable, Identifiable, Error { "
                + "var id: Int { 0 }; init(from decoder: any Decoder) throws {}; "
                + "\(Set(made).sorted().joined(separator: "; ")) }"
        }
    }

    // MARK: Values

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard isPlace(node) else { return .visitChildren }
        let name = node.baseName.text.filter { $0 != "`" }
        guard name != "self", name != "super" else {
            isHopeless = true
            return .skipChildren
        }
        if name.first?.isUppercase == true {
            // `Name(…)` creates a value of the type; the type of `Name.other` is unknown.
            if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
                let initializer = Self.initializer(call)
            {
                initializers[name, default: []].append(initializer)
            } else if node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "self" {
                opaque.insert(name)
            }
            found.append(Hole(name: name, kind: .type))
            note(type: name)
            return .visitChildren
        }
        // An argument of an unknown function may have any type.
        let whole = AccessPath(from: ExprSyntax(node)).whole
        if let argument = whole.parent?.as(LabeledExprSyntax.self), isOfUnknownCall(argument),
            !AccessPath(from: ExprSyntax(node)).methods.contains(where: isKnownMethod)
        {
            let kind = Hole.Kind.value(Self.range(node), [(Self.range(whole), "()")])
            found.append(Hole(name: name, kind: kind, isOfScript: Self.isOfScript(node)))
            return .visitChildren
        }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        found.append(
            Hole(
                name: name,
                kind: .value(Self.range(node), standIn(for: ExprSyntax(node))),
                isCalled: isCalled,
                isOfScript: Self.isOfScript(node)
            )
        )
        return .visitChildren
    }

    /// Returns true for an argument of an undeclared function, or of a member of an undeclared value.
    private func isOfUnknownCall(_ argument: LabeledExprSyntax) -> Bool {
        guard let parent = argument.parent?.parent else { return false }
        let called =
            parent.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? parent.as(SubscriptCallExprSyntax.self)?.calledExpression
        guard let base = called.map(AccessPath.base) else { return false }
        return base.is(DeclReferenceExprSyntax.self) && isPlace(base)
    }

    private static func isOfScript(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let parent = current {
            if let function = parent.as(FunctionDeclSyntax.self) { return function.name.text == NameHoles.script }
            if parent.asProtocol((any DeclGroupSyntax).self) != nil || parent.is(AccessorBlockSyntax.self) {
                return false
            }
            current = parent.parent
        }
        return true
    }

    private static func initializer(_ call: FunctionCallExprSyntax) -> String? {
        guard call.trailingClosure == nil else { return nil }
        let parameters = call.arguments.enumerated().map { index, argument in
            "\(argument.label?.text ?? "_") _\(index): T\(index)"
        }
        let generics = parameters.indices.map { "T\($0)" }.joined(separator: ", ")
        return "init\(generics.isEmpty ? "" : "<\(generics)>")(\(parameters.joined(separator: ", "))) {}"
    }
}
