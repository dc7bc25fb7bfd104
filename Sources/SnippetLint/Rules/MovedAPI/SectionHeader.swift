import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let sectionHeader = Rule(
        .sectionHeader,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: ("a section with its header as an argument", "una sección con la cabecera como argumento"),
            why: (
                "header and footer now follow the content, in braces",
                "ahora la cabecera y el pie se escriben tras el contenido, entre llaves"
            ),
            instead: (
                "write `Section(\"Title\") { … }`, or `Section { … } header: { … }`",
                "escribe `Section(\"Título\") { … }`, o `Section { … } header: { … }`"
            )
        ),
        examples: [
            .flagged("‹Section›(header: Text(\"a\")) {}"),
            .flagged("‹Section›(footer: Text(\"a\")) {}"),
            .accepted("Section(\"a\") {}"),
            .accepted("Section {\n} header: {\n    Text(\"a\")\n}"),
        ],
        checks: [
            .call(["Section"]) { call, context in
                let labels = ["header", "footer"]
                return call.node.arguments.contains {
                    labels.contains($0.label?.text ?? "") && !$0.expression.is(ClosureExprSyntax.self)
                }
                    ? [Finding(context.range(of: call.name))] : []
            }
        ]
    )
}
