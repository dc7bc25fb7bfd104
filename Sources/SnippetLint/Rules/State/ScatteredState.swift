import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let scatteredState = Rule(
        .scatteredState,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("one state is spread over several properties", "un solo estado se reparte entre varias propiedades"),
            why: (
                "the properties allow combinations that make no sense, such as loading and failed at once",
                "las propiedades permiten combinaciones sin sentido, como cargando y fallido a la vez"
            ),
            instead: (
                "write an enum with a case for each state, or a structure for what belongs together",
                "escribe un enum con un caso por estado, o una estructura para lo que va junto"
            )
        ),
        examples: [
            .flagged(
                "@State private var ‹isLoading› = false\n@State private var error: Error?\n@State private var items: [Item] = []"
            ),
            .flagged(
                "@State private var ‹showEdit› = false\n@State private var showShare = false\n@State private var showDelete = false"
            ),
            .accepted("@State private var phase = Phase.loading"),
            .accepted("@State private var isLoading = false\n@State private var name = \"\""),
        ],
        checks: [
            .sample { context in
                let groups = [context.outline.bareProperties] + context.outline.types.map(\.properties)
                return groups.compactMap { properties -> Finding? in
                    let stored = properties.filter { !$0.isLet && !$0.isComputed && !$0.isStatic }
                    let flags = stored.filter { property in
                        property.initialValue?.is(BooleanLiteralExprSyntax.self) == true || property.typeText == "Bool"
                    }
                    let loading = flags.first {
                        ["loading", "fetching", "busy"].contains(where: $0.name.lowercased().holds)
                    }
                    let hasError = stored.contains { $0.name.lowercased().holds("error") }
                    let states = stored.filter { $0.hasAttribute("State") || $0.hasAttribute("Published") }
                    if let loading, hasError, stored.count > 2 { return Finding(context.range(of: loading.nameToken)) }
                    if flags.count > 2, let first = flags.first { return Finding(context.range(of: first.nameToken)) }
                    guard states.count > 4, let first = states.first else { return nil }
                    return Finding(context.range(of: first.nameToken))
                }
            }
        ]
    )
}
