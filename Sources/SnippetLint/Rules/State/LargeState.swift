import SnippetSyntax

extension Rule {
    static let largeState = Rule(
        .largeState,
        .state,
        levels: .taught(.off),
        about: About(
            what: ("a large structure in one `@State`", "una estructura grande en un solo `@State`"),
            why: (
                "a change of any of its fields evaluates every view that reads any of them",
                "un cambio en cualquiera de sus campos evalúa todas las vistas que leen alguno"
            ),
            instead: (
                "split it, or make it an `@Observable` model once it has rules of its own",
                "divídela, o haz de ella un modelo `@Observable` cuando tenga reglas propias"
            )
        ),
        examples: [
            .flagged(
                """
                struct Form { var a = 0; var b = 0; var c = 0; var d = 0; var e = 0; var f = 0 }
                struct Page: View {
                    @State private var ‹form› = Form()
                }
                """
            ),
            .accepted("struct Form { var a = 0 }\nstruct Page: View {\n    @State private var form = Form()\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("State"), let type = property.typeName,
                    context.lesson.declares(
                        type,
                        from: context.sample,
                        where: { type in
                            let count = type.properties.count { !$0.isComputed && !$0.isStatic }
                            // Fields left out on purpose count as many
                            let isElided =
                                context.outline.types.contains { $0.node == type.node }
                                && context.sample.isElided(in: type.range)
                            return type.kind == .structure && count > (isElided ? 2 : 5)
                        }
                    )
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            }
        ]
    )
}
