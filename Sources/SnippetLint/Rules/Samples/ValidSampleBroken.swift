import SnippetSyntax

extension Rule {
    /// The rule on samples marked as right that break a rule, checked by ``ExpectationCheck``.
    static let validSampleBroken = Rule(
        .validSampleBroken,
        .samples,
        levels: .always(.error),
        about: About(
            what: (
                "this sample is marked as right but breaks a rule",
                "esta muestra está marcada como correcta, pero incumple una regla"
            ),
            why: (
                "readers copy what is marked as right",
                "quien lee copia lo que está marcado como correcto"
            ),
            instead: (
                "correct the sample, mark it as wrong, or switch the rule off for it with `// glosa:disable RULE`",
                "corrige la muestra, márcala como incorrecta o desactiva la regla en ella con `// glosa:disable REGLA`"
            )
        ),
        examples: [
            .flagged("‹// ✅ Good›\nstruct Counter: View {\n    @State var count = 0\n}"),
            .accepted("// ✅ Good\nstruct Counter: View {\n    @State private var count = 0\n}"),
        ]
    )
}
