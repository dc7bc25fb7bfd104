import SnippetSyntax

extension Rule {
    static let backgroundBuilder = Rule(
        .backgroundBuilder,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`background(_:)` with a view has been replaced by `background { … }`",
                "`background(_:)` con una vista ha sido sustituido por `background { … }`"
            ),
            why: (
                "with braces it can hold several views and conditions, like any container",
                "entre llaves admite varias vistas y condiciones, como cualquier contenedor"
            ),
            instead: (
                "write `.background { … }`",
                "escribe `.background { … }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹background›(Circle())", fixed: "Text(\"a\").background { Circle() }"),
            .flagged(
                "Text(\"a\").‹background›(Badge(), alignment: .top)",
                fixed: "Text(\"a\").background(alignment: .top) { Badge() }"
            ),
            .accepted("Text(\"a\").background { Circle() }"),
            .accepted("Text(\"a\").background(.red)"),
            .accepted("Text(\"a\").background(Color.red, in: Circle())"),
            .accepted("Text(\"a\").background(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))"),
        ],
        checks: [
            .viewArgument(of: "background")
        ]
    )
}
