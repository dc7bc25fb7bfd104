import SnippetSyntax

extension Rule {
    static let tabItem = Rule(
        .tabItem,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: ("`tabItem` has been replaced by `Tab`", "`tabItem` ha sido sustituido por `Tab`"),
            why: (
                "a `Tab` holds its title, its image and its value in one place, and becomes part of a sidebar on the iPad",
                "una `Tab` reúne título, imagen y valor en un sitio, y en el iPad pasa a una barra lateral"
            ),
            instead: (
                "write `Tab(\"Title\", systemImage: \"star\") { … }` (iOS 18)",
                "escribe `Tab(\"Título\", systemImage: \"star\") { … }` (iOS 18)"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹tabItem› { Text(\"b\") }"),
            .accepted("TabView {\n    Tab(\"a\", systemImage: \"star\") { Text(\"b\") }\n}"),
        ],
        checks: [
            .replacedModifier("tabItem")
        ]
    )
}
