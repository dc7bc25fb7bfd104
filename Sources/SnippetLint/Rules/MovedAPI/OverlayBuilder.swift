import SnippetSyntax

extension Rule {
    static let overlayBuilder = Rule(
        .overlayBuilder,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .safe,
        about: About(
            what: (
                "`overlay(_:)` with a view has been replaced by `overlay { … }`",
                "`overlay(_:)` con una vista ha sido sustituido por `overlay { … }`"
            ),
            why: (
                "with braces it can hold several views and conditions, like any container",
                "entre llaves admite varias vistas y condiciones, como cualquier contenedor"
            ),
            instead: (
                "write `.overlay { … }`",
                "escribe `.overlay { … }`"
            )
        ),
        examples: [
            .flagged("Text(\"a\").‹overlay›(Circle())", fixed: "Text(\"a\").overlay { Circle() }"),
            .flagged(
                "Text(\"a\").‹overlay›(Badge(), alignment: .top)",
                fixed: "Text(\"a\").overlay(alignment: .top) { Badge() }"
            ),
            .accepted("Text(\"a\").overlay { Circle() }"),
            .accepted("Text(\"a\").overlay(.red)"),
            .accepted("Text(\"a\").overlay(Color.red, in: Circle())"),
            .accepted("Text(\"a\").overlay(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))"),
        ],
        checks: [
            .viewArgument(of: "overlay")
        ]
    )
}
