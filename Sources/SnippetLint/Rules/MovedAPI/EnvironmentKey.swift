import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let environmentKey = Rule(
        .environmentKey,
        .movedAPI,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("an environment key written by hand", "una clave del entorno escrita a mano"),
            why: (
                "`@Entry` replaces a type, a default value and two accessors with one line",
                "`@Entry` sustituye un tipo, un valor por defecto y dos accesores por una línea"
            ),
            instead: (
                "write `@Entry var name = value` in an extension of `EnvironmentValues`",
                "escribe `@Entry var nombre = valor` en una extensión de `EnvironmentValues`"
            )
        ),
        examples: [
            .flagged("struct PricesKey: ‹EnvironmentKey› {\n    static let defaultValue = true\n}"),
            .accepted("extension EnvironmentValues {\n    @Entry var showsPrices = true\n}"),
        ],
        checks: [
            .type { type, context in
                type.inherited.filter { TypeName.last(of: $0.type) == "EnvironmentKey" }.map {
                    Finding(context.range(of: $0.type))
                }
            }
        ]
    )
}
