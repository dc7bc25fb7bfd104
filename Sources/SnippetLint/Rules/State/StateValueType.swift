import SnippetSyntax

extension Rule {
    static let stateValueType = Rule(
        .stateValueType,
        .state,
        levels: .taught(.off),
        about: About(
            what: ("a class in `@State`", "una clase en `@State`"),
            why: (
                "courses that keep `@State` for values want models to come from outside",
                "los cursos que reservan `@State` para valores quieren que los modelos vengan de fuera"
            ),
            instead: ("receive the model from whoever owns it", "recibe el modelo de quien lo posee")
        ),
        examples: [
            .flagged("@Observable final class Cart {}\nstruct Page: View {\n    @State private var ‹cart› = Cart()\n}"),
            .accepted("struct Page: View {\n    @State private var count = 0\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("State"), let type = property.typeName,
                    context.lesson.declares(type, from: context.sample, where: { $0.kind == .class })
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            }
        ]
    )
}
