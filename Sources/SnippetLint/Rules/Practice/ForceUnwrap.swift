import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let forceUnwrap = Rule(
        .forceUnwrap,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a force-unwrapped optional", "un opcional desempaquetado a la fuerza"),
            why: (
                "if it is nil, the app crashes here",
                "si es nil, la app se cierra aquí"
            ),
            instead: (
                "write `if let`, `guard let` or `??`",
                "escribe `if let`, `guard let` o `??`"
            )
        ),
        examples: [
            .flagged("let first = names.first‹!›"),
            .accepted("let first = names.first ?? \"\""),
            .accepted("let isReady = !done"),
        ],
        checks: [
            .node(.forceUnwrapExpr) { node, context in
                guard let unwrap = node.as(ForceUnwrapExprSyntax.self) else { return [] }
                return [Finding(context.range(of: unwrap.exclamationMark))]
            }
        ]
    )
}
