import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let forceTry = Rule(
        .forceTry,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("an error is ignored with `try!`", "un error ignorado con `try!`"),
            why: (
                "if it is thrown, the app crashes here",
                "si se lanza, la app se cierra aquí"
            ),
            instead: (
                "write `do { try … } catch { … }`, or `try?` where nil is a valid result",
                "escribe `do { try … } catch { … }`, o `try?` si nil es un resultado válido"
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
