import SnippetSyntax

extension Rule {
    static let geometryReader = Rule(
        .geometryReader,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a `GeometryReader` is used for a layout", "se usa un `GeometryReader` para una composición"),
            why: (
                "it takes all the space that it is offered, whatever the size of its content, and so often disturbs the layout around it",
                "ocupa todo el espacio que se le ofrece, mida lo que mida su contenido, y así suele descolocar lo que lo rodea"
            ),
            instead: (
                "use `containerRelativeFrame`, `onGeometryChange`, `visualEffect` or a `Layout`",
                "usa `containerRelativeFrame`, `onGeometryChange`, `visualEffect` o un `Layout`"
            )
        ),
        examples: [
            .flagged("‹GeometryReader› { proxy in\n    Text(\"a\")\n}"),
            .accepted("Text(\"a\").containerRelativeFrame(.horizontal)"),
        ],
        checks: [
            .replacedType("GeometryReader")
        ]
    )
}
