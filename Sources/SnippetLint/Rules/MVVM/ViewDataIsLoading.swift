import SnippetSyntax

extension Rule {
    static let viewDataIsLoading = Rule(
        .viewDataIsLoading,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a ViewData without `isLoading`", "un ViewData sin `isLoading`"),
            why: (
                "every screen loads something, and all of them report it with the same property",
                "toda pantalla carga algo, y todas lo indican con la misma propiedad"
            ),
            instead: (
                "add `var isLoading: Bool = false`",
                "añade `var isLoading: Bool = false`"
            )
        ),
        examples: [
            .flagged("struct ‹LoginViewData› {\n    var email: String = \"\"\n}"),
            .accepted("struct LoginViewData {\n    var isLoading: Bool = false\n}"),
            .accepted("struct LoginViewData {\n    // ...\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isViewData, type.kind == .structure, let name = type.nameToken,
                    !context.sample.isElided(in: type.range),
                    !type.properties.contains(where: { $0.name == "isLoading" })
                else { return [] }
                return [Finding(context.range(of: name))]
            }
        ]
    )
}
