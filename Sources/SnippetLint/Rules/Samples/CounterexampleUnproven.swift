extension Rule {
    /// Found by ``ExpectationCheck``; the compiler may still prove it.
    static let counterexampleUnproven = Rule(
        .counterexampleUnproven,
        .samples,
        levels: .always(.warning),
        about: About(
            what: (
                "this sample is marked as wrong and breaks no rule",
                "esta muestra está marcada como incorrecta y no incumple ninguna regla"
            ),
            why: (
                "nothing shows that it is wrong, so it may be right, and readers would learn to avoid it",
                "nada demuestra que sea incorrecta; si es correcta, quien lea aprenderá a evitarlo"
            ),
            instead: (
                "show the fault in the code, say with `fails=` which rule it breaks or why it is wrong, or take the mark away",
                "haz visible el fallo en el código, di con `fails=` qué regla incumple o por qué está mal, o quita la marca"
            )
        ),
        examples: [
            .flagged("‹// ❌ Bad›\nlet total = 1 + 2"),
            .accepted("// ❌ Bad\nstruct Counter: View {\n    @State var count = 0\n}"),
        ]
    )
}
