import CourseConfiguration
import Diagnostics
import FileSystem
import SnippetCompiler
import Support

/// The findings on what kept the compiler from judging.
extension TypeCheck {
    func finding(_ problem: StoreProblem) -> Diagnostic {
        Diagnostic(
            rule: .verdictStore,
            severity: .note,
            message: problem.message,
            range: configuration.place(of: problem) ?? course,
            reason: problem.reason,
            advice: problem.advice
        )
    }

    func unsafeCache(of compiler: SampleCompiler) -> Diagnostic? {
        compiler.cacheProblem.map { problem in
            Diagnostic(
                rule: .unsafeCache,
                severity: .note,
                message: problem.message,
                range: course,
                reason: problem.reason,
                advice: problem.advice
            )
        }
    }

    /// The finding that samples were not judged because the time of the whole command was over; nil if all were judged.
    func late(_ lessons: [JudgedLesson], _ outcome: SampleCompiler.Outcome) -> Diagnostic? {
        // The files that some samples were taken from stand after the lessons.
        let paths = zip(lessons, outcome.late).filter { $0.1 > 0 }.compactMap { lesson, _ in
            lesson.samples.first { !$0.snippet.isPreamble }?.snippet.source.path
        }
        return TimeLimit.current.flatMap { limit in
            .late(outcome.late.reduce(0, +), in: paths, after: limit.seconds, range: course)
        }
    }

    func unbuilt(_ failure: PackageFailure) -> Diagnostic {
        let ranges = configuration.pathRanges
        let named = place(ofPackageIn: packages.first ?? ".")
        return Diagnostic(
            rule: .packageBuild,
            severity: .error,
            message: failure.message,
            range: failure.isOfProduct ? ranges["products"] ?? named : named,
            reason: failure.reason,
            advice: failure.advice
        )
    }

    /// The place that names a package: in the configuration, or else its manifest.
    private func place(ofPackageIn folder: String) -> SourceRange {
        configuration.pathRanges["package"]
            ?? SourceRange(path: CoursePath.join(PackageBuild.shown(folder), "Package.swift"), bytes: 0..<0)
    }

    func missingTraits(of folder: String) -> Diagnostic {
        let shown = PackageBuild.shown(folder)
        return Diagnostic(
            rule: .packageBuild,
            severity: .note,
            message: LocalizedText(
                en: "the package in \(shown) doesn't build with all its traits: samples see its defaults",
                es: "el paquete de \(shown) no compila con todos sus traits: las muestras ven los que él mismo activa"
            ),
            range: place(ofPackageIn: folder),
            advice: LocalizedText(
                en: "run `swift build --enable-all-traits` in that folder to see the errors",
                es: "ejecuta `swift build --enable-all-traits` en esa carpeta para ver los errores"
            )
        )
    }

    func unusableCompiler(_ reason: String) -> Diagnostic {
        Diagnostic(
            rule: .compilerMissing,
            severity: .warning,
            message: LocalizedText(
                en: "the samples' types were not checked: the Swift compiler can't be used: \(reason)",
                es: "no se han comprobado los tipos de las muestras: no se puede usar el compilador de Swift: \(reason)"
            ),
            range: course
        )
    }
}
