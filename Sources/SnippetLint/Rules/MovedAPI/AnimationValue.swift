import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let animationValue = Rule(
        .animationValue,
        .movedAPI,
        levels: .taught(.warning),
        since: .iOS("15.0"),
        fixability: .none,
        about: About(
            what: ("`animation` without a value", "`animation` sin un valor"),
            why: (
                "it animates every change that reaches the view, even those that should not be animated",
                "anima todos los cambios que llegan a la vista, también los que no deberían animarse"
            ),
            instead: (
                "write `.animation(.default, value: value)`, or `withAnimation { … }`",
                "escribe `.animation(.default, value: valor)`, o `withAnimation { … }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹animation›(.default)"),
            .accepted("Text(\"a\").animation(.default, value: count)"),
            .accepted("Toggle(\"a\", isOn: $isOn.animation(.easeIn))"),
            .accepted("Text(\"a\").transition(.opacity.animation(.easeIn))"),
        ],
        checks: [
            .call(["animation"]) { call, context in
                guard call.isMember, call.labels == ["_"], call.node.trailingClosure == nil, Self.isModifierOfView(call)
                else { return [] }
                return [Finding(context.range(of: call.name))]
            }
        ]
    )

    /// Returns true if the call is a modifier of a view, and not a method of a binding or a transition with the same name.
    private static func isModifierOfView(_ call: CallSite) -> Bool {
        guard call.node.parent?.is(LabeledExprSyntax.self) == true || call.base != nil else { return true }
        guard let first = call.node.firstToken(viewMode: .sourceAccurate) else { return false }
        if first.text.hasPrefix("$") { return false }
        return !(first.tokenKind == .period && call.node.parent?.is(LabeledExprSyntax.self) == true)
    }
}
