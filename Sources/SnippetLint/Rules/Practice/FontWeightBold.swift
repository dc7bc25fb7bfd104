import SnippetSyntax

extension Rule {
    static let fontWeightBold = Rule(
        .fontWeightBold,
        .practice,
        levels: .taught(.note),
        fixability: .safe,
        about: About(
            what: ("`fontWeight(.bold)` has a shorter form", "`fontWeight(.bold)` tiene una forma más corta"),
            why: (
                "`bold()` is shorter, and follows the user's settings",
                "`bold()` es más corto y sigue los ajustes del usuario"
            ),
            instead: (
                "write `.bold()`",
                "escribe `.bold()`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹fontWeight(.bold)›", fixed: "Text(\"a\").bold()"),
            .accepted("Text(\"a\").bold()"),
            .accepted("Text(\"a\").fontWeight(.semibold)"),
        ],
        checks: [
            .call(["fontWeight"]) { call, context in
                guard call.isMember, let argument = call.firstArgument, context.text(of: argument) == ".bold" else {
                    return []
                }
                let range = context.range(of: call.name).lowerBound..<context.range(of: call.node).upperBound
                return [Finding(range, edits: [.init(range: range, replacement: "bold()")])]
            }
        ]
    )
}
