import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let viewGenericViewModel = Rule(
        .viewGenericViewModel,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a view that accepts only one ViewModel", "una vista que solo admite un ViewModel"),
            why: (
                "with a generic parameter, a preview or a test can pass its own ViewModel",
                "con un parámetro genérico, una previsualización o una prueba puede pasarle su propio ViewModel"
            ),
            instead: (
                "write `struct LoginView<ViewModel: LoginViewModel>: View`",
                "escribe `struct LoginView<ViewModel: LoginViewModel>: View`"
            )
        ),
        examples: [
            .flagged("struct LoginView: View {\n    @ObservedObject var viewModel: ‹LoginViewModelImpl›\n}"),
            .accepted(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard property.name == "viewModel", let owner = context.outline.owner(of: property), owner.isView,
                    let type = property.type, let name = property.typeName,
                    owner.genericParameters?.parameters.contains(where: { $0.name.text == name }) != true
                else { return [] }
                return [Finding(context.range(of: type))]
            }
        ]
    )
}
