import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let ownedObservableState = Rule(
        .ownedObservableState,
        .state,
        levels: .state(.error),
        fixability: .review,
        about: About(
            what: (
                "the view creates an observable object and doesn't keep it",
                "la vista crea un objeto observable y no lo conserva"
            ),
            why: (
                "a new object is created each time the parent is evaluated, and the values of the old one are lost",
                "cada vez que se evalúa el padre se crea un objeto nuevo, y se pierden los valores del anterior"
            ),
            instead: (
                "write `@State private var`, or receive the object from the parent",
                "escribe `@State private var`, o recibe el objeto del padre"
            )
        ),
        examples: [
            .flagged(
                """
                @Observable final class Cart {}
                struct CartView: View {
                    private let cart = ‹Cart()›
                }
                """
            ),
            .accepted(
                """
                @Observable final class Cart {}
                struct CartView: View {
                    @State private var cart = Cart()
                }
                """
            ),
            .flagged("// ❌ Bad\nstruct CartView: View {\n    let model = ‹CartViewModel()›\n}"),
            .accepted("struct CartView: View {\n    let model = CartViewModel()\n}"),
            .accepted("struct CartView: View {\n    let cart = Cart()\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.attributes.isEmpty || property.attributes.map(\.name) == ["Bindable"],
                    !property.isStatic,
                    !property.isComputed, let value = property.initialValue, value.is(FunctionCallExprSyntax.self),
                    let owner = context.outline.owner(of: property), owner.isView, let type = property.typeName
                else { return [] }
                let isKnown = context.lesson.declares(
                    type,
                    from: context.sample,
                    where: { $0.isObservable || $0.isObservableObject }
                )
                // The name is that of a model, but the lesson doesn't show the type
                let isLikely =
                    context.lesson.types(named: type, from: context.sample).isEmpty
                    && (ModelName.isModel(type) || type == "NavigationPath")
                guard isKnown || isLikely else { return [] }
                return [
                    Finding(
                        context.range(of: value),
                        message: (
                            en: "the view creates a \(type) and doesn't keep it",
                            es: "la vista crea un \(type) y no lo conserva"
                        ),
                        isOnlyProof: !isKnown
                    )
                ]
            }
        ]
    )
}
