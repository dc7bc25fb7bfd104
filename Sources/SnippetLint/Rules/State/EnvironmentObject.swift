import SnippetSyntax

extension Rule {
    static let environmentObject = Rule(
        .environmentObject,
        .state,
        levels: .observation(.warning),
        since: .iOS("17.0"),
        fixability: .review,
        about: About(
            what: (
                "`@EnvironmentObject` has been replaced by `@Environment(T.self)`",
                "`@EnvironmentObject` ha sido sustituido por `@Environment(T.self)`"
            ),
            why: (
                "it only works with `ObservableObject`, and any change of such an object updates every view that reads it",
                "solo sirve con `ObservableObject`, y cualquier cambio del objeto actualiza todas las vistas que lo leen"
            ),
            instead: (
                "make the class `@Observable`, offer it with `.environment(model)` and read it with `@Environment(Model.self)`",
                "haz la clase `@Observable`, ofrécela con `.environment(model)` y léela con `@Environment(Model.self)`"
            )
        ),
        examples: [
            .flagged("struct CartView: View {\n    ‹@EnvironmentObject› var cart: Cart\n}"),
            .flagged("ContentView()\n    .‹environmentObject›(cart)"),
            .accepted("struct CartView: View {\n    @Environment(Cart.self) private var cart\n}"),
            .accepted("ContentView()\n    .environment(cart)"),
        ],
        checks: [
            .property { property, context in
                property.attribute("EnvironmentObject").map { [Finding(context.range(of: $0.node))] } ?? []
            },
            .call(["environmentObject"]) { call, context in
                call.isMember ? [Finding(context.range(of: call.name))] : []
            },
        ]
    )
}
