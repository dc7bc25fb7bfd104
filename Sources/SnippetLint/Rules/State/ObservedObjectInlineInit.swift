import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let observedObjectInlineInit = Rule(
        .observedObjectInlineInit,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "`@ObservedObject` creates its own object here, and doesn't keep it",
                "aquí `@ObservedObject` crea su propio objeto y no lo conserva"
            ),
            why: (
                "a new object is created each time the parent is evaluated, and the values of the old one are lost",
                "cada vez que se evalúa el padre se crea un objeto nuevo, y se pierden los valores del anterior"
            ),
            instead: (
                "own it with `@State private var` and an `@Observable` class (`@StateObject` before iOS 17), or receive it from the parent",
                "poséelo con `@State private var` y una clase `@Observable` (`@StateObject` antes de iOS 17), o recíbelo del padre"
            )
        ),
        examples: [
            .flagged("struct CartView: View {\n    @ObservedObject var cart = ‹Cart()›\n}"),
            .accepted("struct CartView: View {\n    @ObservedObject var cart: Cart\n}"),
            .accepted("struct CartView: View {\n    @ObservedObject var cart = Cart.shared\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("ObservedObject"), let value = property.initialValue,
                    let call = value.as(FunctionCallExprSyntax.self), let site = CallSite(call),
                    !site.isMember || site.name.text == "init"
                else { return [] }
                return [Finding(context.range(of: value))]
            }
        ]
    )
}
