import SnippetSyntax

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
            .flagged("struct Row: View {\n    let title: String\n\n    ‹func save() {›"),
            .accepted("struct Row: View {\n    let title: String\n}"),
        ],
        checks: [
            .sample { context in
                if case .beginning(let line) = context.sample.remark { return [beginning(line)] }
                guard !context.sample.syntaxFaults.isEmpty, context.sample.remark == nil,
                    let fault = SyntaxCauses(context.sample).bracket
                else { return [] }
                let isDocumentation = context.configuration.profile.base == .documentation
                return [
                    Finding(
                        fault.range,
                        message: (
                            en: "a brace, bracket or parenthesis has no match: \(fault.message)",
                            es: "una llave, un corchete o un paréntesis no tiene pareja: "
                                + ParserMessage.inSpanish(fault.message)
                        ),
                        atMost: isDocumentation && context.sample.endsInside ? .warning : nil
                    )
                ]
            }
        ]
    )

    private static func beginning(_ line: Range<Int>) -> Finding {
        Finding(
            line,
            message: (
                en: "the sample ends here, in the middle of something",
                es: "la muestra termina aquí, a medias"
            ),
            advice: (
                en: "if that is meant, put `excerpt` on the fence, or close what is open behind `// ...`",
                es: "si es a propósito, pon `excerpt` en el bloque, o cierra lo que está abierto después de `// ...`"
            ),
            atMost: .note
        )
    }
}
