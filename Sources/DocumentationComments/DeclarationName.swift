import SwiftSyntax

/// The kind and the own name of a declaration, with the argument labels of what is called.
struct DeclarationName {
    let kind: DocumentedDeclaration.Kind
    let text: String
    private let generics: GenericParameterClauseSyntax?
    /// The members of a type, a protocol or an extension.
    let members: MemberBlockItemListSyntax?

    /// - Returns: nil for what has no documentation: imports, `#if` and macro expansions.
    init?(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): self.init(.structure, type, type.genericParameterClause, type.memberBlock)
        case .classDecl(let type): self.init(.classType, type, type.genericParameterClause, type.memberBlock)
        case .enumDecl(let type): self.init(.enumeration, type, type.genericParameterClause, type.memberBlock)
        case .actorDecl(let type): self.init(.actor, type, type.genericParameterClause, type.memberBlock)
        case .protocolDecl(let type): self.init(.protocolType, type, nil, type.memberBlock)
        case .extensionDecl(let part):
            self.init(.extensionBlock, part.extendedType.trimmedDescription.plainTypeName, members: part.memberBlock)
        case .typeAliasDecl(let alias): self.init(.typeAlias, alias, alias.genericParameterClause)
        case .associatedTypeDecl(let type): self.init(.associatedType, type)
        case .functionDecl(let function):
            let labels = Self.labels(function.signature.parameterClause.parameters)
            self.init(.function, function.name.bareText + labels, function.genericParameterClause)
        case .initializerDecl(let initializer):
            let labels = Self.labels(initializer.signature.parameterClause.parameters)
            self.init(.initializer, "init" + labels, initializer.genericParameterClause)
        case .deinitializerDecl: self.init(.deinitializer, "deinit")
        case .subscriptDecl(let access):
            let labels = Self.labels(access.parameterClause.parameters, isSubscript: true)
            self.init(.subscripting, "subscript" + labels, access.genericParameterClause)
        case .variableDecl(let variable):
            guard let pattern = variable.bindings.first?.pattern else { return nil }
            self.init(.property, pattern.trimmedDescription.withoutBackticks)
        case .enumCaseDecl(let cases):
            guard let first = cases.elements.first else { return nil }
            let labels = first.parameterClause.map { clause in
                "(" + clause.parameters.map { "\($0.firstName?.bareText ?? "_"):" }.joined() + ")"
            }
            self.init(.enumerationCase, first.name.bareText + (labels ?? ""))
        case .macroDecl(let macro):
            let labels = Self.labels(macro.signature.parameterClause.parameters)
            self.init(.macro, macro.name.bareText + labels, macro.genericParameterClause)
        case .operatorDecl(let sign): self.init(.operatorSign, sign.name.bareText)
        case .precedenceGroupDecl(let group): self.init(.precedenceGroup, group)
        default: return nil
        }
    }

    var isType: Bool {
        switch kind {
        case .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias, .associatedType: true
        default: false
        }
    }

    /// The names of its generic parameters and, of a protocol, of its associated types.
    var genericParameters: [String] {
        if kind == .protocolType {
            return members?.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.bareText } ?? []
        }
        return generics?.parameters.map(\.name.bareText) ?? []
    }

    private init(
        _ kind: DocumentedDeclaration.Kind,
        _ declaration: some NamedDeclSyntax,
        _ generics: GenericParameterClauseSyntax? = nil,
        _ block: MemberBlockSyntax? = nil
    ) {
        self.init(kind, declaration.name.bareText, generics, members: block)
    }

    private init(
        _ kind: DocumentedDeclaration.Kind,
        _ text: String,
        _ generics: GenericParameterClauseSyntax? = nil,
        members block: MemberBlockSyntax? = nil
    ) {
        (self.kind, self.text, self.generics, members) = (kind, text, generics, block?.members)
    }

    /// - Parameter isSubscript: true if a label counts only if it is written before another name.
    private static func labels(_ parameters: FunctionParameterListSyntax, isSubscript: Bool = false) -> String {
        let labels = parameters.map { parameter in
            isSubscript && parameter.secondName == nil ? "_:" : "\(parameter.firstName.bareText):"
        }
        return "(\(labels.joined()))"
    }
}

extension TokenSyntax {
    /// The token's text without backticks around it.
    var bareText: String { text.withoutBackticks }
}

extension String {
    var withoutBackticks: String { replacing("`", with: "") }

    /// The path of a type's name without generic arguments: `Outer.Inner` for `Outer<Int>.Inner`.
    fileprivate var plainTypeName: String {
        var depth = 0
        var name = ""
        for sign in self where !sign.isWhitespace && sign != "`" {
            if sign == "<" { depth += 1 } else if sign == ">" { depth -= 1 } else if depth == 0 { name.append(sign) }
        }
        return name
    }
}
