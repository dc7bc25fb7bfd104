import SwiftSyntax

extension Rule {
    static let viewBindsData = Rule(
        .viewBindsData,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a binding that goes around the ViewData", "un binding que no pasa por el ViewData"),
            why: (
                "what the screen edits is in `data`, and nowhere else",
                "lo que la pantalla edita está en `data`, y en ningún otro sitio"
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
