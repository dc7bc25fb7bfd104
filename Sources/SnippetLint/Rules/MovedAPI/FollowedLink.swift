import Diagnostics

extension Rule {
    /// A rule on links that are followed by setting a variable, which `NavigationLink` takes as an argument.
    static func followedLink(_ id: RuleID, with argument: String, example: String) -> Rule {
        Rule(
            id,
            .movedAPI,
            levels: .taught(.warning),
            since: .iOS("16.0"),
            fixability: .review,
            about: About(
                what: (
                    "a link that is followed by setting a variable", "un enlace que se sigue cambiando una variable"
                ),
                why: (
                    "it is deprecated, and several links on one screen fight over it",
                    "está obsoleto, y varios enlaces de una pantalla se lo disputan"
                ),
                instead: (
                    "append to the path of a `NavigationStack(path:)`, or use `navigationDestination`",
                    "añade al recorrido de un `NavigationStack(path:)`, o usa `navigationDestination`"
                )
            ),
            examples: [
                .flagged("‹NavigationLink›(\"Go\", destination: Page(), \(example))"),
                .accepted("NavigationLink(\"Go\", value: 1)"),
            ],
            checks: [
                .call(["NavigationLink"]) { call, context in
                    call.argument(argument) == nil ? [] : [Finding(context.range(of: call.name))]
                }
            ]
        )
    }
}
