import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let singletonModel = Rule(
        .singletonModel,
        .state,
        levels: .state(.note),
        about: About(
            what: ("a wrapper around a singleton", "un envoltorio alrededor de un singleton"),
            why: (
                "the view has a dependency that can't be seen from outside or replaced in previews and tests",
                "la vista tiene una dependencia que no se ve desde fuera ni se puede sustituir en previsualizaciones y pruebas"
            ),
            instead: (
                "receive the object with a property or through the environment",
                "recibe el objeto con una propiedad o a través del entorno"
            )
        ),
        examples: [
            .flagged("struct Page: View {\n    @State private var radio = ‹Radio.shared›\n}"),
            .accepted("struct Page: View {\n    @Environment(Radio.self) private var radio\n}"),
            .accepted("struct Page: View {\n    @State private var session = URLSession()\n}"),
        ],
        checks: [
            .property { property, context in
                let wrappers = ["State", "StateObject", "ObservedObject", "Bindable"]
                guard property.attributes.contains(where: { wrappers.contains($0.name) }),
                    let value = property.initialValue?.as(MemberAccessExprSyntax.self),
                    value.declName.baseName.text == "shared"
                else { return [] }
                return [Finding(context.range(of: value))]
            }
        ]
    )
}
