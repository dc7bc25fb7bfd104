import SnippetSyntax
import SwiftSamples

extension Rule {
    static let sampleUnchecked = Rule(
        .sampleUnchecked,
        .samples,
        levels: .always(.warning),
        about: About(
            what: (
                "this sample isn't checked: it is too complex for Swift's parser",
                "esta muestra no se comprueba: es demasiado compleja para el analizador de Swift"
            ),
            why: (
                "no rule has checked it, and its page shows it without syntax colours",
                "ninguna regla la ha comprobado, y su página la muestra sin colorear"
            ),
            instead: ("show less code in a sample", "muestra menos código en cada muestra")
        ),
        examples: [
            .flagged("let a = [[[[[[[[‹[›1]]]]]]]]]"),
            .accepted("let a = [[[[[[[[1]]]]]]]]"),
        ],
        checks: [
            .refusal { refusal in
                switch refusal.reason {
                case .conflictMarker: nil
                case .nesting: nested(refusal)
                case .size: tooLarge(refusal)
                case .sizeOfLesson: tooMuch(refusal)
                }
            }
        ]
    )

    private static func nested(_ refusal: SampleRefusal) -> Finding {
        Finding(
            refusal.range,
            message: (
                en: "this sample isn't checked: it nests too deeply here, or one statement is too long",
                es: "esta muestra no se comprueba: aquí hay demasiados niveles, o una instrucción es demasiado larga"
            ),
            advice: (
                en: "move parts of it into properties or functions, or show less code",
                es: "lleva partes de ella a propiedades o funciones, o muestra menos código"
            )
        )
    }

    private static func tooLarge(_ refusal: SampleRefusal) -> Finding {
        let most = SampleLimits.bytes / 1024
        return Finding(
            refusal.range,
            message: (
                en: "this sample isn't checked: it is larger than \(most) kB",
                es: "esta muestra no se comprueba: pasa de \(most) kB"
            ),
            advice: (
                en: "show the part that the lesson is about, or split the sample",
                es: "muestra solo la parte de la que trata la lección, o divide la muestra"
            )
        )
    }

    private static func tooMuch(_ refusal: SampleRefusal) -> Finding {
        let most = SampleLimits.bytesOfLesson / 1024
        return Finding(
            refusal.range,
            message: (
                en: "from this sample on nothing is checked: the lesson has more than \(most) kB of Swift",
                es: "desde esta muestra no se comprueba nada: la lección tiene más de \(most) kB de Swift"
            ),
            advice: (
                en: "split it into several lessons, or show less code",
                es: "divídela en varias lecciones, o muestra menos código"
            )
        )
    }
}
