import SnippetSyntax

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
                "`toolbar` says what an item is for, and the system chooses its place",
                "`toolbar` dice para qué es cada elemento, y el sistema elige su sitio"
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
