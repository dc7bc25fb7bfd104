import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let stringFormat = Rule(
        .stringFormat,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: (
                "a number formatted with a C-style format string", "un número con una cadena de formato al estilo de C"
            ),
            why: (
                "it ignores how numbers are written in the user's country",
                "ignora cómo se escriben los números en el país del usuario"
            ),
            instead: (
                "write `value.formatted(…)`, or `Text(value, format: …)`",
                "escribe `valor.formatted(…)`, o `Text(valor, format: …)`"
            )
        ),
        examples: [
            .flagged("let text = ‹String›(format: \"%.2f\", price)"),
            .accepted("let text = price.formatted()"),
        ],
        checks: [
            .call(["String"]) { call, context in
                call.firstArgument?.label?.text == "format" ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
