import SnippetSyntax

extension Rule {
    static let wrapperInObservable = Rule(
        .wrapperInObservable,
        .state,
        levels: .state(.warning),
        fixability: .review,
        about: About(
            what: (
                "a property wrapper for views in an `@Observable` class",
                "un envoltorio para vistas en una clase `@Observable`"
            ),
            why: (
                "it doesn't compile, because the wrapper and the macro both generate the property's accessors; with `@ObservationIgnored` it compiles, but no view is told of its changes",
                "no compila, porque el envoltorio y la macro generan ambos los accesores de la propiedad; con `@ObservationIgnored` compila, pero no avisa de sus cambios a ninguna vista"
            ),
            instead: (
                "keep the wrapper in the view, or read and write the storage in the model's methods",
                "deja el envoltorio en la vista, o lee y escribe el almacén en los métodos del modelo"
            )
        ),
        examples: [
            .flagged("@Observable final class Settings {\n    ‹@AppStorage(\"name\")› var name = \"\"\n}"),
            .flagged("class Settings: ObservableObject {\n    ‹@State› var name = \"\"\n}"),
            .accepted("final class Coordinator: NSObject {\n    @Binding var text: String\n}"),
            .accepted("struct Settings: View {\n    @AppStorage(\"name\") private var name = \"\"\n}"),
            .accepted("@Observable final class Settings {\n    var name = \"\"\n}"),
        ],
        checks: [
            .property { property, context in
                guard let owner = context.outline.owner(of: property), owner.kind == .class,
                    !property.hasAttribute("ObservationIgnored")
                else { return [] }
                // Wrappers of storage work in an ObservableObject; those of views in no class
                let ofViews = ["State", "StateObject", "ObservedObject", "EnvironmentObject", "FocusState"]
                // A coordinator of a representable may hold a binding
                let isModel = owner.isObservable || owner.isObservableObject
                let ofStorage = ["AppStorage", "SceneStorage", "Query", "FetchRequest", "Environment"]
                let wrappers = ofViews + (isModel ? ["Binding"] : []) + (owner.isObservable ? ofStorage : [])
                return property.attributes.filter { wrappers.contains($0.name) }.map { wrapper in
                    Finding(
                        context.range(of: wrapper.node),
                        message: (
                            en: "@\(wrapper.name) is for views, and doesn't work in a model",
                            es: "@\(wrapper.name) es para vistas, y no funciona en un modelo"
                        )
                    )
                }
            }
        ]
    )
}
