import SnippetSyntax

extension Rule {
    static let viewModelPublishedData = Rule(
        .viewModelPublishedData,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a ViewModel without `@Published var data`", "un ViewModel sin `@Published var data`"),
            why: (
                "the view then finds everything that it shows in one value",
                "así la vista encuentra todo lo que muestra en un solo valor"
            ),
            instead: (
                "add `@Published var data: LoginViewData`",
                "añade `@Published var data: LoginViewData`"
            )
        ),
        examples: [
            .flagged(
                "@MainActor final class ‹LoginViewModelImpl›: LoginViewModel {\n    @Published var email = \"\"\n}"
            ),
            .accepted(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n}"
            ),
            .accepted("@MainActor final class LoginViewModelImpl: LoginViewModel {\n    // ...\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isViewModel, let name = type.nameToken, !context.sample.isElided(in: type.range),
                    !type.properties.contains(where: { $0.name == "data" && $0.hasAttribute("Published") })
                else { return [] }
                return [Finding(context.range(of: name))]
            }
        ]
    )
}
