import SwiftSyntax

/// The declarations of one sample: its types, outer ones before those nested in them, and its bare members.
package struct Outline {
    package private(set) var types: [TypeDeclaration] = []
    /// Properties outside any type.
    package private(set) var bareProperties: [Property] = []
    package private(set) var bareFunctions: [FunctionDeclSyntax] = []
    /// All properties, in types and bare.
    package private(set) var properties: [Property] = []
    /// True if a bare property is a view's `body`.
    package private(set) var hasBareBody = false
    /// True if the outermost level holds only declarations.
    package let isAllDeclarations: Bool
    private let prefixLength: Int
    private var places = StackedRanges([])

    package init(of sample: ParsedSnippet) {
        prefixLength = sample.prefixLength
        isAllDeclarations = sample.tree.statements.allSatisfy { if case .decl = $0.item { true } else { false } }
        for item in sample.tree.statements {
            guard case .decl(let declaration) = item.item else { continue }
            add(declaration, owner: nil, depth: 0, isWrapper: sample.prefixLength > 0)
        }
        properties = bareProperties + types.flatMap(\.properties)
        hasBareBody = bareProperties.contains { $0.name == "body" }
        places = StackedRanges(types.map(\.range))
    }

    /// Returns the innermost type around an offset; nil outside types.
    package func type(at offset: Int) -> TypeDeclaration? { places.last(at: offset).map { types[$0] } }

    package func owner(of property: Property) -> TypeDeclaration? { property.owner.map { types[$0] } }

    private mutating func add(_ declaration: DeclSyntax, owner: Int?, depth: Int, isWrapper: Bool = false) {
        guard depth < 64 else { return }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            if isWrapper { return addMembers(of: node.memberBlock, owner: nil, depth: depth) }
            addType(.structure, node, name: node.name, generics: node.genericParameterClause, depth: depth)
        case .classDecl(let node):
            addType(.class, node, name: node.name, generics: node.genericParameterClause, depth: depth)
        case .enumDecl(let node):
            if isWrapper { return addMembers(of: node.memberBlock, owner: nil, depth: depth) }
            addType(.enum, node, name: node.name, generics: node.genericParameterClause, depth: depth)
        case .actorDecl(let node):
            addType(.actor, node, name: node.name, generics: node.genericParameterClause, depth: depth)
        case .protocolDecl(let node):
            if isWrapper { return addMembers(of: node.memberBlock, owner: nil, depth: depth) }
            addType(.protocol, node, name: node.name, generics: nil, depth: depth)
        case .extensionDecl(let node):
            addType(.extension, node, name: nil, generics: nil, depth: depth)
        case .variableDecl(let node):
            let found = Property.all(in: node, owner: owner)
            if let owner { types[owner].properties += found } else { bareProperties += found }
        case .functionDecl(let node):
            if isWrapper, let body = node.body {
                for item in body.statements {
                    if case .decl(let declaration) = item.item { add(declaration, owner: nil, depth: depth + 1) }
                }
                return
            }
            if let owner { types[owner].functions.append(node) } else { bareFunctions.append(node) }
        case .initializerDecl(let node):
            if let owner { types[owner].initializers.append(node) }
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                switch clause.elements {
                case .decls(let members): for member in members { add(member.decl, owner: owner, depth: depth + 1) }
                case .statements(let items):
                    for item in items {
                        if case .decl(let declaration) = item.item { add(declaration, owner: owner, depth: depth + 1) }
                    }
                default: break
                }
            }
        default: break
        }
    }

    private mutating func addType(
        _ kind: TypeDeclaration.Kind,
        _ node: some DeclGroupSyntax,
        name: TokenSyntax?,
        generics: GenericParameterClauseSyntax?,
        depth: Int
    ) {
        let extended = Syntax(node).as(ExtensionDeclSyntax.self)?.extendedType
        let inherited = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - prefixLength
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset - prefixLength
        let index = types.count
        types.append(
            TypeDeclaration(
                kind: kind,
                name: name?.text ?? extended.flatMap { TypeName.last(of: $0) } ?? "",
                nameToken: name ?? extended?.lastToken(viewMode: .sourceAccurate),
                inherited: inherited,
                inheritedNames: inherited.flatMap { Self.names(of: $0.type) },
                attributes: Attribute.all(in: node.attributes),
                modifiers: node.modifiers.map(\.name.text),
                genericParameters: generics,
                node: Syntax(node),
                range: max(0, start)..<max(0, start, end)
            )
        )
        addMembers(of: node.memberBlock, owner: index, depth: depth)
    }

    private mutating func addMembers(of block: MemberBlockSyntax, owner: Int?, depth: Int) {
        for member in block.members { add(member.decl, owner: owner, depth: depth + 1) }
    }

    private static func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.compactMap { TypeName.last(of: $0.type) }
        }
        return TypeName.last(of: type).map { [$0] } ?? []
    }
}
