extension Rule {
    static let viewModelErrorMapper = Rule(
        .viewModelErrorMapper,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a ViewModel shows an error’s own text", "un ViewModel muestra el texto propio de un error"),
            why: (
                "errors speak to programmers; a mapper says them to people, in one place",
                "los errores hablan a programadores; un mapper se los dice a las personas, en un solo sitio"
            ),
            instead: (
                "map the error: `AuthErrorMapper.map(error).message`",
                "traduce el error: `AuthErrorMapper.map(error).message`"
            )
        ),
        examples: [
            .flagged(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    private func show(_ error: Error) { data.generalError = error.‹localizedDescription› }\n}"
            ),
            .accepted(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    private func show(_ error: Error) { data.generalError = LoginErrorMapper.map(error) }\n}"
            ),
        ],
        checks: [
            .name(["localizedDescription"]) { name, context in
                context.enclosingType(of: name)?.isViewModel == true ? [Finding(context.range(of: name))] : []
            }
        ]
    )
}
