extension Rule {
    static let navigationBarItems = Rule(
        .navigationBarItems,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`navigationBarItems` has been replaced by `toolbar`",
                "`navigationBarItems` ha sido sustituido por `toolbar`"
            ),
            why: (
                "a toolbar says what an item is for, and the system finds its place",
                "una barra de herramientas dice para qué es cada elemento, y el sistema le busca sitio"
            ),
            instead: (
                "write `.toolbar { ToolbarItem(placement: …) { … } }`",
                "escribe `.toolbar { ToolbarItem(placement: …) { … } }`"
            )
        ),
        examples: [
            .flagged("List {}.‹navigationBarItems›(trailing: EditButton())"),
            .accepted("List {}.toolbar { EditButton() }"),
        ],
        checks: [
            .replacedModifier("navigationBarItems")
        ]
    )
}
