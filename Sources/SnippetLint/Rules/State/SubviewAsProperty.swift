import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let subviewAsProperty = Rule(
        .subviewAsProperty,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "a piece of the view is a property or a function", "un trozo de la vista es una propiedad o una función"
            ),
            why: (
                "it belongs to the same `body`: it is evaluated again with all of it, even when nothing it shows has changed",
                "pertenece al mismo `body`: se evalúa de nuevo con todo él, aunque no haya cambiado nada de lo que muestra"
            ),
            instead: ("make it a View of its own with its inputs", "hazlo una View propia con sus entradas")
        ),
        examples: [
            .flagged(
                "struct Page: View {\n    var body: some View { header }\n    private var ‹header›: some View { Text(\"a\") }\n}"
            ),
            .flagged(
                "struct Page: View {\n    var body: some View { row(1) }\n    func ‹row›(_ number: Int) -> some View { Text(\"a\") }\n}"
            ),
            .accepted(
                "struct Page: View {\n    var body: some View { Header() }\n}\nstruct Header: View {\n    var body: some View { Text(\"a\") }\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard property.name != "body", property.isComputed, !property.isStatic, context.isOfView(property),
                    ["some View", "AnyView"].contains(property.typeText ?? "")
                else { return [] }
                return [Finding(context.range(of: property.nameToken))]
            },
            .sample { context in
                let functions =
                    context.outline.bareFunctions + context.outline.types.filter(\.isView).flatMap(\.functions)
                return functions.filter { function in
                    function.name.text != "body" && function.name.text != "makeBody"
                        && BodyEvaluation.isView(function.signature.returnClause?.type)
                }.map { Finding(context.range(of: $0.name)) }
            },
        ]
    )
}
