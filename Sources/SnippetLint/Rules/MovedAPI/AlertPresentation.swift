import SnippetSyntax

extension Rule {
    static let alertPresentation = Rule(
        .alertPresentation,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`Alert` has been replaced by `alert` with a title and actions",
                "`Alert` ha sido sustituida por `alert` con título y acciones"
            ),
            why: (
                "the new modifier takes any number of buttons, each with its role",
                "el nuevo modificador admite cualquier número de botones, cada uno con su función (`role`)"
            ),
            instead: (
                "write `.alert(\"Title\", isPresented: $isPresented) { Button(\"OK\") {} }`",
                "escribe `.alert(\"Título\", isPresented: $isPresented) { Button(\"OK\") {} }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").alert(isPresented: $isShown) { ‹Alert›(title: Text(\"Hi\")) }"),
            .accepted("Text(\"a\").alert(\"Hi\", isPresented: $isShown) {}"),
        ],
        checks: [
            .replacedType("Alert")
        ]
    )
}
