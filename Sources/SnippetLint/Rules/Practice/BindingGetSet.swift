import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindingGetSet = Rule(
        .bindingGetSet,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a binding made with `get` and `set`", "un enlace hecho con `get` y `set`"),
            why: (
                "it is created again at each evaluation, SwiftUI can't compare it, and its logic stays in the view, where it can't be tested",
                "se crea de nuevo en cada evaluación, SwiftUI no puede compararlo, y su lógica se queda en la vista, donde no se puede probar"
            ),
            instead: (
                "bind to a property or a subscript of the data, and react with `onChange`",
                "enlaza con una propiedad o un subíndice de los datos, y reacciona con `onChange`"
            )
        ),
        examples: [
            .flagged("Toggle(\"a\", isOn: ‹Binding›(get: { isOn }, set: { isOn = $0 }))"),
            .accepted("Toggle(\"a\", isOn: $isOn)"),
            .accepted("Toggle(\"a\", isOn: Binding($isOn)!)"),
        ],
        checks: [
            .call(["Binding"]) { call, context in
                let labels = call.labels + call.node.additionalTrailingClosures.map(\.label.text)
                return labels.contains("get") || labels.contains("set") ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
