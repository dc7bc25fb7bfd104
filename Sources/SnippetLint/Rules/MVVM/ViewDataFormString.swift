import SnippetSyntax

extension Rule {
    static let viewDataFormString = Rule(
        .viewDataFormString,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: ("a form field that isn't a String", "un campo de formulario que no es un String"),
            why: (
                "it can't hold text that is only half typed; check the value when the text is complete",
                "no puede contener un texto a medio escribir; comprueba el valor cuando el texto esté completo"
            ),
            instead: (
                "write `String`, and create the value in the ViewModel",
                "escribe `String`, y crea el valor en el ViewModel"
            )
        ),
        examples: [
            .flagged(
                "struct LoginViewData {\n    var email: ‹Email›\n    var emailError: String?\n    var isLoading: Bool = false\n}"
            ),
            .accepted(
                "struct LoginViewData {\n    var email: String = \"\"\n    var emailError: String?\n    var isLoading: Bool = false\n}"
            ),
        ],
        checks: [
            .type { type, context in
                guard type.isViewData, type.properties.contains(where: { $0.name.hasSuffix("Error") }) else {
                    return []
                }
                return type.properties.compactMap { property in
                    guard !property.isComputed, !property.isLet, !property.isOptional, let annotation = property.type,
                        let name = property.typeName, name != "String", name != "Bool",
                        property.name.lowercased() == name.lowercased()
                            || type.properties.contains(where: { $0.name == property.name + "Error" })
                    else { return nil }
                    return Finding(
                        context.range(of: annotation),
                        message: (
                            en: "“\(property.name)” is a form field and not a String",
                            es: "«\(property.name)» es un campo de formulario y no un String"
                        )
                    )
                }
            }
        ]
    )
}
