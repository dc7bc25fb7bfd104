import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindingReadonly = Rule(
        .bindingReadonly,
        .state,
        levels: .state(.warning),
        fixability: .review,
        about: About(
            what: ("this `@Binding` is only read", "este `@Binding` solo se lee"),
            why: (
                "it asks the parent for write access that it doesn't use, and a plain value can't be passed",
                "pide al padre un acceso de escritura que no usa, y no admite un valor sin más"
            ),
            instead: ("write `let`", "escribe `let`")
        ),
        examples: [
            .flagged(
                "struct Title: View {\n    ‹@Binding› var text: String\n    var body: some View { Text(text) }\n}"
            ),
            .accepted("struct Title: View {\n    let text: String\n    var body: some View { Text(text) }\n}"),
            .accepted(
                "struct Field: View {\n    @Binding var text: String\n    var body: some View { TextField(\"\", text: $text) }\n}"
            ),
            .accepted(
                "struct Flip: View {\n    @Binding var isOn: Bool\n    var body: some View { Button(\"Flip\") { isOn.toggle() } }\n}"
            ),
            .accepted("struct Row: View {\n    @Binding var value: Int\n    // ...\n}"),
        ],
        checks: [
            .property { property, context in
                guard let attribute = property.attribute("Binding"), let owner = context.outline.owner(of: property),
                    owner.body != nil, !context.sample.isElided(in: owner.range)
                else { return [] }
                let pieces = [owner] + context.lesson.extensions(of: owner.name)
                let isOnlyRead = pieces.allSatisfy {
                    NameUsage(of: property.name, in: $0.node, context.lesson, skipping: Syntax(property.declaration))
                        .isOnlyRead
                }
                guard isOnlyRead else { return [] }
                return [
                    Finding(
                        context.range(of: attribute.node),
                        message: (
                            en: "“\(property.name)” is a @Binding, but this view only reads it",
                            es: "«\(property.name)» es un @Binding, pero esta vista solo lo lee"
                        )
                    )
                ]
            }
        ]
    )
}
