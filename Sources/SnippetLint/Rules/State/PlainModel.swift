import SnippetSyntax

extension Rule {
    static let plainModel = Rule(
        .plainModel,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a model whose changes no view can observe", "un modelo cuyos cambios no puede observar ninguna vista"
            ),
            why: (
                "SwiftUI only sees changes of `@Observable` classes and `ObservableObject`s: when this one changes, the screen stays as it was",
                "SwiftUI solo ve los cambios de las clases `@Observable` y los `ObservableObject`: cuando este cambia, la pantalla sigue igual"
            ),
            instead: (
                "write `@Observable @MainActor final class`",
                "escribe `@Observable @MainActor final class`"
            )
        ),
        examples: [
            .flagged("class ‹CartModel› {\n    var total = 0\n}"),
            .accepted("@Observable @MainActor final class CartModel {\n    var total = 0\n}"),
            .accepted("class CartModel {\n    let total = 0\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.kind == .class, let name = type.nameToken, ModelName.isModel(type.name),
                    type.inherited.isEmpty, !type.isObservable, type.attribute("Model") == nil,
                    type.attribute("Reducer") == nil,
                    type.properties.contains(where: { !$0.isLet && !$0.isComputed && !$0.isStatic })
                else { return [] }
                return [Finding(context.range(of: name))]
            }
        ]
    )
}
