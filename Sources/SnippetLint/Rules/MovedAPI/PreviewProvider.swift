import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let previewProvider = Rule(
        .previewProvider,
        .movedAPI,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: (
                "a preview that is declared as a `PreviewProvider`",
                "una previsualización que se declara como `PreviewProvider`"
            ),
            why: (
                "`#Preview` needs no type and is shorter",
                "`#Preview` no necesita un tipo y es más corto"
            ),
            instead: (
                "write `#Preview { … }`",
                "escribe `#Preview { … }`"
            )
        ),
        examples: [
            .flagged("struct Page_Previews: ‹PreviewProvider› {\n    static var previews: some View { Page() }\n}"),
            .accepted("#Preview {\n    Page()\n}"),
        ],
        checks: [
            .type { type, context in
                type.inherited.filter { TypeName.last(of: $0.type) == "PreviewProvider" }.map {
                    Finding(context.range(of: $0.type))
                }
            }
        ]
    )
}
