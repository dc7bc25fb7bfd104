import SnippetSyntax

extension Rule {
    static let wrapperMismatch = Rule(
        .wrapperMismatch,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "the wrapper is for another kind of model",
                "el envoltorio es para otra clase de modelo"
            ),
            why: (
                "`@StateObject`, `@ObservedObject` and `@EnvironmentObject` need an `ObservableObject`; `@Bindable` and `@Environment(T.self)` need an `@Observable` class: if you mix them, the code doesn't compile; an `ObservableObject` in `@State` compiles but never updates the view",
                "`@StateObject`, `@ObservedObject` y `@EnvironmentObject` necesitan un `ObservableObject`; `@Bindable` y `@Environment(T.self)`, una clase `@Observable`: si los mezclas, el código no compila; un `ObservableObject` en `@State` compila, pero nunca actualiza la vista"
            ),
            instead: (
                "with `@Observable` write `@State`, `@Bindable` or `@Environment(T.self)`; with `ObservableObject`, `@StateObject`, `@ObservedObject` or `@EnvironmentObject`",
                "con `@Observable` escribe `@State`, `@Bindable` o `@Environment(T.self)`; con `ObservableObject`, `@StateObject`, `@ObservedObject` o `@EnvironmentObject`"
            )
        ),
        examples: [
            .flagged(
                "@Observable final class Cart {}\nstruct CartView: View {\n    ‹@StateObject› private var cart = Cart()\n}"
            ),
            .flagged(
                "final class Cart: ObservableObject {}\nstruct CartView: View {\n    ‹@State› private var cart = Cart()\n}"
            ),
            .flagged(
                "final class Cart: ObservableObject {}\nstruct CartView: View {\n    ‹@Environment(Cart.self)› private var cart\n}"
            ),
            .flagged("struct Cart {}\nstruct CartView: View {\n    ‹@Bindable› var cart: Cart\n}"),
            .accepted(
                "@Observable final class Cart {}\nstruct CartView: View {\n    @State private var cart = Cart()\n}"
            ),
            .accepted(
                "final class Cart: ObservableObject {}\nstruct CartView: View {\n    @StateObject private var cart = Cart()\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard !property.attributes.isEmpty, !property.isStatic, let type = property.typeName else { return [] }
                let old = ["StateObject", "ObservedObject", "EnvironmentObject"]
                func declares(_ condition: (TypeDeclaration) -> Bool) -> Bool {
                    context.lesson.declares(type, from: context.sample, where: condition)
                }
                return property.attributes.filter { wrapper in
                    switch wrapper.name {
                    case let name where old.contains(name): declares { $0.isObservable && !$0.isObservableObject }
                    case "State": declares { $0.kind == .class && $0.isObservableObject && !$0.isObservable }
                    case "Environment": property.environmentType != nil && declares { $0.isObservableObject }
                    case "Bindable":
                        declares { ($0.kind == .structure && !$0.isView) || $0.kind == .enum || $0.isObservableObject }
                    default: false
                    }
                }.map { wrapper in
                    Finding(
                        context.range(of: wrapper.node),
                        message: (
                            en: "@\(wrapper.name) doesn't work with \(type), which is another kind of model",
                            es: "@\(wrapper.name) no sirve para \(type), que es otra clase de modelo"
                        )
                    )
                }
            }
        ]
    )
}
