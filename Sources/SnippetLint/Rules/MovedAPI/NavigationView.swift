import SnippetSyntax

extension Rule {
    static let navigationView = Rule(
        .navigationView,
        .movedAPI,
        levels: .taught(.warning),
        since: .iOS("16.0"),
        fixability: .review,
        about: About(
            what: (
                "`NavigationView` has been replaced by `NavigationStack`",
                "`NavigationView` ha sido sustituida por `NavigationStack`"
            ),
            why: (
                "SwiftUI keeps its path: your code can neither read nor restore it",
                "SwiftUI guarda su ruta: tu código no puede leerla ni restaurarla"
            ),
            instead: (
                "write `NavigationStack`, or `NavigationSplitView` for columns",
                "escribe `NavigationStack`, o `NavigationSplitView` si hay columnas"
            )
        ),
        examples: [
            .flagged("‹NavigationView› {\n    Text(\"a\")\n}"),
            .accepted("NavigationStack {\n    Text(\"a\")\n}"),
        ],
        checks: [
            .replacedType("NavigationView")
        ]
    )
}
