import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let observableObject = Rule(
        .observableObject,
        .state,
        levels: .observation(.warning),
        since: .iOS("17.0"),
        fixability: .review,
        about: About(
            what: (
                "`ObservableObject` has been replaced by `@Observable`",
                "`ObservableObject` ha sido sustituido por `@Observable`"
            ),
            why: (
                "any change of any `@Published` property updates every view that observes the object, and changes in nested objects update no view",
                "cualquier cambio en cualquier `@Published` actualiza todas las vistas que observan el objeto, y los cambios en objetos anidados no actualizan ninguna"
            ),
            instead: (
                "write `@Observable @MainActor final class`, drop `@Published`, and use `@State`, `@Bindable` or `@Environment(T.self)` in the views",
                "escribe `@Observable @MainActor final class`, quita `@Published` y usa `@State`, `@Bindable` o `@Environment(T.self)` en las vistas"
            )
        ),
        examples: [
            .flagged("class Cart: ‹ObservableObject› {\n    var total = 0\n}"),
            .flagged("@MainActor\nprotocol LoginModel: ‹ObservableObject› {}"),
            .flagged("func load() {\n    ‹objectWillChange›.send()\n}"),
            .accepted("@Observable\n@MainActor\nfinal class Cart {\n    var total = 0\n}"),
        ],
        checks: [
            .type { type, context in
                type.inherited.filter { TypeName.last(of: $0.type) == "ObservableObject" }
                    .map { Finding(context.range(of: $0.type)) }
            },
            .name(["objectWillChange"]) { name, context in [Finding(context.range(of: name))] },
        ]
    )
}
