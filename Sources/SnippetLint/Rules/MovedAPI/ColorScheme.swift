extension Rule {
    static let colorScheme = Rule(
        .colorScheme,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: ("`colorScheme` is `preferredColorScheme` today", "`colorScheme` es hoy `preferredColorScheme`"),
            why: (
                "the new modifier reaches the whole presentation, bars included",
                "el nuevo modificador alcanza toda la presentación, barras incluidas"
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
