import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let modelMadeInBody = Rule(
        .modelMadeInBody,
        .state,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: ("`body` creates a model", "`body` crea un modelo"),
            why: (
                "each update creates a new one, and the values of the old one are lost",
                "cada actualización crea uno nuevo, y se pierden los valores del anterior"
            ),
            instead: (
                "keep it in a `@State private var` of the view that owns it, and pass it down",
                "guárdalo en una `@State private var` de la vista dueña, y pásalo"
            )
        ),
        examples: [
            .flagged(
                "@Observable final class Cart {}\nstruct Page: View {\n    var body: some View { CartView(cart: ‹Cart›()) }\n}"
            ),
            .flagged("// ❌ Bad\nvar body: some View {\n    let model = ‹PageModel›()\n    Text(model.title)\n}"),
            .accepted(
                "@Observable final class Cart {}\nstruct Page: View {\n    @State private var cart = Cart()\n    var body: some View { CartView(cart: cart) }\n}"
            ),
            .accepted("var body: some View {\n    Page(model: PageModel())\n}"),
            .accepted(
                "@Observable final class Draft {}\nstruct Page: View {\n    @State private var draft = Draft()\n    var body: some View {\n        Reset { draft = Draft() }\n    }\n}"
            ),
            .accepted("@Observable final class Cart {}\n#Preview { CartView(cart: Cart()) }"),
        ],
        checks: [
            .call([]) { call, context in
                guard !call.isMember else { return [] }
                let name = call.name.text
                guard name.first?.isUppercase == true else { return [] }
                let isKnown = context.lesson.declares(
                    name,
                    from: context.sample,
                    where: { $0.isObservable || $0.isObservableObject }
                )
                let isLikely =
                    (ModelName.isModel(name) || ModelName.isService(name))
                    && context.lesson.types(named: name, from: context.sample).isEmpty
                guard isKnown || isLikely, BodyEvaluation.contains(call.node), context.showsView,
                    !Self.isInPreview(call.node)
                else { return [] }
                return [Finding(context.range(of: call.name), isOnlyProof: !isKnown)]
            }
        ]
    )

    private static func isInPreview(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if let expansion = parent.as(MacroExpansionExprSyntax.self) { return expansion.macroName.text == "Preview" }
            if let structure = parent.as(StructDeclSyntax.self) {
                return structure.inheritanceClause?.sourceText.contains("PreviewProvider") == true
            }
            // The scene of an App is evaluated once
            if let type = parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type, TypeName.last(of: type) == "Scene"
            {
                return false
            }
            current = parent.parent
        }
        return false
    }
}
