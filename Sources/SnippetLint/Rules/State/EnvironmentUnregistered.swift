import SwiftSyntax

extension Rule {
    static let environmentUnregistered = Rule(
        "environment-unregistered",
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
                "show the `.environment(…)` of an ancestor, and of the preview; or declare the property optional",
                "enseña el `.environment(…)` de un antepasado, y el de la vista previa; o declara la propiedad opcional"
            )
        ),
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
        ],
        checks: [
            .property { property, context in
                guard !property.isOptional,
                    let type = property.environmentType,
                    context.lesson.declares(type, from: context.sample, where: \.isObservable),
                    !Injections.offers(type, with: "environment", in: context)
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

/// What the samples of a lesson put in the environment.
enum Injections {
    /// Whether the lesson offers an object of the type, or something whose type it doesn't tell.
    static func offers(_ type: String, with modifier: String, in context: RuleContext) -> Bool {
        context.lesson.calls(of: modifier).contains { sample, call in
            guard call.isMember, let argument = call.firstArgument else { return false }
            let expression = argument.expression
            if expression.is(KeyPathExprSyntax.self) { return false }
            if let made = expression.as(FunctionCallExprSyntax.self).flatMap(CallSite.init), !made.isMember {
                return made.name.text == type
            }
            if let member = expression.as(MemberAccessExprSyntax.self),
                let base = member.base?.as(DeclReferenceExprSyntax.self),
                base.baseName.text.first?.isUppercase == true
            {
                return base.baseName.text == type
            }
            guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return true }
            let properties = context.lesson.properties(named: reference.baseName.text, from: sample)
            let types = properties.map(\.typeName)
            return types.isEmpty || types.contains { $0 == nil || $0 == type }
        }
    }
}
