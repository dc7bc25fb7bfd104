import SnippetSyntax

extension Rule {
    static let viewObservesViewModel = Rule(
        .viewObservesViewModel,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "a view that doesn't observe its ViewModel with `@ObservedObject`",
                "una vista que no observa su ViewModel con `@ObservedObject`"
            ),
            why: (
                "without it, the view doesn't update; with `@StateObject`, no other ViewModel can be passed to it",
                "sin él la vista no se actualiza; con `@StateObject` no se le puede pasar otro ViewModel"
            ),
            instead: (
                "write `@ObservedObject var viewModel: ViewModel`",
                "escribe `@ObservedObject var viewModel: ViewModel`"
            )
        ),
        examples: [
            .flagged("struct LoginView<ViewModel: LoginViewModel>: View {\n    let ‹viewModel›: ViewModel\n}"),
            .accepted(
                "struct LoginView<ViewModel: LoginViewModel>: View {\n    @ObservedObject var viewModel: ViewModel\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard property.name == "viewModel", context.outline.owner(of: property)?.isView == true,
                    !property.isComputed,
                    !property.hasAttribute("ObservedObject")
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            }
        ]
    )
}
