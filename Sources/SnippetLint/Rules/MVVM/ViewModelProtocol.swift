import SnippetSyntax

extension Rule {
    static let viewModelProtocol = Rule(
        .viewModelProtocol,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "a ViewModel protocol that isn't `@MainActor` or doesn't inherit from `ObservableObject`",
                "un protocolo de ViewModel que no es `@MainActor` o no hereda de `ObservableObject`"
            ),
            why: (
                "views observe the protocol on the main actor",
                "las vistas observan el protocolo en el actor principal"
            ),
            instead: (
                "write `@MainActor protocol LoginViewModel: ObservableObject`",
                "escribe `@MainActor protocol LoginViewModel: ObservableObject`"
            )
        ),
        examples: [
            .flagged("protocol ‹LoginViewModel›: ObservableObject {}"),
            .flagged("@MainActor\nprotocol ‹LoginViewModel› {}"),
            .accepted("@MainActor\nprotocol LoginViewModel: ObservableObject {}"),
        ],
        checks: [
            .type { type, context in
                guard type.kind == .protocol, type.name.hasSuffix("ViewModel"), let name = type.nameToken,
                    type.attribute("MainActor") == nil || !type.isObservableObject
                else { return [] }
                return [Finding(context.range(of: name))]
            }
        ]
    )
}
