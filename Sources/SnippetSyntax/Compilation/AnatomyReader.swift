import Support
import SwiftSyntax

/// A reader of a sample's tree, for ``SampleAnatomy``.
struct AnatomyReader {
    typealias Item = SampleAnatomy.Item
    typealias Edit = SampleAnatomy.Edit

    private let sample: ParsedSnippet
    private let emptyBodies: Lazy<Int>
    let bytes: [UInt8]
    private(set) var items: [Item] = []
    private(set) var members = SampleAnatomy.Members()
    private(set) var calls: Set<SampleAnatomy.Call> = []
    private(set) var shape: SnippetShape
    private(set) var returnsValue = false
    private(set) var isBeyondRewriting = false
    private(set) var isInterface: Bool
    private(set) var bodies: [Range<Int>] = []
    private(set) var firstLabel: String?

    init(_ sample: ParsedSnippet) {
        self.sample = sample
        emptyBodies = Lazy { [tree = sample.tree] in EmptyBodies(in: tree).count }
        bytes = Array(sample.tree.syntaxTextBytes.dropFirst(sample.prefixLength).prefix(sample.bytes.count))
        shape = .fragment
        isInterface = !sample.listings.isEmpty
        guard sample.isParsed, !sample.isContinued else { return }
        if sample.prefixLength > 0 {
            readWrapped()
        } else {
            for item in sample.tree.statements { add(item) }
            if sample.snippet.isPreamble {
                shape = .declarations
            } else {
                shape = Self.isChain(bytes) && items.count == 1 ? .expression : SnippetShape.of(items, members)
            }
            // A statement without its braces is a fragment; a type without them belongs to a list of declarations.
            if sample.isCompleted, items.last?.isInterface != true { shape = .fragment }
            if shape == .statements || shape == .declarations && !sample.snippet.isPreamble {
                let places = Dictionary(items.indices.map { (items[$0].range, $0) }) { first, _ in first }
                for (declaration, edit) in AbsentValues(in: sample).edits {
                    if let index = places[declaration] { items[index].edits.append(edit) }
                }
            }
        }
    }

    /// Reads a sample that parses only inside a wrapping: as members of a type, as the end of a chain, or as arguments of a call.
    private mutating func readWrapped() {
        guard let first = sample.tree.statements.first else { return }
        switch first.item {
        case .decl(let declaration):
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
                group.is(StructDeclSyntax.self) || group.is(EnumDeclSyntax.self)
            else { return }
            shape = .members
            for member in group.memberBlock.members { add(declaration: member.decl) }
            members.hasCases = group.is(EnumDeclSyntax.self)
        case .expr(let expression) where sample.tree.statements.count == 1 && Self.isChain(bytes):
            shape = .expression
            note(expression)
            items.append(item(.statement, expression, range: 0..<bytes.count))
            rewrite(expression)
        case .expr(let expression):
            guard let call = expression.as(FunctionCallExprSyntax.self), sample.tree.statements.count == 1,
                call.calledExpression.trimmedDescription == Wrapping.callee,
                let label = call.arguments.first?.label
            else { return }
            firstLabel = label.text
            items.append(item(.statement, expression, range: 0..<bytes.count))
            rewrite(expression)
        default: return
        }
    }

    private static func isChain(_ bytes: [UInt8]) -> Bool {
        bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ".")
    }

    // MARK: Items

    private mutating func add(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration): add(declaration: declaration)
        case .stmt(let statement):
            if let value = statement.as(ReturnStmtSyntax.self), value.expression != nil { returnsValue = true }
            append(.statement, item)
        case .expr(let expression):
            if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                return addPreview(item, pound: macro.pound, closure: macro.trailingClosure)
            }
            append(.statement, item)
        }
    }

    private mutating func append(_ kind: Item.Kind, _ node: some SyntaxProtocol, names: [String] = []) {
        note(node)
        let range = sample.range(of: node)
        var item = item(kind, node, names: names, range: range)
        item.isPartial = sample.isElided(in: range)
        item.isInterface = sample.listings.contains { $0.overlaps(range) }
        items.append(item)
        rewrite(node)
    }

    private func item(_ kind: Item.Kind, _ node: some SyntaxProtocol, names: [String] = [], range: Range<Int>) -> Item {
        let used = UsedNames(in: node)
        return Item(
            kind: kind,
            names: names,
            range: range,
            uses: used.all,
            references: used.references,
            values: used.values,
            usesSelf: used.usesSelf
        )
    }

    private mutating func add(declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            append(.importing(node.path.first?.name.text ?? ""), node)
            items[items.count - 1].importAttributes = Attribute.all(in: node.attributes)
                .filter { ["testable", "_spi", "preconcurrency"].contains($0.name) }
                .map { $0.node.trimmedDescription + " " }.joined()
        case .structDecl(let node): addType(node, node.name)
        case .classDecl(let node): addType(node, node.name)
        case .enumDecl(let node): addType(node, node.name)
        case .actorDecl(let node): addType(node, node.name)
        case .protocolDecl(let node): addType(node, node.name)
        case .typeAliasDecl(let node):
            append(.type, node, names: [DeclaredNames.name(node.name)])
            hide(node.modifiers, before: node.typealiasKeyword)
        case .extensionDecl(let node): addExtension(node)
        case .functionDecl(let node):
            append(.function, node, names: [DeclaredNames.name(node.name)])
            hide(node.modifiers, before: node.funcKeyword)
            if node.modifiers.contains(where: { ["override"].contains($0.name.text) }) { members.isOfClass = true }
            if node.modifiers.contains(where: { Self.ofValues.contains($0.name.text) }) { members.isOfValue = true }
        case .variableDecl(let node): addVariable(node)
        case .initializerDecl(let node):
            members.hasInitializer = true
            if node.modifiers.contains(where: { ["convenience", "override", "required"].contains($0.name.text) }) {
                members.isOfClass = true
            }
            append(.function, node)
        case .deinitializerDecl(let node):
            members.isOfClass = true
            members.hasInitializer = true
            append(.function, node)
        case .enumCaseDecl(let node):
            members.hasCases = true
            append(.variable, node)
        case .macroExpansionDecl(let node) where node.macroName.text == "Preview":
            addPreview(node, pound: node.pound, closure: node.trailingClosure)
        case .operatorDecl, .precedenceGroupDecl, .macroDecl:
            append(.shared, declaration)
        case .ifConfigDecl(let node):
            let first = items.count
            for clause in node.clauses {
                guard case .statements(let statements) = clause.elements else { continue }
                for statement in statements { add(statement) }
            }
            let inside = items[first...]
            let isStatement = inside.contains { $0.kind == .statement }
            var item = item(
                isStatement ? .statement : .type,
                node,
                names: inside.flatMap(\.names),
                range: sample.range(of: node)
            )
            item.edits = inside.flatMap(\.edits)
            item.accessEdits = inside.flatMap(\.accessEdits)
            items[first...] = [item]
        default: append(.function, declaration)
        }
    }

    private mutating func addType(_ node: some DeclGroupSyntax, _ name: TokenSyntax) {
        append(.type, node, names: [DeclaredNames.name(name)])
        items[items.count - 1].firstInherited = node.inheritanceClause?.inheritedTypes.first
            .flatMap { TypeName.last(of: $0.type) }
        for member in node.memberBlock.members where member.decl.isProtocol((any DeclGroupSyntax).self) {
            items[items.count - 1].nestedTypes.formUnion(DeclaredNames.names(of: member.decl))
        }
        hide(node.modifiers, before: node.introducer)
        complete(node)
        for attribute in Attribute.all(in: node.attributes) where attribute.name == "main" {
            items[items.count - 1].edits.append(Edit(range: sample.range(of: attribute.node), replacement: ""))
        }
    }

    /// Adds ` {}` to a type or extension whose braces are those of the wrapping around the sample.
    private mutating func complete(_ node: some DeclGroupSyntax) {
        let brace = node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        guard brace - sample.prefixLength >= bytes.count else { return }
        isInterface = true
        items[items.count - 1].isInterface = true
        items[items.count - 1].edits.append(Edit(range: bytes.count..<bytes.count, replacement: " {}"))
    }

    private mutating func addExtension(_ node: ExtensionDeclSyntax) {
        append(.extending(TypeName.last(of: node.extendedType) ?? node.extendedType.trimmedDescription), node)
        complete(node)
        let last = items.count - 1
        items[last].conformances = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        for member in node.memberBlock.members {
            let declaration = member.decl
            items[last].memberNames.formUnion(DeclaredNames.names(of: declaration))
            // A member that fulfils a requirement of a protocol must be as public as the protocol.
            guard node.inheritanceClause == nil, let modified = declaration.asProtocol((any WithModifiersSyntax).self)
            else { continue }
            for modifier in modified.modifiers
            where ["public", "open", "package"].contains(modifier.name.text) && modifier.detail == nil {
                items[last].accessEdits.append(Edit(range: sample.range(of: modifier), replacement: "fileprivate"))
            }
        }
        if node.inheritanceClause == nil {
            hide(node.modifiers, before: node.extensionKeyword)
        } else {
            for modifier in node.modifiers {
                items[last].accessEdits.append(Edit(range: sample.range(of: modifier), replacement: ""))
            }
        }
    }

    private mutating func addVariable(_ node: VariableDeclSyntax) {
        let properties = Property.all(in: node, owner: nil)
        append(.variable, node, names: DeclaredNames.names(of: DeclSyntax(node)))
        items[items.count - 1].waits = node.bindings.contains { binding in
            guard let value = binding.initializer?.value else { return false }
            return value.is(AwaitExprSyntax.self) || value.is(TryExprSyntax.self)
        }
        items[items.count - 1].isStored =
            node.attributes.isEmpty && properties.allSatisfy { !$0.isComputed }
            && node.modifiers.allSatisfy { ["public", "private", "fileprivate", "internal"].contains($0.name.text) }
        hide(node.modifiers, before: node.bindingSpecifier)
        if !node.modifiers.isEmpty { members.hasModifiers = true }
        for property in properties {
            if property.name == "body", property.isComputed { members.hasBody = true }
            if property.hasAttribute("Published") { members.hasPublished = true }
            if property.attributes.contains(where: { Self.viewWrappers.contains($0.name) }) {
                members.hasViewWrappers = true
            }
            if !property.isComputed, !property.isLet { members.hasVariables = true }
            if property.initialValue == nil, !property.isComputed, property.attributes.isEmpty, !property.isOptional {
                members.hasUninitialized = true
            }
        }
        if node.modifiers.contains(where: { ["override", "unowned"].contains($0.name.text) }) {
            members.isOfClass = true
        }
    }

    private static let ofValues: Set<String> = ["mutating", "nonmutating", "consuming", "borrowing"]

    private static let viewWrappers: Set<String> = [
        "State", "Binding", "Environment", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
        "FocusState", "AppStorage", "SceneStorage", "GestureState", "Namespace", "ScaledMetric", "FetchRequest",
        "Query", "AccessibilityFocusState",
    ]

    /// Turns `#Preview { … }` into a function: Linux has no plugin for the macro.
    private mutating func addPreview(_ node: some SyntaxProtocol, pound: TokenSyntax, closure: ClosureExprSyntax?) {
        append(.function, node)
        guard let closure, closure.signature == nil else {
            isBeyondRewriting = true
            return
        }
        let start = sample.range(of: pound).lowerBound
        let head = start..<sample.range(of: closure).lowerBound
        let function = "@MainActor @ViewBuilder private \(Item.previewName)\(start)() -> some View "
        items[items.count - 1].edits.append(Edit(range: head, replacement: function))
    }

    // MARK: Edits

    /// Hides a declaration from the other files of the module.
    private mutating func hide(_ modifiers: DeclModifierListSyntax, before introducer: TokenSyntax) {
        let access: Set<String> = ["public", "internal", "open", "package", "private", "fileprivate"]
        if let modifier = modifiers.first(where: { access.contains($0.name.text) && $0.detail == nil }) {
            guard !["private", "fileprivate"].contains(modifier.name.text) else { return }
            items[items.count - 1].accessEdits.append(Edit(range: sample.range(of: modifier), replacement: "private"))
            return
        }
        let node = modifiers.first.map(Syntax.init) ?? Syntax(introducer)
        let start = sample.range(of: node).lowerBound
        items[items.count - 1].accessEdits.append(Edit(range: start..<start, replacement: "private "))
    }

    /// Rewrites a node in plain Swift where it needs a plugin of Xcode, fills in omitted bodies, and collects body stubs.
    private mutating func rewrite(_ node: some SyntaxProtocol) {
        let rewriter = PlainSwift(sample, emptyBodies: emptyBodies)
        rewriter.walk(node)
        items[items.count - 1].edits += rewriter.edits
        let stubs = BodyStubs(sample)
        stubs.walk(node)
        items[items.count - 1].bodyStubs += stubs.edits
        isBeyondRewriting = isBeyondRewriting || rewriter.isBeyondRewriting
        isInterface = isInterface || rewriter.isInterface
        if rewriter.isInterface { items[items.count - 1].isInterface = true }
        bodies += rewriter.bodies
    }

    private mutating func note(_ node: some SyntaxProtocol) {
        let finder = CapitalCallFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        calls.formUnion(finder.calls)
    }
}
