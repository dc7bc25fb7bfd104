extension Rule {
    static let accentColor = Rule(
        .accentColor,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: ("`accentColor` has been replaced by `tint`", "`accentColor` ha sido sustituido por `tint`"),
            why: (
                "a tint is any style and reaches every control below",
                "un tinte es cualquier estilo y llega a todos los controles que hay debajo"
            ),
            instead: (
                "write `.tint(…)`",
                "escribe `.tint(…)`"
            )
        ),
        examples: [
            .flagged("Toggle(\"a\", isOn: $isOn).‹accentColor›(.red)"),
            .accepted("Toggle(\"a\", isOn: $isOn).tint(.red)"),
            .accepted("Circle().fill(Color.accentColor)"),
        ],
        checks: [
            .replacedModifier("accentColor")
        ]
    )
}
