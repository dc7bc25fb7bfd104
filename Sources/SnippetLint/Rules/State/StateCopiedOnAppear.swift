import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let stateCopiedOnAppear = Rule(
        .stateCopiedOnAppear,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: (
                "an input is copied into state when the view appears",
                "una entrada se copia en el estado al aparecer la vista"
            ),
            why: (
                "`body` is first evaluated with another value, and the copy doesn't change when the parent's value does",
                "`body` se evalúa primero con otro valor, y la copia no cambia cuando cambia el valor del padre"
            ),
            instead: (
                "read the input itself, or take a `@Binding` if the view changes it",
                "lee la entrada misma, o recibe un `@Binding` si la vista la cambia"
            )
        ),
        examples: [
            .flagged(
                "struct Page: View {\n    let title: String\n    @State private var text = \"\"\n    var body: some View {\n        Text(text).‹onAppear› { text = title }\n    }\n}"
            ),
            .accepted(
                "struct Page: View {\n    let title: String\n    var body: some View { Text(title).onAppear { log() } }\n}"
            ),
        ],
        checks: [
            .call(["onAppear", "task"]) { call, context in
                guard call.isMember, let closure = call.node.trailingClosure,
                    let owner = context.enclosingType(of: call.node), owner.isView
                else { return [] }
                let copies = closure.statements.contains { item in
                    guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self),
                        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
                        let target = sequence.elements.first?.sourceText.replacing("self.", with: ""),
                        let source = sequence.elements.last?.firstToken(viewMode: .sourceAccurate)?.text
                    else { return false }
                    return owner.properties.contains { $0.name == target && $0.hasAttribute("State") }
                        && owner.properties.contains { $0.name == source && $0.attributes.isEmpty && !$0.isComputed }
                }
                return copies ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
