import SwiftSyntax

extension Rule {
    static let forceUnwrap = Rule(
        .forceUnwrap,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("an optional unwrapped by force", "un opcional desenvuelto a la fuerza"),
            why: (
                "the day it is nil, the app crashes here",
                "el día que sea nil, la app se cerrará aquí"
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
