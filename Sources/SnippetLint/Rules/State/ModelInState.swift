import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let modelInState = Rule(
        .modelInState,
        .state,
        levels: .taught(.off),
        about: About(
            what: (
                "a model is created in the declaration of an `@State` property",
                "un modelo se crea en la declaración de una propiedad `@State`"
            ),
            why: (
                "with Xcode 26 and earlier, the expression runs each time the parent creates the view, and every object but the first is thrown away; if the class isn't `@Observable`, the view doesn't follow its changes either",
                "con Xcode 26 y anteriores, la expresión se ejecuta cada vez que el padre crea la vista, y se descartan todos los objetos menos el primero; además, si la clase no es `@Observable`, la vista no sigue sus cambios"
            ),
            instead: (
                "create it higher up and pass it down, or keep its initialiser cheap and start the work in `.task`",
                "créalo más arriba y pásalo, o haz barato su inicializador y empieza el trabajo en `.task`"
            )
        ),
        examples: [
            .flagged("struct Page: View {\n    @State private var model = ‹PageModel()›\n}"),
            .accepted("struct Page: View {\n    @State private var count = 0\n}"),
            .accepted("struct Page: View {\n    let model: PageModel\n}"),
        ],
        checks: [
            .property { property, context in
                guard property.hasAttribute("State"), let value = property.initialValue,
                    value.is(FunctionCallExprSyntax.self), let type = property.typeName
                else { return [] }
                let types = context.lesson.types(named: type, from: context.sample)
                guard types.contains(where: { $0.kind == .class }) || (types.isEmpty && ModelName.isModel(type)) else {
                    return []
                }
                return [Finding(context.range(of: value))]
            }
        ]
    )
}
