import Diagnostics
import SnippetSyntax

extension Rule {
    /// Returns a rule on navigation links that a variable activates, which `NavigationLink` takes as an argument.
    static func followedLink(_ id: RuleID, with argument: String, example: String) -> Rule {
        Rule(
            id,
            .movedAPI,
            levels: .taught(.warning),
            since: .iOS("16.0"),
            fixability: .review,
            about: About(
                what: (
                    "a navigation link that a variable activates, by `\(argument):`",
                    "un enlace de navegación que se activa con una variable, por `\(argument):`"
                ),
                why: (
                    "it is deprecated, and several such links on one screen interfere with one another",
                    "está obsoleto, y varios enlaces así en una pantalla se estorban"
                ),
                instead: (
                    "append a value to the path of a `NavigationStack(path:)`, or use `navigationDestination`",
                    "añade un valor a la ruta de un `NavigationStack(path:)`, o usa `navigationDestination`"
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
