import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let viewModelTask = Rule(
        .viewModelTask,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "an `async` method of a ViewModel that the view must await",
                "un método `async` de un ViewModel que la vista debe esperar"
            ),
            why: (
                "the view should only call the method; the ViewModel starts the task, keeps it and can cancel it",
                "la vista solo debería llamar al método; el ViewModel inicia la tarea, la guarda y puede cancelarla"
            ),
            instead: (
                "write a synchronous method that starts a `Task { … }`",
                "escribe un método síncrono que inicie una `Task { … }`"
            )
        ),
        examples: [
            .flagged(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    func ‹onLogin›() async {}\n}"
            ),
            .accepted(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    func onLogin() { Task { await login() } }\n    private func login() async {}\n}"
            ),
        ],
        checks: [
            .type { type, context in
                guard type.isViewModel else { return [] }
                return type.functions.filter { function in
                    function.signature.effectSpecifiers?.asyncSpecifier != nil
                        && !function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
                }.map { Finding(context.range(of: $0.name)) }
            }
        ]
    )
}
