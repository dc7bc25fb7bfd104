import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let stateFromParent = Rule(
        .stateFromParent,
        .state,
        levels: .state(.error),
        fixability: .review,
        about: About(
            what: (
                "a value that comes from the parent is kept in `@State`",
                "un valor que viene del padre se guarda en `@State`"
            ),
            why: (
                "`@State` takes the first value and ignores all others: the view goes on showing a value that the parent no longer has",
                "`@State` toma el primer valor e ignora los demás: la vista sigue mostrando un valor que el padre ya no tiene"
            ),
            instead: (
                "write `let` if the view only reads it, `@Binding var` if it changes it, `@Bindable` for an `@Observable` object",
                "escribe `let` si la vista solo lo lee, `@Binding var` si lo cambia, `@Bindable` si es un objeto `@Observable`"
            )
        ),
        examples: [
            .flagged("struct Row: View {\n    @State var ‹item›: Item\n    var body: some View { Text(item.name) }\n}"),
            .flagged(
                """
                struct Row: View {
                    @State private var name: String
                    init(name: String) {
                        ‹_name = State(initialValue: name)›
                    }
                }
                """
            ),
            .flagged(
                """
                struct Row: View {
                    @State var ‹name› = ""
                }
                struct Page: View {
                    let title: String
                    var body: some View { Row(name: title) }
                }
                """
            ),
            .accepted("struct Row: View {\n    let item: Item\n    var body: some View { Text(item.name) }\n}"),
            .accepted("struct Row: View {\n    @State private var model: RowModel\n}"),
            .accepted("struct Row: View {\n    @State var selection: Item?\n}"),
            .accepted(
                """
                struct Row: View {
                    @State private var count: Int
                    init(initialCount: Int) {
                        _count = State(initialValue: initialCount)
                    }
                }
                """
            ),
            .accepted(
                """
                @propertyWrapper struct Clamped: DynamicProperty {
                    @State private var value: Int
                    init(wrappedValue: Int) {
                        _value = State(initialValue: wrappedValue)
                    }
                }
                """
            ),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("State"), !property.isStatic, !property.hasAttribute("Previewable") else {
                    return []
                }
                let owner = context.outline.owner(of: property)
                guard owner == nil || owner?.isView == true || owner?.kind == .structure else { return [] }
                // The `@State` of a property wrapper gets its first value where a wrapped property is declared: that is its
                // purpose.
                guard owner?.attribute("propertyWrapper") == nil else { return [] }
                if let assignment = owner.flatMap({ Self.assignmentFromParameter(of: property, in: $0, context.lesson) }
                ) {
                    // A model that was made elsewhere for this view alone is handed over in the same way
                    return [
                        Finding(
                            context.range(of: assignment),
                            message: message(property),
                            isOnlyProof: isModel(property, context)
                        )
                    ]
                }
                guard !property.isPrivate else { return [] }
                let isGiven =
                    owner.map { owner in
                        context.lesson.hasCall(of: owner.name, labelled: property.name, in: context.sample)
                    } ?? false
                let hasInitializer = owner?.initializers.isEmpty == false
                guard isGiven || (property.initialValue == nil && !property.isOptional && !hasInitializer),
                    property.type != nil || property.initialValue != nil
                else { return [] }
                return [Finding(context.range(of: property.nameToken), message: Self.message(property))]
            }
        ]
    )

    private static func message(_ property: Property) -> (en: String, es: String) {
        (
            en: "“\(property.name)” comes from the parent, and @State will ignore every value but the first",
            es: "«\(property.name)» viene del padre, y @State ignorará todos los valores salvo el primero"
        )
    }

    private static func isModel(_ property: Property, _ context: RuleContext) -> Bool {
        guard let type = property.typeName else { return false }
        return ["ViewModel", "Model", "Store"].contains { type.hasSuffix($0) }
            || context.lesson.types(named: type, from: context.sample).contains { $0.kind == .class }
    }

    /// Returns `_name = State(initialValue: name)` or `self.name = name` in an initialiser, with one of its parameters; nil if
    /// none.
    private static func assignmentFromParameter(
        of property: Property,
        in type: TypeDeclaration,
        _ lesson: DeclarationIndex
    ) -> Syntax? {
        let (own, storage) = ("self." + property.name, ["_" + property.name, "self._" + property.name])
        for initializer in type.initializers {
            let assignments = lesson.assignments(in: initializer)
            for assignment in assignments.of([own] + storage) {
                if storage.contains(assignment.target),
                    let call = assignment.value.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
                    ["initialValue", "wrappedValue"].contains(argument.label?.text ?? ""),
                    isParameter(argument.expression, assignments.parameters)
                {
                    return Syntax(assignment.node)
                }
                if assignment.target == own, isParameter(assignment.value, assignments.parameters) {
                    return Syntax(assignment.node)
                }
            }
        }
        return nil
    }

    /// Returns true for a parameter or a part of it; a value made from it is new, and may well be owned.
    private static func isParameter(_ expression: ExprSyntax, _ parameters: Set<String>) -> Bool {
        var current = expression
        while let member = current.as(MemberAccessExprSyntax.self), let base = member.base { current = base }
        guard let reference = current.as(DeclReferenceExprSyntax.self) else { return false }
        return parameters.contains(reference.baseName.text)
    }
}
