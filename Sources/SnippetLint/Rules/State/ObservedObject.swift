import SnippetSyntax

extension Rule {
    static let observedObject = Rule(
        .observedObject,
        .state,
        levels: .observation(.warning),
        since: .iOS("17.0"),
        fixability: .review,
        about: About(
            what: (
                "`@ObservedObject` has been replaced by `@Bindable` or a plain property",
                "`@ObservedObject` ha sido sustituido por `@Bindable` o por una propiedad sin más"
            ),
            why: (
                "it only works with `ObservableObject`, and any change of such an object updates every view that observes it",
                "solo sirve con `ObservableObject`, y cualquier cambio del objeto actualiza todas las vistas que lo observan"
            ),
            instead: (
                "make the class `@Observable` and receive it with `let model: Model`, or with `@Bindable var` where a control needs `$model`",
                "haz la clase `@Observable` y recíbela con `let model: Model`, o con `@Bindable var` si algún control necesita `$model`"
            )
        ),
        examples: [
            .flagged("struct CartView: View {\n    ‹@ObservedObject› var cart: Cart\n}"),
            .accepted("struct CartView: View {\n    @Bindable var cart: Cart\n}"),
        ],
        checks: [
            .property { property, context in
                property.attribute("ObservedObject").map { [Finding(context.range(of: $0.node))] } ?? []
            }
        ]
    )
}
