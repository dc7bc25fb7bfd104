import SnippetSyntax

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
                "`tint` takes any style and applies to every control inside the view",
                "`tint` admite cualquier estilo y se aplica a todos los controles que contiene la vista"
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
