import SnippetSyntax

extension Rule {
    static let viewDataErrorOptional = Rule(
        .viewDataErrorOptional,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "an error property of a ViewData that isn't a `String?`",
                "una propiedad de error de un ViewData que no es `String?`"
            ),
            why: (
                "nil means that there is no error; otherwise the screen shows the text",
                "nil significa que no hay error; si lo hay, la pantalla muestra el texto"
            ),
            instead: (
                "write `String?`",
                "escribe `String?`"
            )
        ),
        examples: [
            .flagged("struct LoginViewData {\n    var emailError: ‹String› = \"\"\n    var isLoading: Bool = false\n}"),
            .accepted("struct LoginViewData {\n    var emailError: String?\n    var isLoading: Bool = false\n}"),
        ],
        checks: [
            .property { property, context in
                guard let owner = context.outline.owner(of: property), owner.isViewData, !property.isComputed,
                    property.name == "error" || property.name == "errorMessage" || property.name.hasSuffix("Error"),
                    let type = property.type, property.typeText != "String?", property.typeText != "Bool"
                else { return [] }
                return [Finding(context.range(of: type))]
            }
        ]
    )
}
