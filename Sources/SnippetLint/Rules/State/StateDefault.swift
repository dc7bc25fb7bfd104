import SnippetSyntax

extension Rule {
    static let stateDefault = Rule(
        .stateDefault,
        .state,
        levels: .taught(.off),
        about: About(
            what: ("an optional `@State`", "un `@State` opcional"),
            why: (
                "all code that reads it has to unwrap it, where a default value would be enough",
                "todo el código que lo lee tiene que desempaquetarlo, cuando bastaría un valor inicial"
            ),
            instead: (
                "give it a sensible default, unless nil means something on the screen",
                "dale un valor inicial razonable, salvo que nil signifique algo en la pantalla"
            )
        ),
        examples: [
            .flagged("@State private var ‹name›: String?"),
            .accepted("@State private var name = \"\""),
        ],
        checks: [
            .property { property, context in
                property.hasAttribute("State") && property.isOptional
                    ? [Finding(context.range(of: property.nameToken))] : []
            }
        ]
    )
}
