extension Rule {
    static let wrapperInObservable = Rule(
        .wrapperInObservable,
        .state,
        levels: .state(.warning),
        fixability: .review,
        about: About(
            what: (
                "a property wrapper of views in an @Observable class",
                "un envoltorio propio de las vistas en una clase @Observable"
            ),
            why: (
                "it doesn't compile, because both want to be the property's accessors; marked @ObservationIgnored it compiles and tells nobody of its changes",
                "no compila, porque ambos quieren ser los accesores de la propiedad; con @ObservationIgnored compila y no avisa de sus cambios"
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
                // Those of storage work in an ObservableObject; those of views in no class
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
