import SnippetSyntax
import SwiftSamples

extension Rule {
    static let conflictMarker = Rule(
        .conflictMarker,
        .damage,
        levels: .always(.error),
        about: About(
            what: (
                "a conflict marker was left behind by a merge",
                "ha quedado aquí una marca de conflicto de una fusión"
            ),
            why: (
                "the sample contains both versions, so it doesn't compile, and nothing else in it is checked",
                "la muestra contiene las dos versiones: no compila, y no se comprueba nada más de ella"
            ),
            instead: (
                "keep one of the two versions, and delete the lines that begin with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`",
                "quédate con una de las dos versiones y borra las líneas que empiezan por `<<<<<<<`, `|||||||`, `=======` y `>>>>>>>`"
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
