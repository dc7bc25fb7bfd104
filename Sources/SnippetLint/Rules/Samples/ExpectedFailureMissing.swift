import SnippetSyntax

extension Rule {
    /// The rule on names in `fails=` without a fault, checked by ``ExpectationCheck``.
    static let expectedFailureMissing = Rule(
        .expectedFailureMissing,
        .samples,
        levels: .always(.error),
        about: About(
            what: (
                "`fails=` names a rule that the sample doesn't break",
                "`fails=` nombra una regla que la muestra no incumple"
            ),
            why: (
                "the lesson promises a fault that isn't there",
                "la lección promete un fallo que no está"
            ),
            instead: (
                "change the sample so that it breaks the rule, or remove the rule from `fails=`",
                "cambia la muestra para que incumpla la regla o quítala de `fails=`"
            )
        ),
        examples: []
    )
}
