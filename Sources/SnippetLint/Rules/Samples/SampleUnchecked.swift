import SwiftSamples

extension Rule {
    static let sampleUnchecked = Rule(
        .sampleUnchecked,
        .samples,
        levels: .always(.warning),
        about: About(
            what: (
                "this sample isn't checked: it is too much for Swift's parser",
                "esta muestra no se comprueba: es demasiado para el analizador de Swift"
            ),
            why: (
                "no rule has judged it, and its page shows it without colours",
                "ninguna regla la ha juzgado, y su página la muestra sin colores"
            ),
            instead: ("show less code in a sample", "muestra menos código en cada bloque")
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
                en: "this sample isn't checked: it nests too deeply here, or too much follows in one statement",
                es: "esta muestra no se comprueba: aquí hay demasiados niveles, o demasiado en una sola instrucción"
            ),
            advice: (
                en: "give parts of it names of their own, or show less",
                es: "da nombre propio a algunas de sus partes, o muestra menos"
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
                en: "make several lessons of it, or show less code",
                es: "divídela en varias lecciones, o muestra menos código"
            )
        )
    }
}
