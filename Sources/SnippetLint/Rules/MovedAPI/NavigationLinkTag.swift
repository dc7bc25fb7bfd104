extension Rule {
    static let navigationLinkTag = Rule(
        "navigation-link-tag",
        .movedAPI,
        levels: .always(.warning),
        since: .iOS("16.0"),
        fixability: .review,
        about: About(
            what: ("a link that is followed by setting a variable", "un enlace que se sigue cambiando una variable"),
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
            .flagged("‹NavigationLink›(\"Go\", destination: Page(), tag: 1, selection: $tag)"),
            .accepted("NavigationLink(\"Go\", value: 1)"),
        ],
        checks: [
            .call(["NavigationLink"]) { call, context in
                call.argument("tag") == nil ? [] : [Finding(context.range(of: call.name))]
            }
        ]
    )
}
