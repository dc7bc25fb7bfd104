import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let viewBindsData = Rule(
        .viewBindsData,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a binding that bypasses the ViewData", "un enlace que no pasa por el ViewData"),
            why: (
                "everything that the screen edits belongs in `data`",
                "todo lo que la pantalla edita va en `data`"
            ),
            instead: (
                "write `$viewModel.data.email`",
                "escribe `$viewModel.data.email`"
            )
        ),
        examples: [
            .flagged(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n    var body: some View { TextField(\"a\", text: $viewModel.‹email›) }\n}"
            ),
            .accepted(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n    var body: some View { TextField(\"a\", text: $viewModel.data.email) }\n}"
            ),
        ],
        checks: [
            .name(["$viewModel"]) { name, context in
                guard let member = name.parent?.parent?.as(MemberAccessExprSyntax.self),
                    member.declName.baseName.text != "data"
                else { return [] }
                return [Finding(context.range(of: member.declName))]
            }
        ]
    )
}
