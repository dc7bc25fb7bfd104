import SwiftSyntax

/// The variables of a script or a file that have a type and never get a value, `let eventLoop: EventLoop`: readers have one of
/// their own.
struct AbsentValues {
    /// The edits that give the variables a value, each with the range of its declaration.
    let edits: [(declaration: Range<Int>, edit: SampleAnatomy.Edit)]

    init(in sample: ParsedSnippet) {
        let assigned = Self.assigned(in: sample.tree)
        edits = sample.tree.statements.compactMap { statement in
            guard let node = statement.item.as(VariableDeclSyntax.self), node.attributes.isEmpty,
                node.modifiers.isEmpty, let binding = node.bindings.first, node.bindings.count == 1,
                binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
                !type.is(OptionalTypeSyntax.self), let name = binding.pattern.as(IdentifierPatternSyntax.self),
                !assigned.contains(name.identifier.text)
            else { return nil }
            let end = sample.range(of: binding).upperBound
            let edit = SampleAnatomy.Edit(range: end..<end, replacement: " = \(PlainSwift.leftOut)")
            return (sample.range(of: node), edit)
        }
    }

    /// The names that stand before `=` or behind `&`.
    private static func assigned(in tree: SourceFileSyntax) -> Set<String> {
        var names: Set<String> = []
        var last: TokenKind?
        var lastName: String?
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .equal, let lastName { names.insert(lastName) }
            lastName = nil
            if case .identifier(let name) = token.tokenKind {
                if last == .prefixAmpersand { names.insert(name) }
                lastName = name
            }
            last = token.tokenKind
        }
        return names
    }
}
