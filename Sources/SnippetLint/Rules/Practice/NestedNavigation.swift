import SnippetSyntax
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
                "the two compete for navigation: bars appear twice, and going back leaves the wrong screen",
                "las dos compiten por la navegación: las barras se duplican, y al volver se sale de la pantalla equivocada"
            ),
            instead: (
                "give each tab its own `NavigationStack`, and put none in the screens that are pushed",
                "da a cada pestaña su propio `NavigationStack`, y no pongas ninguno en las pantallas que se apilan"
            )
        ),
        examples: [
            .flagged("NavigationStack {\n    ‹TabView› { Home() }\n}"),
            .flagged(
                "NavigationStack {\n    List(items) { Text($0.name) }\n        .navigationDestination(item: $item) { _ in ‹NavigationStack› { Text(\"a\") } }\n}"
            ),
            .accepted(
                "NavigationStack {\n    List(items) { Text($0.name) }\n        .sheet(item: $item) { _ in NavigationStack { Text(\"a\") } }\n}"
            ),
            .accepted("TabView {\n    NavigationStack { Home() }\n}"),
        ],
        checks: [
            .call(["TabView", "NavigationStack", "NavigationView"]) { call, context in
                guard !call.isMember else { return [] }
                var current = call.node.parent
                while let parent = current {
                    if parent.is(MemberBlockSyntax.self) { return [] }
                    // Presented content has its own navigation.
                    if let presenting = parent.as(FunctionCallExprSyntax.self).flatMap(CallSite.init),
                        presenting.isMember,
                        presentations.contains(presenting.name.text), parent.id != call.node.id,
                        !isBase(call.node, of: presenting.node)
                    {
                        return []
                    }
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
    private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]

    /// Returns true if a call is in the expression that another one is called on, and not in its closure or arguments.
    private static func isBase(_ call: FunctionCallExprSyntax, of outer: FunctionCallExprSyntax) -> Bool {
        outer.calledExpression.position <= call.position && call.endPosition <= outer.calledExpression.endPosition
    }
}
