import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindingWithDefault = Rule(
        .bindingWithDefault,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: ("a `@Binding` with a value of its own", "un `@Binding` con un valor propio"),
            why: (
                "it doesn't compile: a binding refers to a value that is stored elsewhere",
                "no compila: un enlace se refiere a un valor que se guarda en otro sitio"
            ),
            instead: (
                "write `@Binding var name: Type` without a value, or `@State private var` if the view owns it",
                "escribe `@Binding var nombre: Tipo` sin valor, o `@State private var` si es de la vista"
            )
        ),
        examples: [
            .flagged("struct Row: View {\n    @Binding var isOn = ‹false›\n}"),
            .accepted("struct Row: View {\n    @Binding var isOn: Bool\n}"),
            .accepted("struct Row: View {\n    @Binding var isOn: Bool = .constant(false)\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("Binding"), let value = property.initialValue,
                    value.is(BooleanLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
                        || value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
                        || value.is(ArrayExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
                else { return [] }
                return [Finding(context.range(of: value))]
            }
        ]
    )
}
