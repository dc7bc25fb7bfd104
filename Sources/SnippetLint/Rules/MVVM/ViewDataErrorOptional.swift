extension Rule {
    static let viewDataErrorOptional = Rule(
        .viewDataErrorOptional,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("an error of a ViewData that isn’t `String?`", "un error de un ViewData que no es `String?`"),
            why: (
                "nil says that there is no error, and a text is what the screen can show",
                "nil dice que no hay error, y un texto es lo que la pantalla puede mostrar"
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
