import SnippetSyntax

extension Rule {
    static let letOverState = Rule(
        .letOverState,
        .state,
        levels: .state(.note),
        about: About(
            what: ("a view with more `@State` than `let`", "una vista con más `@State` que `let`"),
            why: (
                "a view that owns so much state makes too many decisions; most values of a view should come from its parent",
                "una vista con tanto estado propio decide demasiado; casi todos los valores de una vista deberían venir de su padre"
            ),
            instead: (
                "move what belongs together into a model or a structure, and pass values with `let`",
                "lleva lo que va junto a un modelo o a una estructura, y pasa valores con `let`"
            )
        ),
        examples: [
            .flagged(
                """
                struct ‹Login›: View {
                    @State private var email = ""
                    @State private var password = ""
                    @State private var isLoading = false
                }
                """
            ),
            .accepted("struct Login: View {\n    let title: String\n    @State private var email = \"\"\n}"),
        ],
        checks: [
            .type { type, context in
                guard type.isView, let name = type.nameToken else { return [] }
                let states = type.properties.count { $0.hasAttribute("State") }
                let lets = type.properties.count { $0.isLet && !$0.isStatic }
                guard states >= 3, states > lets else { return [] }
                return [
                    Finding(
                        context.range(of: name),
                        message: (
                            en: "“\(type.name)” has \(states) @State and \(lets) let",
                            es: "«\(type.name)» tiene \(states) @State y \(lets) let"
                        )
                    )
                ]
            }
        ]
    )
}
