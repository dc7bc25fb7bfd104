import SnippetSyntax

extension Rule {
    static let colorScheme = Rule(
        .colorScheme,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`colorScheme` has been replaced by `preferredColorScheme`",
                "`colorScheme` ha sido sustituido por `preferredColorScheme`"
            ),
            why: (
                "the new modifier applies to the whole presentation, bars included",
                "el nuevo modificador se aplica a toda la presentación, incluidas las barras"
            ),
            instead: (
                "write `.preferredColorScheme(.dark)`",
                "escribe `.preferredColorScheme(.dark)`"
            )
        ),
        examples: [
            .flagged("ContentView().‹colorScheme›(.dark)", fixed: "ContentView().preferredColorScheme(.dark)"),
            .accepted("ContentView().preferredColorScheme(.dark)"),
        ],
        checks: [
            .renamedModifier("colorScheme", to: "preferredColorScheme")
        ]
    )
}
