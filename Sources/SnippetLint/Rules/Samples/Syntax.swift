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
            .flagged("‹swift build -c release›\nswift test"),
            .accepted("struct Row: View {\n    // ...\n}"),
            .accepted("case .loading:\n    ProgressView()"),
            .accepted("let user = User(...)"),
            .accepted(".font(.title)\n.padding()"),
        ],
        checks: [
            .sample { context in
                guard !context.sample.syntaxFaults.isEmpty else { return [] }
                if let command = ShellCommand.first(in: context.sample.bytes) {
                    return [
                        Finding(
                            command,
                            message: (
                                en: "this isn't Swift but a command for a shell: write `sh` on the fence",
                                es: "esto no es Swift sino una orden de terminal: escribe `sh` en el bloque"
                            )
                        )
                    ]
                }
                // That a flattened sample lacks its line breaks is found as such.
                let isFlattened = context.sample.flattenedLine != nil
                let faults = context.sample.syntaxFaults.filter {
                    !$0.isUnbalanced && !(isFlattened && $0.isRunTogether)
                }
                // Of text that is no Swift, the parser says the same of each word.
                var lines: Set<Int> = []
                return faults.filter { lines.insert(context.sample.lineStart(at: $0.range.lowerBound)).inserted }
                    .prefix(3).map { fault in
                        Finding(
                            fault.range,
                            message: (
                                en: "this isn't Swift: \(fault.message)",
                                es: "esto no es Swift: \(ParserMessage.inSpanish(fault.message))"
                            )
                        )
                    }
            }
        ]
    )
}
