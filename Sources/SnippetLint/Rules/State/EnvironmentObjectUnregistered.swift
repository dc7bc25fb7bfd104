extension Rule {
    static let environmentObjectUnregistered = Rule(
        "environment-object-unregistered",
        .state,
        levels: .state(.note),
        about: About(
            what: (
                "nobody in the lesson puts this object in the environment",
                "nadie en la lección pone este objeto en el entorno"
            ),
            why: (
                "it compiles, and crashes as soon as the view is shown",
                "compila, y se cierra en cuanto se muestra la vista"
            ),
            instead: (
                "show the `.environmentObject(…)` of an ancestor, and of the preview",
                "enseña el `.environmentObject(…)` de un antepasado, y el de la vista previa"
            )
        ),
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
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("EnvironmentObject"), let type = property.typeName,
                    context.lesson.declares(type, from: context.sample, where: \.isObservableObject),
                    !Injections.offers(type, with: "environmentObject", in: context)
                else { return [] }
                return [
                    Finding(
                        context.range(of: property.nameToken),
                        message: (
                            en: "nobody in the lesson puts a \(type) in the environment",
                            es: "nadie en la lección pone un \(type) en el entorno"
                        )
                    )
                ]
            }
        ]
    )
}
