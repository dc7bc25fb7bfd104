import SnippetSyntax

extension Rule {
    static let environmentUnregistered = missingInjection(
        .environmentUnregistered,
        modifier: "environment",
        examples: [
            .flagged(
                """
                @Observable final class Cart {}
                struct CartView: View {
                    @Environment(Cart.self) private var ‹cart›
                }
                """
            ),
            .accepted(
                """
                @Observable final class Cart {}
                struct CartView: View {
                    @Environment(Cart.self) private var cart
                }
                struct Shop: App {
                    @State private var cart = Cart()
                    var body: some Scene { WindowGroup { CartView().environment(cart) } }
                }
                """
            ),
            .accepted(
                "@Observable final class Cart {}\nstruct CartView: View {\n    @Environment(Cart.self) var cart: Cart?\n}"
            ),
        ]
    ) { property, context in
        guard !property.isOptional, let type = property.environmentType,
            context.lesson.declares(type, from: context.sample, where: \.isObservable)
        else { return nil }
        return type
    }
}
