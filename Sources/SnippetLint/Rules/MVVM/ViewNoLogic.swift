import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let viewNoLogic = Rule(
        .viewNoLogic,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a view that changes its ViewModel's data", "una vista que cambia los datos de su ViewModel"),
            why: (
                "the view makes a decision that belongs in the ViewModel, where a test could check it",
                "la vista toma una decisión que corresponde al ViewModel, donde una prueba podría comprobarla"
            ),
            instead: (
                "call a method of the ViewModel that says what happened",
                "llama a un método del ViewModel que diga qué ha pasado"
            )
        ),
        examples: [
            .flagged(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n    var body: some View { Button(\"a\") { ‹viewModel.data.emailError› = \"b\" } }\n}"
            ),
            .accepted(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n    var body: some View { Button(\"a\") { viewModel.onLogin() } }\n}"
            ),
        ],
        checks: [
            .node(.sequenceExpr) { node, context in
                guard let elements = node.as(SequenceExprSyntax.self)?.elements, let target = elements.first,
                    elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
                    context.text(of: target).hasPrefix("viewModel."), context.enclosingType(of: target)?.isView == true
                else { return [] }
                return [Finding(context.range(of: target))]
            }
        ]
    )
}
