import SnippetSyntax

extension Rule {
    static let navigationBarHidden = Rule(
        .navigationBarHidden,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`navigationBarHidden` has been replaced by `toolbar(.hidden, for:)`",
                "`navigationBarHidden` ha sido sustituido por `toolbar(.hidden, for:)`"
            ),
            why: (
                "one modifier hides any bar",
                "un solo modificador oculta cualquier barra"
            ),
            instead: (
                "write `.toolbar(.hidden, for: .navigationBar)`",
                "escribe `.toolbar(.hidden, for: .navigationBar)`"
            )
        ),
        examples: [
            .flagged("List {}.‹navigationBarHidden›(true)"),
            .accepted("List {}.toolbar(.hidden, for: .navigationBar)"),
        ],
        checks: [
            .replacedModifier("navigationBarHidden")
        ]
    )
}
