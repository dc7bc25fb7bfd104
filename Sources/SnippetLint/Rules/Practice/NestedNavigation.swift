import SwiftSyntax

extension Rule {
    static let nestedNavigation = Rule(
        .nestedNavigation,
        .practice,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a navigation stack around tabs or around another stack",
                "una pila de navegación alrededor de pestañas o de otra pila"
            ),
            why: (
                "the two share or fight over one path: bars double, and going back leaves the wrong screen",
                "las dos comparten o se disputan un recorrido: se duplican las barras, y al volver se sale de la pantalla equivocada"
            ),
            instead: (
                "give each tab a `NavigationStack` of its own, and none to what is pushed",
                "da a cada pestaña su propia `NavigationStack`, y ninguna a lo que se apila"
            )
        ),
        examples: [
            .flagged("NavigationStack {\n    ‹TabView› { Home() }\n}"),
            .flagged(
                "NavigationStack {\n    List(items) { Text($0.name) }\n        .sheet(item: $item) { _ in ‹NavigationStack› { Text(\"a\") } }\n}"
            ),
            .accepted("TabView {\n    NavigationStack { Home() }\n}"),
        ],
        checks: [
            .call(["TabView", "NavigationStack", "NavigationView"]) { call, context in
                guard !call.isMember else { return [] }
                var current = call.node.parent
                while let parent = current {
                    if parent.is(MemberBlockSyntax.self) { return [] }
                    if let outer = parent.as(FunctionCallExprSyntax.self).flatMap(CallSite.init), !outer.isMember,
                        outer.name.text.hasPrefix("Navigation"), outer.name.text != "NavigationLink",
                        outer.name.text != "NavigationSplitView"
                    {
                        return [Finding(context.range(of: call.name))]
                    }
                    current = parent.parent
                }
                return []
            }
        ]
    )
}
