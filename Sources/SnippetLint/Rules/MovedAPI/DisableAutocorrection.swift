import SnippetSyntax

extension Rule {
    static let disableAutocorrection = Rule(
        .disableAutocorrection,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`disableAutocorrection` has been replaced by `autocorrectionDisabled`",
                "`disableAutocorrection` ha sido sustituido por `autocorrectionDisabled`"
            ),
            why: (
                "the new name follows the pattern of the other modifiers that switch something off",
                "el nuevo nombre sigue la forma de los demás modificadores que desactivan algo"
            ),
            instead: (
                "write `.autocorrectionDisabled()`",
                "escribe `.autocorrectionDisabled()`"
            )
        ),
        examples: [
            .flagged(
                "TextField(\"a\", text: $text).‹disableAutocorrection›(true)",
                fixed: "TextField(\"a\", text: $text).autocorrectionDisabled(true)"
            ),
            .flagged("TextField(\"a\", text: $text).‹disableAutocorrection›(nil)"),
            .accepted("TextField(\"a\", text: $text).autocorrectionDisabled()"),
        ],
        checks: [
            .renamedModifier("disableAutocorrection", to: "autocorrectionDisabled") { call, context in
                // The new modifier takes no optional
                call.firstArgument.map { ["true", "false"].contains(context.text(of: $0)) } ?? false
            }
        ]
    )
}
