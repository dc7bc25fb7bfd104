extension Rule {
    static let geometryReader = Rule(
        .geometryReader,
        .practice,
        levels: .taught(.note),
        fixability: .review,
        about: About(
            what: ("a `GeometryReader`", "un `GeometryReader`"),
            why: (
                "it takes all the room there is, and its content is laid out without regard to it",
                "ocupa todo el sitio que hay, y su contenido se coloca sin tenerlo en cuenta"
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
