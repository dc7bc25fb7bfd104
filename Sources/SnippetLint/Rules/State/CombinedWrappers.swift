import SnippetSyntax

extension Rule {
    static let combinedWrappers = Rule(
        .combinedWrappers,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "a property wrapper where it isn't allowed",
                "un envoltorio de propiedad donde no se admite"
            ),
            why: (
                "it doesn't compile: SwiftUI's wrappers can't be combined, and can't be used with `let` or with a computed property",
                "no compila: los envoltorios de SwiftUI no se combinan, y no van con `let` ni con una propiedad calculada"
            ),
            instead: (
                "keep the one that says who owns the value, on a stored `var`; for a binding to a model from the environment, `@Bindable var model = model` in `body`",
                "deja el que dice de quién es el valor, en una `var` almacenada; para un enlace a un modelo del entorno, `@Bindable var modelo = modelo` en `body`"
            )
        ),
        examples: [
            .flagged("struct Page: View {\n    @Bindable ‹@Environment(Cart.self)› var cart\n}"),
            .flagged("struct Page: View {\n    ‹@State› let count = 0\n}"),
            .flagged("struct Page: View {\n    ‹@State› private var isEmpty: Bool { items.isEmpty }\n}"),
            .accepted("struct Page: View {\n    @State private var count = 0\n}"),
            .accepted("struct Page: View {\n    @Environment(Cart.self) private var cart\n}"),
        ],
        checks: [
            .property { property, context in
                guard !property.attributes.isEmpty else { return [] }
                let wrappers = property.attributes.filter { wrapperNames.contains($0.name) }
                guard let first = wrappers.first else { return [] }
                if wrappers.count > 1 { return [Finding(context.range(of: wrappers[1].node))] }
                guard property.isLet || property.isComputed else { return [] }
                return [Finding(context.range(of: first.node))]
            }
        ]
    )

    private static let wrapperNames: Set<String> = [
        "State", "Binding", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject",
        "Environment", "Published", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    ]
}
