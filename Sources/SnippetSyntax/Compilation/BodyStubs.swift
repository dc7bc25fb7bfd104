import SwiftSamples
import SwiftSyntax

/// A visitor that collects stubs for the bodies of functions and computed properties, for use where only their callers are
/// compiled: a caller sees only the head of a declaration.
///
/// A body stays if it determines an opaque type other than `some View`, or if an attribute may depend on it.
final class BodyStubs: SyntaxVisitor {
    private let sample: ParsedSnippet
    private(set) var edits: [SampleAnatomy.Edit] = []

    init(_ sample: ParsedSnippet) {
        self.sample = sample
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        stand(for: body.statements, returning: node.signature.returnClause?.type, node.attributes)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard case .getter(let statements)? = binding.accessorBlock?.accessors else { continue }
            guard let type = binding.typeAnnotation?.type else { continue }
            stand(for: statements, returning: type, node.attributes)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func stand(
        for statements: CodeBlockItemListSyntax,
        returning type: TypeSyntax?,
        _ attributes: AttributeListSyntax
    ) {
        guard !statements.isEmpty else { return }
        let words = type.map { $0.tokens(viewMode: .sourceAccurate).map(\.text) } ?? []
        let isView = words == ["some", "View"]
        guard isView || !words.contains("some"),
            Attribute.all(in: attributes).allSatisfy({
                Self.ofCallers.contains($0.name) || isView && $0.name == "ViewBuilder"
            })
        else { return }
        let isVoid = words.isEmpty || words == ["Void"] || words == ["(", ")"]
        edits.append(
            .init(
                range: sample.range(of: statements),
                replacement: isView ? "EmptyView()" : isVoid ? "" : "fatalError()"
            )
        )
    }

    /// Attributes that concern the callers of a declaration and not its body.
    private static let ofCallers: Set<String> = [
        "MainActor", "Sendable", "available", "concurrent", "discardableResult", "inlinable", "objc",
    ]
}
