import SwiftSamples
import SwiftSyntax

/// Stands something in for the names of a text that nobody declares, so that a compiler can look at the rest.
///
/// A type gets a declaration with the initializers that are called. A value or function becomes a generic one where its
/// type follows from what stands around it, and text where it is only shown in a string. Whether that fits, the compiler says.
public struct NameHoles: Sendable {
    /// The names for which something stands, in order of place.
    public let names: [String]
    /// The text with all of that.
    public let text: [UInt8]
    /// Whether something is done with a value of which nothing is known.
    public let needsTrial: Bool
    /// Whether there is a value of which nothing is known.
    public let hasUnknown: Bool
    /// Whether types are declared of which only the names are known.
    public let declaresTypes: Bool
    /// The values that are lent, so that nothing stands for them.
    public let lent: Set<String>

    /// - Parameters:
    ///   - places: where the names stand, in bytes of the text.
    ///   - declared: types that need no declaration.
    ///   - values: values that can be lent to a script: not to what stands by itself, such as a type or a function.
    ///   - trial: the type to try for values of which nothing is known.
    ///   - type: the type that is known of a value by its name.
    /// - Returns: nil where there is a name for which nothing can stand.
    public init?(
        in text: [UInt8],
        at places: Set<Int>,
        declared: Set<String> = [],
        values: Set<String> = [],
        trial: String? = nil,
        type: (String) -> String?
    ) {
        guard !places.isEmpty, let tree = try? SampleSyntax.parse(text), !tree.hasError else { return nil }
        let finder = HoleFinder(places)
        finder.walk(tree)
        guard !finder.isHopeless, finder.found.count == places.count, finder.opaque.isSubset(of: declared) else {
            return nil
        }
        var edits: [(range: Range<Int>, text: String)] = []
        var declarations: [String] = []
        var names: [String] = []
        var typed: Set<String> = []
        var needsTrial = false
        var hasUnknown = false
        let alone = Set(finder.found.filter { !$0.isOfScript }.map(\.name))
        lent = values.intersection(finder.found.map(\.name)).subtracting(alone)
        for hole in finder.found where !declared.contains(hole.name) && !lent.contains(hole.name) {
            let isOfCatch = hole.name == "error" && finder.isPieceOfBlock && !alone.contains(hole.name)
            if !names.contains(hole.name), !isOfCatch { names.append(hole.name) }
            guard case .value(let range, let replacement) = hole.kind else { continue }
            let known = type(hole.name)
            if known == nil { hasUnknown = true }
            if known == nil, let replacement, trial == nil || hole.isCalled {
                edits += replacement.map {
                    ($0.range, $0.replacement.replacing(" as Any", with: " as \(trial ?? "Any")"))
                }
                continue
            }
            if known == nil { needsTrial = true }
            // With a name of its own, which no other file of the module asks for.
            let own = "_given_\(hole.name)"
            edits.append((range, own))
            if typed.insert(hole.name).inserted {
                let type = known ?? trial ?? "Never"
                declarations.append("nonisolated private var \(own): \(type) { get { fatalError() } set {} }")
            }
        }
        self.needsTrial = needsTrial
        self.hasUnknown = hasUnknown
        let types = finder.typeDeclarations(without: declared)
        declaresTypes = !types.isEmpty
        declarations += types
        var result: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        })
        where edit.range.lowerBound >= position {
            result += text[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += text[position...]
        result += Array((declarations + Self.stand).joined(separator: "\n").utf8)
        result.append(UInt8(ascii: "\n"))
        self.names = names
        self.text = result
    }

    /// The function around a script's statements.
    public static let script = "_sample"

    private static let stand = [
        "nonisolated private func _hole<T>() -> T { fatalError() }",
        "nonisolated private func _made<each A, T>(_ a: repeat each A) -> T { fatalError() }",
        "nonisolated private func _done<each A>(_ a: repeat each A) {}",
    ]
}

private final class HoleFinder: SyntaxVisitor {
    struct Hole {
        enum Kind {
            case type
            /// With what stands for it where its type is not known; nil for nothing.
            case value(Range<Int>, [(range: Range<Int>, replacement: String)]?)
        }

        let name: String
        let kind: Kind
        var isCalled = false
        /// Whether it stands among the statements of a script.
        var isOfScript = false
    }

    private let places: Set<Int>
    private(set) var found: [Hole] = []
    private(set) var isHopeless = false
    /// Whether a script does something and declares nothing, so that it may be what a `catch` does.
    private(set) var isPieceOfBlock = false
    /// Types with whose members something is done.
    private(set) var opaque: Set<String> = []
    /// Types that nobody declares, in order of place, and what is known of them.
    private var types: [(name: String, isProtocol: Bool, parameters: Int)] = []
    private var initializers: [String: [String]] = [:]

    init(_ places: Set<Int>) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    private func isPlace(_ node: some SyntaxProtocol) -> Bool {
        places.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
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

    /// Whether a type stands where a protocol or a superclass does.
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
            // `Name(…)` makes one; what `Name.other` is, nobody knows.
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
        // What an unknown function is given may be anything.
        if let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), isPlace(call.calledExpression)
        {
            let kind = Hole.Kind.value(Self.range(node), [(Self.range(node), "()")])
            found.append(Hole(name: name, kind: kind, isOfScript: Self.isOfScript(node)))
            return .visitChildren
        }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        found.append(
            Hole(
                name: name,
                kind: .value(Self.range(node), Self.replacement(ExprSyntax(node))),
                isCalled: isCalled,
                isOfScript: Self.isOfScript(node)
            )
        )
        return .visitChildren
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

    /// What stands for a value that is named at a place.
    private static func replacement(_ node: ExprSyntax) -> [(range: Range<Int>, replacement: String)]? {
        if let shown = shownInText(node) { return [(range(shown), "\"\"")] }
        guard let parent = node.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
            guard call.trailingClosure == nil, call.leftParen != nil else { return nil }
            var edits: [(range: Range<Int>, replacement: String)] = []
            for argument in call.arguments {
                if let label = argument.label {
                    let start = range(label).lowerBound
                    edits.append((start..<range(argument.expression).lowerBound, ""))
                }
                if let inOut = argument.expression.as(InOutExprSyntax.self) {
                    edits.append((range(inOut.ampersand), ""))
                }
            }
            let (outer, hasType) = place(of: ExprSyntax(call))
            if outer == .optional {
                return edits + [(range(node), "_made"), (range(call).upperBound..<range(call).upperBound, " as Any?")]
            }
            if outer == .statement { return edits + [(range(node), "_done")] }
            guard outer != .loop else { return nil }
            return edits + [(range(node), "_made")]
                + (outer == .binding && !hasType ? [(range(call).upperBound..<range(call).upperBound, " as Any")] : [])
        }
        // What a member of an unknown value is, nobody knows.
        if parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(ForceUnwrapExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
        {
            return nil
        }
        let (outer, hasType) = place(of: node)
        switch outer {
        case .loop: return [(range(node), "([] as [Any])")]
        case .binding where !hasType: return [(range(node), "(_hole() as Any)")]
        case .optional: return [(range(node), "(_hole() as Any?)")]
        case .statement: return [(range(node), "_done()")]
        case .assigned: return [(range(node), "_")]
        default: return [(range(node), "_hole()")]
        }
    }

    /// The largest value that hangs on a name and is shown in a string: `\(request.id)`.
    private static func shownInText(_ node: ExprSyntax) -> ExprSyntax? {
        var current = node
        while let parent = current.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
                current = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
                current = ExprSyntax(call)
            } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == current.id {
                current = ExprSyntax(call)
            } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
                current = ExprSyntax(chain)
            } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
                current = ExprSyntax(unwrapped)
            } else {
                break
            }
        }
        guard let argument = current.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            argument.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
        else { return nil }
        return current
    }

    private enum Place { case statement, binding, optional, loop, assigned, other }

    /// Where a value goes, past `try` and `await`; for a variable, whether its type is written.
    private static func place(of node: ExprSyntax) -> (Place, hasType: Bool) {
        var current = Syntax(node)
        while let parent = current.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            current = parent
        }
        guard let parent = current.parent else { return (.other, false) }
        if parent.is(CodeBlockItemSyntax.self) {
            // A closure's only expression is its value.
            let isValue =
                parent.parent?.parent?.is(ClosureExprSyntax.self) == true
                && parent.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
            return (isValue ? .other : .statement, false)
        }
        if let value = parent.as(InitializerClauseSyntax.self) {
            if let binding = value.parent?.as(OptionalBindingConditionSyntax.self), binding.typeAnnotation == nil {
                return (.optional, false)
            }
            let type = value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation
            return (value.parent?.is(PatternBindingSyntax.self) == true ? .binding : .other, type != nil)
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == current.id { return (.loop, false) }
        if let list = parent.as(ExprListSyntax.self), list.first?.id == current.id, list.count > 1,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            return (.assigned, false)
        }
        return (.other, false)
    }
}
