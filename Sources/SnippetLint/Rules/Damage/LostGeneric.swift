import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let lostGeneric = Rule(
        .lostGeneric,
        .damage,
        levels: .always(.error),
        about: About(
            what: ("a generic type has lost its angle brackets", "un tipo genérico ha perdido sus corchetes angulares"),
            why: (
                "it doesn't compile; some sites take `<Bool>` for an HTML tag and drop it",
                "no compila; algunos sitios toman `<Bool>` por una etiqueta HTML y lo eliminan"
            ),
            instead: ("write the type in full: `State<Bool>`", "escribe el tipo entero: `State<Bool>`")
        ),
        examples: [
            .flagged("private var isVisible: ‹State›= State(initialValue: true)"),
            .flagged("struct Row: View {\n    var isVisible: ‹Binding›\n    var body: some View { Text(\"a\") }\n}"),
            .accepted("private var isVisible: State<Bool> = State(initialValue: true)"),
            .accepted("struct Machine {\n    var state: State\n}"),
            .accepted("struct Row: View {\n    var isVisible: Binding<Bool>\n}"),
        ],
        checks: [
            .node(.variableDecl) { node, context in
                guard let variable = node.as(VariableDeclSyntax.self) else { return [] }
                return variable.bindings.compactMap { binding in
                    guard let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
                        type.genericArgumentClause == nil
                    else { return nil }
                    let name = type.name.text
                    guard ["State", "Binding", "StateObject", "ObservedObject", "Published"].contains(name),
                        binding.accessorBlock == nil, !context.lesson.hasType(named: name)
                    else { return nil }
                    // A type of the author's own may go by these names: only a view has a Binding, only `State(` makes one
                    let isMade = binding.initializer?.value.firstToken(viewMode: .sourceAccurate)?.text == name
                    let isInView = context.enclosingType(of: variable)?.isView == true
                    return isMade || (name == "Binding" && isInView) ? Finding(context.range(of: type.name)) : nil
                }
            }
        ]
    )
}
