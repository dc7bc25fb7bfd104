extension Rule {
    static let unbalancedFence = Rule(
        .unbalancedFence,
        .samples,
        levels: .always(.error),
        about: About(
            what: (
                "a brace, bracket or parenthesis has no match",
                "una llave, un corchete o un paréntesis no tiene pareja"
            ),
            why: (
                "the sample ends in the middle of something, often because the fence was closed too early",
                "la muestra termina a medias, a menudo porque el bloque se cerró antes de tiempo"
            ),
            instead: (
                "close what was opened; where the rest is left out on purpose, write `// ...` and still close it",
                "cierra lo que abriste; si el resto falta a propósito, pon `// ...` y ciérralo igualmente"
            )
        ),
        examples: [
            .flagged("struct Row: View {\n    let title: String‹›"),
            .accepted("struct Row: View {\n    let title: String\n}"),
        ],
        checks: [
            .sample { context in
                context.sample.syntaxFaults.filter(\.isUnbalanced).prefix(1).map { fault in
                    Finding(
                        fault.range,
                        message: (
                            en: "a brace, bracket or parenthesis has no match: \(fault.message)",
                            es: "una llave, un corchete o un paréntesis no tiene pareja: "
                                + ParserMessage.inSpanish(fault.message)
                        )
                    )
                }
            }
        ]
    )
}
