import SwiftSyntax

extension Rule {
    static let forceTry = Rule(
        .forceTry,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("an error is ignored by force", "un error ignorado a la fuerza"),
            why: (
                "the day it is thrown, the app crashes here",
                "el día que se lance, la app se cerrará aquí"
            ),
            instead: (
                "write `do { try … } catch { … }`, or `try?` where nil is an answer",
                "escribe `do { try … } catch { … }`, o `try?` si nil es una respuesta"
            )
        ),
        examples: [
            .flagged("let data = ‹try!› load()"),
            .accepted("let data = try load()"),
            .accepted("let data = try? load()"),
        ],
        checks: [
            .node(.tryExpr) { node, context in
                guard let expression = node.as(TryExprSyntax.self), let mark = expression.questionOrExclamationMark,
                    mark.tokenKind == .exclamationMark
                else { return [] }
                return [Finding(context.range(from: expression.tryKeyword, to: mark))]
            }
        ]
    )
}
