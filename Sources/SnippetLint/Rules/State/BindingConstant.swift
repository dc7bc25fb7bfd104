import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindingConstant = Rule(
        .bindingConstant,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: ("a constant binding outside a preview", "un enlace constante fuera de una previsualización"),
            why: (
                "nothing stores the change that the user makes: the control jumps back or doesn't respond",
                "nada guarda el cambio que hace el usuario: el control vuelve atrás o no responde"
            ),
            instead: ("bind it to state: `$name`", "enlázalo con un estado: `$nombre`")
        ),
        examples: [
            .flagged("struct Page: View {\n    var body: some View { Toggle(\"a\", isOn: .‹constant›(true)) }\n}"),
            .accepted("#Preview { Row(isOn: .constant(true)) }"),
            .accepted(
                "struct Page: View {\n    @State private var isOn = true\n    var body: some View { Toggle(\"a\", isOn: $isOn) }\n}"
            ),
        ],
        checks: [
            .call(["constant"]) { call, context in
                guard call.isMember, context.enclosingType(of: call.node)?.isView == true,
                    BodyEvaluation.contains(call.node)
                else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )
}
