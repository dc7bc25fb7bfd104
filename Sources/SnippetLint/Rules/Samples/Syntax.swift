import SnippetSyntax

extension Rule {
    static let syntax = Rule(
        .syntax,
        .samples,
        levels: .always(.error),
        about: About(
            what: ("this isn't Swift", "esto no es Swift"),
            why: (
                "whoever copies the sample gets the same error from the compiler",
                "quien copie la muestra recibirá el mismo error del compilador"
            ),
            instead: (
                "correct it; where something is left out on purpose, write `// ...` or `<#name#>` in its place",
                "corrígela; donde falte algo a propósito, escribe `// ...` o `<#nombre#>` en su lugar"
            )
        ),
        examples: [
            .flagged("let count = ‹=› 3"),
            .accepted("struct Row: View {\n    // ...\n}"),
            .accepted("case .loading:\n    ProgressView()"),
            .accepted("let user = User(...)"),
            .accepted(".font(.title)\n.padding()"),
        ],
        checks: [
            .sample { context in
                guard !context.sample.syntaxFaults.isEmpty, context.sample.remark == nil else { return [] }
                let isDocumentation = context.configuration.profile.base == .documentation
                return SyntaxCauses(context.sample).faults.map { cause in
                    let fault = cause.fault
                    if StrayFence.holds(fault, in: context.sample) {
                        return Finding(fault.range, message: StrayFence.message, advice: StrayFence.advice)
                    }
                    let (en, es) = OldSpelling.words(for: fault.message) ?? ("this isn't Swift: ", "esto no es Swift: ")
                    let more = (en: cause.more == 1 ? "line" : "lines", es: cause.more == 1 ? "línea" : "líneas")
                    let others =
                        cause.more == 0
                        ? (en: "", es: "")
                        : (
                            en: " (and the same in \(cause.more) more \(more.en))",
                            es: " (y lo mismo en \(cause.more) \(more.es) más)"
                        )
                    return Finding(
                        fault.range,
                        message: (
                            en: en + fault.message + others.en,
                            es: es + ParserMessage.inSpanish(fault.message) + others.es
                        ),
                        atMost: fault.isAbsence && isDocumentation ? .warning : nil
                    )
                }
            }
        ]
    )
}
