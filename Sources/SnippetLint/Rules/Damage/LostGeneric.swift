import SwiftSyntax

extension Rule {
    static let lostGeneric = Rule(
        "lost-generic",
        .damage,
        levels: .always(.error),
        about: About(
            what: ("a generic type has lost its angle brackets", "un tipo genérico ha perdido sus corchetes angulares"),
            why: (
                "it doesn't compile; pages that take `<Bool>` for a tag swallow it",
                "no compila; las páginas que toman `<Bool>` por una etiqueta se lo tragan"
            ),
            instead: ("write the type in full: `State<Bool>`", "escribe el tipo entero: `State<Bool>`")
        ),
        examples: [
            .flagged("private var isVisible: ‹State›= State(initialValue: true)"),
            .flagged("struct Row: View {\n    var isVisible: ‹Binding›\n}"),
            .accepted("private var isVisible: State<Bool> = State(initialValue: true)"),
            .accepted("struct Row: View {\n    var isVisible: Binding<Bool>\n}"),
        ],
        checks: [
            .node(.variableDecl) { node, context in
                guard let variable = node.as(VariableDeclSyntax.self) else { return [] }
                return variable.bindings.compactMap { binding in
                    guard let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
                        type.genericArgumentClause == nil
                    else { return nil }
                    let names = ["State", "Binding", "StateObject", "ObservedObject", "Published", "FocusState"]
                    guard names.contains(type.name.text), binding.accessorBlock == nil else { return nil }
                    let isDeclared = context.lesson.types.contains { $0.name == type.name.text }
                    return isDeclared ? nil : Finding(context.range(of: type.name))
                }
            }
        ]
    )
}
