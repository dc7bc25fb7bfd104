import SnippetSyntax

extension Rule {
    /// The rule on counterexamples without a fault, checked by ``ExpectationCheck``; the compiler may still prove them.
    static let counterexampleUnproven = Rule(
        .counterexampleUnproven,
        .samples,
        levels: .always(.warning),
        about: About(
            what: (
                "this sample is marked as wrong but breaks no rule",
                "esta muestra está marcada como incorrecta, pero no incumple ninguna regla"
            ),
            why: (
                "nothing shows that it is wrong; if it is right, readers learn to avoid correct code",
                "nada demuestra que sea incorrecta; si es correcta, quien lea aprenderá a evitar código correcto"
            ),
            instead: (
                "show the fault in the code, say with `fails=` which rule it breaks or why it is wrong, or remove the mark",
                "haz visible el fallo en el código, di con `fails=` qué regla incumple o por qué está mal, o quita la marca"
            )
        ),
        examples: [
            .flagged("‹// ❌ Bad›\nlet total = 1 + 2"),
            .accepted("// ❌ Bad\nstruct Counter: View {\n    @State var count = 0\n}"),
        ]
    )
}
