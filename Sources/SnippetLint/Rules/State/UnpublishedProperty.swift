import SnippetSyntax

extension Rule {
    static let unpublishedProperty = Rule(
        .unpublishedProperty,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a property of an `ObservableObject` that doesn't announce its changes",
                "una propiedad de un `ObservableObject` que no avisa de sus cambios"
            ),
            why: (
                "without `@Published` the object doesn't announce the change, and the view goes on showing the old value",
                "sin `@Published` el objeto no anuncia el cambio, y la vista sigue mostrando el valor anterior"
            ),
            instead: (
                "write `@Published var`, or make the class `@Observable`",
                "escribe `@Published var`, o haz la clase `@Observable`"
            )
        ),
        examples: [
            .flagged("class Cart: ObservableObject {\n    var ‹total› = 0\n}"),
            .accepted("class Cart: ObservableObject {\n    @Published var total = 0\n}"),
            .accepted("class Cart: ObservableObject {\n    private var cache: [Int] = []\n}"),
        ],
        checks: [
            .property { property, context in
                guard let owner = context.outline.owner(of: property), owner.kind == .class, owner.isObservableObject,
                    !property.isLet, !property.isStatic, !property.isComputed, !property.isPrivate,
                    property.attributes.isEmpty, !context.text(of: owner.node).contains("objectWillChange")
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            }
        ]
    )
}
