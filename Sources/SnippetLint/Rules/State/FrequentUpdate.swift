import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let frequentUpdate = Rule(
        .frequentUpdate,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("state is written while the user scrolls", "se escribe estado mientras se desplaza la pantalla"),
            why: (
                "each write evaluates the view again, many times a second, even if nothing visible changes",
                "cada escritura evalúa la vista otra vez, muchas veces por segundo, aunque no cambie nada visible"
            ),
            instead: (
                "write only when a threshold is passed, or use `.visualEffect` and `.scrollTransition`",
                "escribe solo al pasar un umbral, o usa `.visualEffect` y `.scrollTransition`"
            )
        ),
        examples: [
            .flagged(
                "ScrollView {\n}\n.‹onPreferenceChange›(OffsetKey.self) { offset in\n    scrollOffset = offset\n}"
            ),
            .accepted(
                "ScrollView {\n}\n.onPreferenceChange(OffsetKey.self) { offset in\n    if offset > 10 { isScrolled = true }\n}"
            ),
        ],
        checks: [
            .call(["onPreferenceChange", "onGeometryChange", "onScrollGeometryChange", "onReceive"]) { call, context in
                let closures =
                    [call.node.trailingClosure].compactMap { $0 } + call.node.additionalTrailingClosures.map(\.closure)
                let writes = closures.contains { closure in
                    closure.statements.contains { item in
                        guard case .expr(let expression) = item.item,
                            let sequence = expression.as(SequenceExprSyntax.self)
                        else { return false }
                        return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
                    }
                }
                return writes ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
