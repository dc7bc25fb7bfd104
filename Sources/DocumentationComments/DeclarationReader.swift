import Support
import SwiftSyntax

/// The declarations around another one, as far as they say something about it.
struct DeclarationScope {
    /// The path of the names around; empty at a file's top.
    var path = ""
    /// The access that the declarations around leave.
    var access = AccessLevel.open
    /// The access level of members that name none.
    var standard = AccessLevel.internal
    var extendedType: String?
    /// The `where` clause of the innermost extension, if nothing else is between.
    var requirements = ""
    var conditions: [String] = []
    var genericParameters: [String] = []
}

/// Reads the declarations of a file, but none in the bodies of functions. The depth of its recursion is that of the brackets and
/// `#if` blocks in the file, which ``SwiftSamples/SampleLimits`` bounds.
struct DeclarationReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var comments: [DocumentationComment] = []
    private(set) var types = DeclaredTypes()

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// - Returns: the widest access to one of the declarations; nil if there are none.
    @discardableResult
    mutating func read(_ declarations: some Sequence<DeclSyntax>, in scope: DeclarationScope) -> AccessLevel? {
        var widest: AccessLevel?
        for declaration in declarations {
            let access =
                if let block = declaration.as(IfConfigDeclSyntax.self) {
                    read(block, in: scope)
                } else {
                    read(declaration, in: scope)
                }
            widest = [widest, access].compactMap(\.self).max()
        }
        return widest
    }

    private mutating func read(_ block: IfConfigDeclSyntax, in scope: DeclarationScope) -> AccessLevel? {
        var former: [String] = []
        var widest: [AccessLevel] = []
        for clause in block.clauses {
            var inner = scope
            let condition = clause.condition?.trimmedDescription
            inner.conditions += former.map { "!(\($0))" } + [condition].compactMap(\.self)
            if let condition { former.append(condition) }
            switch clause.elements {
            case .statements(let statements):
                widest += [read(statements.declarations, in: inner)].compactMap(\.self)
            case .decls(let members): widest += [read(members.declarations, in: inner)].compactMap(\.self)
            default: break
            }
        }
        return widest.max()
    }

    private mutating func read(_ declaration: DeclSyntax, in scope: DeclarationScope) -> AccessLevel? {
        guard let name = DeclarationName(declaration) else { return nil }
        let written = WrittenAccess(declaration, name: name.text)
        let standard =
            switch name.kind {
            case .extensionBlock, .enumerationCase: AccessLevel.open
            default: scope.standard
            }
        let isExtension = name.kind == .extensionBlock
        let own = isExtension ? standard : written.level ?? standard
        let access = min(own, written.limit, scope.access)
        var inner = scope
        inner.path = scope.path.isEmpty ? name.text : "\(scope.path).\(name.text)"
        inner.access = access
        inner.genericParameters += name.genericParameters
        let place = comments.count
        let lines = CommentLines(declaration.leadingTrivia, at: declaration.position.utf8Offset, in: bytes).lines
        if !lines.isEmpty {
            let documented = DocumentedDeclaration(
                kind: name.kind,
                name: inner.path,
                access: access,
                extendedType: scope.extendedType,
                conditions: scope.conditions,
                genericParameters: inner.genericParameters,
                signature: DeclaredSignature(declaration),
                context: DeclaredContext(declaration, in: scope.path, where: scope.requirements)
            )
            comments.append(DocumentationComment(declaration: documented, lines: lines))
        }
        if name.isType { types.add(inner.path, access, in: scope.extendedType) }
        guard let members = name.members else { return access }
        inner.standard = name.kind == .protocolType ? .open : isExtension ? written.level ?? .internal : .internal
        if isExtension { inner.extendedType = name.text }
        inner.requirements = declaration.as(ExtensionDeclSyntax.self)?.genericWhereClause?.trimmedDescription ?? ""
        let widest = read(members.declarations, in: inner)
        guard isExtension else { return access }
        // Readers see an extension if they see something in it.
        if !lines.isEmpty { comments[place].declaration.access = widest ?? written.level ?? .internal }
        return widest
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var declarations: some Sequence<DeclSyntax> { lazy.compactMap { $0.item.as(DeclSyntax.self) } }
}

extension MemberBlockItemListSyntax {
    fileprivate var declarations: some Sequence<DeclSyntax> { lazy.map(\.decl) }
}
