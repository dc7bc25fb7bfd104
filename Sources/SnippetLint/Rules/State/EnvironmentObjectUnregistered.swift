import SnippetSyntax

extension Rule {
    static let environmentObjectUnregistered = missingInjection(
        .environmentObjectUnregistered,
        modifier: "environmentObject",
        examples: [
            .flagged(
                """
                class Cart: ObservableObject {}
                struct CartView: View {
                    @EnvironmentObject var ‹cart›: Cart
                }
                """
            ),
            .accepted(
                """
                class Cart: ObservableObject {}
                struct CartView: View {
                    @EnvironmentObject var cart: Cart
                }
                #Preview { CartView().environmentObject(Cart()) }
                """
            ),
            .accepted("struct CartView: View {\n    @EnvironmentObject var cart: Cart\n}"),
        ]
    ) { property, context in
        guard property.hasAttribute("EnvironmentObject"), let type = property.typeName,
            context.lesson.declares(type, from: context.sample, where: \.isObservableObject)
        else { return nil }
        return type
    }
}
