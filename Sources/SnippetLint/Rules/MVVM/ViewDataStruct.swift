import SnippetSyntax

extension Rule {
    static let viewDataStruct = Rule(
        .viewDataStruct,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a ViewData that isn't a structure", "un ViewData que no es una estructura"),
            why: (
                "it holds what the screen shows, as a value; a shared object could change without the ViewModel",
                "guarda lo que muestra la pantalla, como valor; un objeto compartido podría cambiar sin que intervenga el ViewModel"
            ),
            instead: (
                "write `struct`",
                "escribe `struct`"
            )
        ),
        examples: [
            .flagged("final class ‹LoginViewData› {\n    var isLoading: Bool = false\n}"),
            .accepted("struct LoginViewData {\n    var isLoading: Bool = false\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isViewData, type.kind != .structure, type.kind != .extension, let name = type.nameToken
                else { return [] }
                return [Finding(context.range(of: name))]
            }
        ]
    )
}
