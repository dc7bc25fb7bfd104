import SwiftSamples

extension Rule {
    static let conflictMarker = Rule(
        .conflictMarker,
        .damage,
        levels: .always(.error),
        about: About(
            what: (
                "a merge was never finished: this line is version control's",
                "una fusión quedó a medias: esta línea es del control de versiones"
            ),
            why: (
                "both versions stand in the sample, so it doesn't compile, and nothing else in it is checked",
                "en la muestra están las dos versiones: no compila, y no se comprueba nada más de ella"
            ),
            instead: (
                "keep one of the two versions, and take out the lines that begin with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`",
                "quédate con una de las dos versiones y quita las líneas que empiezan por `<<<<<<<`, `|||||||`, `=======` y `>>>>>>>`"
            )
        ),
        examples: [
            .flagged("‹<<<<<<<› main\nlet limit = 1\n=======\nlet limit = 2\n>>>>>>> feature"),
            .flagged("let limit = 1\n‹=======›\nlet limit = 2"),
            .accepted("let text = \"\"\"\n    Usage\n    =======\n    \"\"\""),
            .accepted("/*\n Usage\n=======\n*/\nlet limit = 1"),
        ],
        checks: [
            .refusal { $0.reason == .conflictMarker ? Finding($0.range) : nil }
        ]
    )
}
