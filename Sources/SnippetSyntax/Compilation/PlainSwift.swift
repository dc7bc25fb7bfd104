import Support
import SwiftSamples
import SwiftSyntax

/// A visitor that collects the edits that a compiler without Xcode's macros (`@Entry`, `@Previewable`) needs, and those that fill
/// in omitted bodies.
final class PlainSwift: SyntaxVisitor {
    private let sample: ParsedSnippet
    /// The number of functions with an empty body in the whole sample.
    private let emptyBodies: Lazy<Int>
    private(set) var edits: [SampleAnatomy.Edit] = []
    private(set) var isBeyondRewriting = false
    /// True if a declaration lacks its body, as in a list of a module's interface.
    private(set) var isInterface = false
    /// The ranges of the statements between braces: executable code, as opposed to declarations.
    private(set) var bodies: [Range<Int>] = []

    init(_ sample: ParsedSnippet, emptyBodies: Lazy<Int>) {
        self.sample = sample
        self.emptyBodies = emptyBodies
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        let isOfModel = Self.ofModels.contains(name) && Self.isInModel(node)
        if Self.setAside.contains(name) || isOfModel || (name == "objc" && !Self.isInProtocol(node)) {
            edits.append(.init(range: sample.range(of: node), replacement: ""))
        }
        return .visitChildren
    }

    /// Removes the access level of an import: others of the module must not say another, or none (SE-0409).
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        edits += node.modifiers.map { .init(range: sample.range(of: $0), replacement: "") }
        return .visitChildren
    }

    /// Attributes that are removed because they don't affect types: declarations hidden from other files can't be promised to
    /// other modules, and without Apple's runtime and Xcode's canvas there is nothing to connect.
    private static let setAside: Set<String> = [
        "Previewable", "inlinable", "usableFromInline", "frozen", "backDeployed", "_alwaysEmitIntoClient",
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objcMembers",
        "UIApplicationMain", "NSApplicationMain", "NSCopying",
    ]

    /// Macros on properties of a SwiftData model (Apple, “SwiftData”).
    private static let ofModels: Set<String> = ["Attribute", "Relationship", "Transient"]

    private static func isInModel(_ node: AttributeSyntax) -> Bool {
        guard let type = enclosingType(of: node) else { return true }
        return type.as(ClassDeclSyntax.self).map { Attribute.all(in: $0.attributes).contains { $0.name == "Model" } }
            ?? false
    }

    private static func isInProtocol(_ node: AttributeSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ProtocolDeclSyntax.self) { return true }
            parent = current.parent
        }
        return false
    }

    private static func enclosingType(of node: AttributeSyntax) -> Syntax? {
        var parent = node.parent
        while let current = parent {
            if current.isProtocol((any DeclGroupSyntax).self) { return current }
            parent = current.parent
        }
        return nil
    }

    /// Replaces `@Model` on a class by `@Observable` and a conformance to `PersistentModel`.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let model = Attribute.all(in: node.attributes).first(where: { $0.name == "Model" }) else {
            return .visitChildren
        }
        edits.append(.init(range: sample.range(of: model.node), replacement: "@Observable"))
        let inherited = node.inheritanceClause?.inheritedTypes
        let end =
            inherited?.last.map { sample.range(of: $0).upperBound }
            ?? node.genericParameterClause.map { sample.range(of: $0).upperBound }
            ?? sample.range(of: node.name).upperBound
        edits.append(.init(range: end..<end, replacement: "\(inherited == nil ? ":" : ",") PersistentModel"))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let entry = Attribute.all(in: node.attributes).first { $0.name == "Entry" }
        if let entry { rewriteEntry(node, attribute: entry) }
        // Core Data stores the value of an `@NSManaged` property.
        if let managed = Attribute.all(in: node.attributes).first(where: { $0.name == "NSManaged" }),
            let binding = node.bindings.first, binding.accessorBlock == nil, binding.initializer == nil
        {
            let end = sample.range(of: binding).upperBound
            edits.append(.init(range: sample.range(of: managed.node), replacement: ""))
            edits.append(.init(range: end..<end, replacement: " { get { fatalError() } set {} }"))
        }
        // The macro `@Query` gives the property a value, so that an initialiser of the type needs none.
        if let query = Attribute.all(in: node.attributes).first(where: { $0.name == "Query" }),
            query.node.arguments == nil
        {
            let end = sample.range(of: query.node.attributeName).upperBound
            edits.append(.init(range: end..<end, replacement: "()"))
        }
        // Apple's macro `Query` drops the initial value of the property.
        if Attribute.all(in: node.attributes).contains(where: { $0.name == "Query" }),
            let binding = node.bindings.first, binding.typeAnnotation != nil, let initializer = binding.initializer
        {
            edits.append(.init(range: sample.range(of: initializer), replacement: ""))
        }
        let isOfType = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        if isOfType, node.attributes.isEmpty, let binding = node.bindings.first, node.bindings.count == 1,
            binding.initializer == nil, binding.accessorBlock == nil, binding.typeAnnotation != nil
        {
            let isLet = node.bindingSpecifier.text == "let"
            stand(in: isLet ? " = { fatalError() }()" : " { get { fatalError() } set {} }", for: binding)
        }
        return .visitChildren
    }

    /// Turns `@Entry var x: T = v` into a computed property with the value `v`.
    private func rewriteEntry(_ node: VariableDeclSyntax, attribute: Attribute) {
        guard let binding = node.bindings.first, node.bindings.count == 1, let initializer = binding.initializer else {
            isBeyondRewriting = true
            return
        }
        var type = ""
        if binding.typeAnnotation == nil {
            guard let name = Self.type(of: initializer.value) else {
                isBeyondRewriting = true
                return
            }
            type = ": \(name)"
        }
        let equal = sample.range(of: initializer.equal)
        let end = sample.range(of: initializer).upperBound
        edits.append(.init(range: sample.range(of: attribute.node), replacement: ""))
        edits.append(.init(range: equal, replacement: "\(type) { get {"))
        edits.append(.init(range: end..<end, replacement: " } set {} }"))
    }

    /// Returns the type that the form of a value shows; nil if it shows none.
    private static func type(of value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .functionCallExpr(let call): return type(of: call.calledExpression)
        case .memberAccessExpr(let member): return member.base.flatMap(type(of:))
        case .declReferenceExpr(let name):
            return name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
        case .arrayExpr(let array):
            guard array.elements.count == 1, let element = array.elements.first?.expression else { return nil }
            return type(of: element).map { "[\($0)]" }
        default: return nil
        }
    }

    /// Replaces `#bundle`, a macro of Foundation on Apple's systems, by `Bundle.main`.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "bundle", node.arguments.isEmpty {
            edits.append(.init(range: sample.range(of: node), replacement: "Bundle.main"))
        }
        return .visitChildren
    }

    /// Adds the argument `name:` to a `Package` whose first arguments are replaced by a comment:
    /// `Package(/* name */ dependencies: …)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package",
            let open = node.leftParen, let first = node.arguments.first,
            ["platforms", "products", "dependencies", "targets"].contains(first.label?.text),
            !node.arguments.contains(where: { $0.label?.text == "name" })
        else { return .visitChildren }
        let start = sample.range(of: open).upperBound
        let end = sample.range(of: first).lowerBound
        if start <= end, sample.scan.comments.contains(where: { (start..<end).contains($0.range.lowerBound) }) {
            edits.append(.init(range: start..<start, replacement: "name: \"\", "))
        }
        return .visitChildren
    }

    // MARK: Omissions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body {
            if isLeftOut(body) || isSketch(node, body) {
                fill(after: body.leftBrace, returning: node.signature.returnClause?.type)
            }
        } else {
            stand(in: " { fatalError() }", for: node)
            if let type = node.signature.returnClause?.type { close(type) }
        }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        guard node.statements.isEmpty else { return .visitChildren }
        // A comment or dots stand for the body of the case.
        let end = sample.range(of: node.label).upperBound
        let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let rest = end..<max(end, next.map { sample.range(of: $0).lowerBound } ?? sample.bytes.count)
        if isSaidToBeLeftOut(rest) { edits.append(.init(range: end..<end, replacement: " break")) }
        return .visitChildren
    }

    // MARK: Interfaces

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if !node.isEmpty, node.parent?.is(SourceFileSyntax.self) != true { bodies.append(sample.range(of: node)) }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body == nil { stand(in: " { fatalError() }", for: node) }
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body == nil { stand(in: " {}", for: node) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.accessorBlock == nil {
            stand(in: " { get { fatalError() } set {} }", for: node)
            close(node.returnClause.type)
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.body == nil else { return .visitChildren }
        switch node.accessorSpecifier.text {
        case "get": stand(in: " { fatalError() }", for: node)
        case "set": stand(in: " {}", for: node)
        default: isBeyondRewriting = true
        }
        return .visitChildren
    }

    private func stand(in body: String, for node: some SyntaxProtocol) {
        let end = sample.range(of: node).upperBound
        edits.append(.init(range: end..<end, replacement: body))
        isInterface = true
    }

    /// Replaces `some` by `any` in a type: an opaque type needs a body that determines it, and there is none.
    private func close(_ type: TypeSyntax) {
        for token in type.tokens(viewMode: .sourceAccurate) where token.text == "some" {
            edits.append(.init(range: sample.range(of: token), replacement: "any"))
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let block = node.accessorBlock, case .getter(let statements) = block.accessors, statements.isEmpty,
            isSaidToBeLeftOut(sample.range(of: block))
        else { return .visitChildren }
        fill(after: block.leftBrace, returning: node.typeAnnotation?.type)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let range = sample.range(of: node)
        if sample.elisions.contains(where: { $0.overlaps(range) }) {
            edits.append(.init(range: range, replacement: Self.hasType(node) ? Self.leftOut : "fatalError()"))
        }
        return .visitChildren
    }

    /// The call that stands for an omitted value whose type follows from its context.
    static let leftOut = "_leftOut()"

    private static func hasType(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let value = node.parent?.as(InitializerClauseSyntax.self) else {
            return node.parent?.is(ReturnStmtSyntax.self) == true
        }
        return value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    }

    /// Fills in a closure `{ ... }` that is an argument: most functions expect a closure with one parameter.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.statements.isEmpty, node.signature == nil, node.parent?.is(LabeledExprSyntax.self) == true,
            sample.isElided(in: sample.range(of: node))
        else { return .visitChildren }
        let start = sample.range(of: node.leftBrace).upperBound
        edits.append(.init(range: start..<start, replacement: " _ in fatalError() "))
        return .visitChildren
    }

    private func isLeftOut(_ body: CodeBlockSyntax) -> Bool {
        body.statements.isEmpty && isSaidToBeLeftOut(sample.range(of: body))
    }

    /// Returns true for a sketch: a function with a result and an empty body, `func load() async -> Data { }`, beside other empty
    /// ones.
    private func isSketch(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) -> Bool {
        guard body.statements.isEmpty, let type = node.signature.returnClause?.type,
            !["Void", "()"].contains(type.trimmedDescription)
        else { return false }
        return emptyBodies.value > 1
    }

    /// Returns true if a comment or dots in the range stand for omitted code.
    private func isSaidToBeLeftOut(_ range: Range<Int>) -> Bool {
        if sample.isElided(in: range) { return true }
        let comments = sample.scan.comments
        let next = comments.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
        return next < comments.endIndex && range.contains(comments[next].range.lowerBound)
    }

    private func fill(after brace: TokenSyntax, returning type: TypeSyntax?) {
        guard let type, type.trimmedDescription != "Void" else { return }
        let end = sample.range(of: brace).upperBound
        let isOpaque = type.is(SomeOrAnyTypeSyntax.self) && type.trimmedDescription == "some View"
        edits.append(.init(range: end..<end, replacement: isOpaque ? " EmptyView() " : " fatalError() "))
    }
}
