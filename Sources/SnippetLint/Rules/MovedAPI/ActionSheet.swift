import SnippetSyntax

extension Rule {
    static let actionSheet = Rule(
        .actionSheet,
        .movedAPI,
        levels: .taught(.warning),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`actionSheet` has been replaced by `confirmationDialog`",
                "`actionSheet` ha sido sustituido por `confirmationDialog`"
            ),
            why: (
                "the dialog takes ordinary buttons and suits every platform",
                "el diálogo admite botones corrientes y se adapta a cada plataforma"
            ),
            instead: (
                "write `.confirmationDialog(\"Title\", isPresented: $isPresented) { … }`",
                "escribe `.confirmationDialog(\"Título\", isPresented: $isPresented) { … }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹actionSheet›(isPresented: $isShown) { sheet }"),
            .accepted("Text(\"a\").confirmationDialog(\"Hi\", isPresented: $isShown) {}"),
        ],
        checks: [
            .replacedModifier("actionSheet")
        ]
    )
}
