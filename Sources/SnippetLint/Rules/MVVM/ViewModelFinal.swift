import SnippetSyntax

extension Rule {
    static let viewModelFinal = Rule(
        .viewModelFinal,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "a ViewModel that isn't a `@MainActor final class`", "un ViewModel que no es `@MainActor final class`"
            ),
            why: (
                "it changes what the screen shows, so it belongs on the main actor; and no class inherits from it",
                "cambia lo que muestra la pantalla, así que debe estar en el actor principal; y ninguna clase hereda de él"
            ),
            instead: (
                "write `@MainActor final class`; `@MainActor` on the protocol is enough",
                "escribe `@MainActor final class`; basta con el `@MainActor` del protocolo"
            )
        ),
        examples: [
            .flagged("@MainActor class ‹LoginViewModelImpl›: LoginViewModel {\n    // ...\n}"),
            .flagged("final class ‹LoginViewModelImpl›: ObservableObject {\n    // ...\n}"),
            .accepted("@MainActor final class LoginViewModelImpl: LoginViewModel {\n    // ...\n}"),
            .accepted("final class LoginViewModelImpl: LoginViewModel {\n    // ...\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isViewModel, let name = type.nameToken else { return [] }
                let protocols = type.inheritedNames.filter { $0.hasSuffix("ViewModel") }
                let isOnMainActor =
                    type.attribute("MainActor") != nil || context.configuration.defaultIsolation == .mainActor
                    || protocols.contains { name in
                        let types = context.lesson.types(named: name, from: context.sample)
                        return types.isEmpty || types.contains { $0.attribute("MainActor") != nil }
                    }
                return type.modifiers.contains("final") && isOnMainActor ? [] : [Finding(context.range(of: name))]
            }
        ]
    )
}
