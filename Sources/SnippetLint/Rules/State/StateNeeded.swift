import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let stateNeeded = Rule(
        .stateNeeded,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "a view changes a property that has no storage outside the view",
                "una vista cambia una propiedad que no tiene almacén fuera de la vista"
            ),
            why: (
                "it doesn't compile: a view is a structure, and `self` is a constant in `body`; besides, no view would be updated",
                "no compila: una vista es una estructura, y `self` es constante en `body`; además, no se actualizaría ninguna vista"
            ),
            instead: (
                "write `@State private var` if the view owns the value, `@Binding var` if its parent does",
                "escribe `@State private var` si el valor es de la vista, `@Binding var` si es de su padre"
            )
        ),
        examples: [
            .flagged(
                """
                struct Counter: View {
                    var ‹count› = 0
                    var body: some View { Button("More") { count += 1 } }
                }
                """
            ),
            .flagged(
                """
                struct Note: View {
                    var ‹isOpen› = false
                    var body: some View { Button("Open") { isOpen.toggle() } }
                }
                """
            ),
            .accepted(
                """
                struct Counter: View {
                    @State private var count = 0
                    var body: some View { Button("More") { count += 1 } }
                }
                """
            ),
            .accepted(
                """
                struct Page: View {
                    var model: Model
                    var body: some View { Button("More") { model.count += 1 } }
                }
                """
            ),
            .accepted(
                """
                struct Badge: View {
                    var color = 0
                    var body: some View { Text("a") }
                    func tinted(_ color: Int) -> Self {
                        var copy = self
                        copy.color = color
                        return copy
                    }
                }
                """
            ),
        ],
        checks: [
            .property { property, context in
                guard property.attributes.isEmpty, !property.isComputed, !property.isStatic,
                    let owner = context.outline.owner(of: property), owner.kind == .structure,
                    owner.inherits("View") || owner.body?.typeText == "some View", let body = owner.body,
                    !LocalNames.declares(
                        property.name,
                        in: body.declaration,
                        context.lesson,
                        besides: property.declaration
                    ),
                    !context.lesson.tokens(property.name, in: body.declaration).contains(where: {
                        $0.parent?.is(ClosureShorthandParameterSyntax.self) == true
                    })
                else { return [] }
                let usage = NameUsage(of: property.name, in: body.declaration, context.lesson)
                let isConstantChanged =
                    property.isLet && !usage.calledMethods.isDisjoint(with: NameUsage.mutators)
                    && property.typeText?.hasPrefix("[") == true
                guard usage.isReplaced || isConstantChanged else { return [] }
                return [
                    Finding(
                        context.range(of: property.nameToken),
                        message: (
                            en: "the view changes “\(property.name)”, which is neither @State nor @Binding",
                            es: "la vista cambia «\(property.name)», que no es ni @State ni @Binding"
                        )
                    )
                ]
            }
        ]
    )
}
