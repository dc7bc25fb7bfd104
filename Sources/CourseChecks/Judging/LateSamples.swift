import Course
import Diagnostics

extension Diagnostic {
    /// The largest number of lessons that are named.
    private static let mostNamed = 5

    /// The finding that samples were not judged because the time of the whole command was over; nil if all were judged.
    ///
    /// - Parameters:
    ///   - paths: the paths of lessons with such samples.
    ///   - seconds: the limit.
    static func late(_ count: Int, in paths: [String], after seconds: Int, range: SourceRange) -> Diagnostic? {
        guard count > 0 else { return nil }
        let samples = LocalizedText.counted(
            count,
            en: ("sample was not judged", "samples were not judged"),
            es: ("muestra se ha quedado sin juzgar", "muestras se han quedado sin juzgar")
        )
        let names = paths.prefix(mostNamed).joined(separator: ", ")
        let more = paths.count - mostNamed
        let places = LocalizedText(
            en: names + (more > 0 ? " and \(more) more" : ""),
            es: names + (more > 0 ? " y \(more) más" : "")
        )
        return Diagnostic(
            rule: .timeLimit,
            severity: .error,
            message: LocalizedText(
                en: "the time limit of \(seconds) s was reached: \(samples.en)"
                    + (paths.isEmpty ? "" : ", in \(places.en)"),
                es: "se ha alcanzado el límite de tiempo de \(seconds) s: \(samples.es)"
                    + (paths.isEmpty ? "" : ", en \(places.es)")
            ),
            range: range,
            reason: LocalizedText(
                en: "errors in them would go unnoticed; what was judged before is remembered",
                es: "sus errores pasarían inadvertidos; lo que se ha juzgado antes se recuerda"
            ),
            advice: LocalizedText(
                en:
                    "check again, with more time (--time-limit) or on several machines (--shard), or simplify samples that take the compiler long",
                es:
                    "vuelve a comprobar, con más tiempo (--time-limit) o en varias máquinas (--shard), o simplifica las muestras que ocupan mucho al compilador"
            )
        )
    }
}
