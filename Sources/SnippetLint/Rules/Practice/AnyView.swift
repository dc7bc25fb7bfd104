import SnippetSyntax

extension Rule {
    static let anyView = Rule(
        .anyView,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: (
                "`AnyView` hides the type of the view that it holds",
                "`AnyView` oculta el tipo de la vista que contiene"
            ),
            why: (
                "when the type inside changes, SwiftUI discards its state and doesn't animate the change; and updates cost more",
                "si cambia el tipo que contiene, SwiftUI descarta su estado y no anima el cambio; y actualizar cuesta más"
            ),
            instead: (
                "use `@ViewBuilder`, `Group` or a generic parameter",
                "usa `@ViewBuilder`, `Group` o un parámetro genérico"
            )
        ),
        examples: [
            .flagged("let view = ‹AnyView›(Text(\"a\"))"),
            .accepted("let view = Group { Text(\"a\") }"),
        ],
        checks: [
            .replacedType("AnyView")
        ]
    )
}
