import SnippetSyntax

extension Rule {
    static let magnificationGesture = Rule(
        .magnificationGesture,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`MagnificationGesture` has been replaced by `MagnifyGesture`",
                "`MagnificationGesture` ha sido sustituido por `MagnifyGesture`"
            ),
            why: (
                "the new gesture also reports its position and its speed",
                "el nuevo gesto da también su posición y su velocidad"
            ),
            instead: (
                "write `MagnifyGesture()`; its value is a structure",
                "escribe `MagnifyGesture()`; su valor es una estructura"
            )
        ),
        examples: [
            .flagged("let gesture = ‹MagnificationGesture›()"),
            .accepted("let gesture = MagnifyGesture()"),
        ],
        checks: [
            .replacedType("MagnificationGesture")
        ]
    )
}
