import SwiftSyntax

extension Rule {
    static let stringFormat = Rule(
        .stringFormat,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a number formatted in C’s way", "un número con formato al estilo de C"),
            why: (
                "it ignores how readers of other countries write numbers",
                "ignora cómo escriben los números quienes leen en otros países"
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
