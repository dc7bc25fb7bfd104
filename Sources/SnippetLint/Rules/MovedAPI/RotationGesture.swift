import SnippetSyntax

extension Rule {
    static let rotationGesture = Rule(
        .rotationGesture,
        .movedAPI,
        levels: .taught(.note),
        since: .soft,
        fixability: .review,
        about: About(
            what: (
                "`RotationGesture` has been replaced by `RotateGesture`",
                "`RotationGesture` ha sido sustituido por `RotateGesture`"
            ),
            why: (
                "the new gesture also reports its position and its speed",
                "el nuevo gesto da también su posición y su velocidad"
            ),
            instead: (
                "write `RotateGesture()`; its value is a structure",
                "escribe `RotateGesture()`; su valor es una estructura"
            )
        ),
        examples: [
            .flagged("let gesture = ‹RotationGesture›()"),
            .accepted("let gesture = RotateGesture()"),
        ],
        checks: [
            .replacedType("RotationGesture")
        ]
    )
}
