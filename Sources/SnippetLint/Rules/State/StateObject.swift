import SnippetSyntax

extension Rule {
    static let stateObject = Rule(
        .stateObject,
        .state,
        levels: .observation(.warning),
        since: .iOS("17.0"),
        fixability: .review,
        about: About(
            what: ("`@StateObject` has been replaced by `@State`", "`@StateObject` ha sido sustituido por `@State`"),
            why: (
                "it only works with `ObservableObject`, and any change of such an object updates every view that observes it",
                "solo sirve con `ObservableObject`, y cualquier cambio del objeto actualiza todas las vistas que lo observan"
            ),
            instead: (
                "make the class `@Observable` and write `@State private var model = Model()`",
                "haz la clase `@Observable` y escribe `@State private var model = Model()`"
            )
        ),
        examples: [
            .flagged("struct CartView: View {\n    ‹@StateObject› private var cart = Cart()\n}"),
            .flagged("init() {\n    _cart = ‹StateObject›(wrappedValue: Cart())\n}"),
            .accepted("struct CartView: View {\n    @State private var cart = Cart()\n}"),
        ],
        checks: [
            .property { property, context in
                property.attribute("StateObject").map { [Finding(context.range(of: $0.node))] } ?? []
            },
            .call(["StateObject"]) { call, context in [Finding(context.range(of: call.name))] },
        ]
    )
}
