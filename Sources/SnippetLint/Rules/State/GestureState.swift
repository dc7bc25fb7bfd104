import SwiftSyntax

extension Rule {
    static let gestureState = Rule(
        .gestureState,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("what a gesture leaves behind is reset by hand", "lo que deja un gesto se repone a mano"),
            why: (
                "a gesture that is cancelled never ends: the value stays as it was, and the view with it",
                "un gesto cancelado nunca termina: el valor se queda como estaba, y la vista con él"
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

    /// The names that the statements of a closure assign.
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
