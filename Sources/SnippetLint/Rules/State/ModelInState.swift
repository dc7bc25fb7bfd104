import SwiftSyntax

extension Rule {
    static let modelInState = Rule(
        .modelInState,
        .state,
        levels: .taught(.off),
        about: About(
            what: (
                "a model is made where @State declares it",
                "un modelo se crea donde @State lo declara"
            ),
            why: (
                "the expression runs again each time the parent makes the view, and all but the first object are thrown away; if the class isn't @Observable, the view doesn't follow it either",
                "la expresión se ejecuta cada vez que el padre crea la vista, y se tiran todos los objetos menos el primero; y si la clase no es @Observable, la vista tampoco la sigue"
            ),
            instead: (
                "make it above and hand it down, or keep its initialiser cheap and start the work in `.task`",
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
