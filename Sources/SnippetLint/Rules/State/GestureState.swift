import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let gestureState = Rule(
        .gestureState,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a value that a gesture changes is reset by hand", "un valor que cambia un gesto se restablece a mano"
            ),
            why: (
                "a cancelled gesture doesn't call `onEnded`: the value isn't reset, and the view stays where the gesture left it",
                "un gesto cancelado no llama a `onEnded`: el valor no se restablece, y la vista se queda donde la dejó el gesto"
            ),
            instead: (
                "write `@GestureState private var` and `.updating($value)`",
                "escribe `@GestureState private var` y `.updating($valor)`"
            )
        ),
        examples: [
            .flagged(
                "DragGesture()\n    .onChanged { offset = $0.translation }\n    .‹onEnded› { _ in offset = .zero }"
            ),
            .accepted(
                "DragGesture()\n    .updating($offset) { value, state, _ in state = value.translation }"
            ),
            .accepted("DragGesture()\n    .onEnded { value in total += value.translation.width }"),
        ],
        checks: [
            .call(["onEnded"]) { call, context in
                guard call.isMember, let closure = call.node.trailingClosure,
                    let base = call.base?.as(FunctionCallExprSyntax.self), let inner = CallSite(base),
                    inner.name.text == "onChanged", let changing = inner.node.trailingClosure
                else { return [] }
                let reset = targets(of: closure)
                return reset.isDisjoint(with: targets(of: changing)) ? [] : [Finding(context.range(of: call.name))]
            }
        ]
    )

    /// Returns the names that the statements of a closure assign.
    private static func targets(of closure: ClosureExprSyntax) -> Set<String> {
        Set(
            closure.statements.compactMap { item -> String? in
                guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self),
                    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
                else { return nil }
                return sequence.elements.first?.sourceText.replacing("self.", with: "")
            }
        )
    }
}
