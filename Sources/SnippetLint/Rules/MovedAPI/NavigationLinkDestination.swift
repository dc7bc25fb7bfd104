import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let navigationLinkDestination = Rule(
        .navigationLinkDestination,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: ("a link that creates its destination", "un enlace que crea su destino"),
            why: (
                "the destination is an argument here: it is created with the link, for every row, and no path leads to it",
                "aquí el destino es un argumento: se crea con el enlace, en cada fila, y ninguna ruta lleva a él"
            ),
            instead: (
                "write `NavigationLink(value:)` with `.navigationDestination(for:)`, or put the destination in braces",
                "escribe `NavigationLink(value:)` con `.navigationDestination(for:)`, o pon el destino entre llaves"
            )
        ),
        examples: [
            .flagged("‹NavigationLink›(\"Go\", destination: Page())"),
            .accepted("NavigationLink(\"Go\", value: 1)"),
            .accepted("NavigationLink(\"Go\") { Page() }"),
        ],
        checks: [
            .call(["NavigationLink"]) { call, context in
                guard let destination = call.argument("destination"),
                    !destination.expression.is(ClosureExprSyntax.self),
                    call.argument("isActive") == nil, call.argument("tag") == nil
                else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )
}
