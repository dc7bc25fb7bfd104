extension Rule {
    static let syntax = Rule(
        "syntax",
        .samples,
        levels: .always(.error),
        about: About(
            what: ("this isn't Swift", "esto no es Swift"),
            why: (
                "whoever copies the sample gets the same error from the compiler",
                "quien copie el ejemplo recibirá el mismo error del compilador"
            ),
            instead: (
                "mend it; where something is left out on purpose, write `// ...` or `<#name#>` in its place",
                "corrígelo; donde falte algo a propósito, escribe `// ...` o `<#nombre#>` en su lugar"
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
                context.sample.syntaxFaults.filter { !$0.isUnbalanced }.prefix(3).map { fault in
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

/// The Swift parser speaks English only; its commonest sentences in Spanish, the others quoted.
enum ParserMessage {
    private static let words: [(String, String)] = [
        ("expected ", "falta "), ("unexpected code ", "sobra el código "), (" in ", " en "),
        (" to end ", " para cerrar "),
        (" of ", " de "), ("expression", "una expresión"), ("identifier", "un nombre"), ("struct", "la estructura"),
        ("class", "la clase"), ("function call", "la llamada"), ("function", "la función"), ("variable", "la variable"),
        ("pattern", "un patrón"), ("type", "un tipo"), ("code block", "un bloque"), ("source file", "el fichero"),
        ("string literal", "el texto"), ("operator", "un operador"), (" and ", " y "), (" before ", " antes de "),
        (
            "consecutive statements on a line must be separated by newline or ';'",
            "dos instrucciones en la misma línea se separan con un salto de línea o «;»"
        ),
    ]

    static func inSpanish(_ message: String) -> String {
        guard
            message.hasPrefix("expected ") || message.hasPrefix("unexpected code ") || message.hasPrefix("consecutive ")
        else { return "«\(message)»" }
        if message.hasPrefix("consecutive"), let sentence = words.last { return sentence.1 }
        return words.reduce(message) { $0.replacing($1.0, with: $1.1) }
    }
}
