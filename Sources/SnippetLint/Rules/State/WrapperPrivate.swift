import SnippetSyntax

extension Rule {
    static let wrapperPrivate = Rule(
        .wrapperPrivate,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a property that its wrapper fills isn't private",
                "una propiedad que rellena su envoltorio no es privada"
            ),
            why: (
                "it looks like an input of the view, and the memberwise initialiser offers it to callers",
                "parece una entrada de la vista, y el inicializador automático la ofrece a quien la llama"
            ),
            instead: ("write `private var`", "escribe `private var`")
        ),
        examples: [
            .flagged("struct Page: View {\n    ‹@Environment(\\.dismiss)› var dismiss\n}"),
            .accepted("struct Page: View {\n    @Environment(\\.dismiss) private var dismiss\n}"),
            .accepted("struct Page: View {\n    @Binding var text: String\n}"),
        ],
        checks: [
            .property { property, context in
                guard !property.attributes.isEmpty else { return [] }
                guard !property.isPrivate, !property.isStatic, context.isOfView(property),
                    let wrapper = property.attributes.first(where: { filledByItself.contains($0.name) })
                else { return [] }
                return [Finding(context.range(of: wrapper.node))]
            }
        ]
    )

    private static let filledByItself: Set<String> = [
        "Environment", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace", "Query",
        "FetchRequest",
    ]
}
