import SnippetSyntax

extension Rule {
    static let nestedObservableObject = Rule(
        .nestedObservableObject,
        .state,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: (
                "an `ObservableObject` holds another one",
                "un `ObservableObject` contiene otro"
            ),
            why: (
                "`@Published` announces a new object, but not the changes inside it: the view isn't updated",
                "`@Published` avisa de un objeto nuevo, pero no de los cambios que hay dentro: la vista no se actualiza"
            ),
            instead: (
                "make both `@Observable`, or pass the inner object to the view that shows it",
                "haz los dos `@Observable`, o pasa el objeto interior a la vista que lo muestra"
            )
        ),
        examples: [
            .flagged(
                "class Cart: ObservableObject {}\nclass Shop: ObservableObject {\n    @Published var ‹cart› = Cart()\n}"
            ),
            .flagged("// ❌ Wrong\nclass Shop: ObservableObject {\n    @Published var ‹cart›: CartModel\n}"),
            .accepted("struct Cart {}\nclass Shop: ObservableObject {\n    @Published var cart = Cart()\n}"),
            .accepted("class Shop: ObservableObject {\n    @Published var cart: CartModel\n}"),
        ],
        checks: [
            .property { property, context in
                guard let owner = context.outline.owner(of: property), owner.isObservableObject,
                    let type = property.typeName, property.hasAttribute("Published") || !property.isLet,
                    !context.text(of: owner.node).contains("objectWillChange")
                else { return [] }
                let isKnown = context.lesson.declares(type, from: context.sample, where: \.isObservableObject)
                let isLikely =
                    ModelName.isModel(type) && context.lesson.types(named: type, from: context.sample).isEmpty
                guard isKnown || isLikely else { return [] }
                return [
                    Finding(
                        context.range(of: property.nameToken),
                        message: (
                            en: "changes inside “\(property.name)” don't reach the views of this object",
                            es: "los cambios dentro de «\(property.name)» no llegan a las vistas de este objeto"
                        ),
                        isOnlyProof: !isKnown
                    )
                ]
            }
        ]
    )
}
