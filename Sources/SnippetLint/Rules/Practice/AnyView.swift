extension Rule {
    static let anyView = Rule(
        .anyView,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("`AnyView` hides what kind of view it holds", "`AnyView` oculta qué clase de vista contiene"),
            why: (
                "SwiftUI can’t compare what it can’t see: state and animations get lost, and updates cost more",
                "SwiftUI no puede comparar lo que no ve: se pierden estado y animaciones, y actualizar cuesta más"
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
