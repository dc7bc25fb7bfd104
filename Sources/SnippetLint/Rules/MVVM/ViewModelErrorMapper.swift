import SnippetSyntax

extension Rule {
    static let viewModelErrorMapper = Rule(
        .viewModelErrorMapper,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "a ViewModel shows an error's own description", "un ViewModel muestra la descripción propia de un error"
            ),
            why: (
                "an error's description is written for developers; a mapper turns it into text for users, in one place",
                "la descripción de un error es para quien programa; un conversor la cambia por un texto para el usuario, en un solo sitio"
            ),
            instead: (
                "convert the error: `AuthErrorMapper.map(error).message`",
                "convierte el error: `AuthErrorMapper.map(error).message`"
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
