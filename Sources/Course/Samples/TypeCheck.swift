import Diagnostics
import FileSystem
import SnippetCompiler
import SnippetLint

/// Has the compiler look at samples that the linter has judged.
struct TypeCheck: Sendable {
    private let compiler: SampleCompiler?
    /// What the whole course has to be told: that there is no compiler, or that it can't be used.
    private let course: SourceRange

    /// Where the compiler's words are remembered, below the course's folder.
    static let cacheFile = ".glosa/types"

    /// - Returns: nil where the course doesn't want its types checked.
    init?(_ configuration: Configuration, root: String?) {
        guard configuration.compile.typecheck else { return nil }
        course = SourceRange(path: configuration.content, bytes: 0..<0)
        let cache = root.map { CoursePath.join($0, Self.cacheFile) }
        compiler = Toolchain.find().map { toolchain in
            SampleCompiler(
                toolchain,
                cacheFile: cache,
                defaultIsolation: configuration.defaultIsolation == .mainActor ? "MainActor" : nil,
                runsSamples: configuration.compile.run
            )
        }
    }

    struct Outcome: Sendable {
        /// The verdicts with what the compiler adds.
        var lessons: [JudgedLesson]
        /// About the whole course.
        var findings: [Diagnostic] = []
        /// Whether another check of the same samples would find the same.
        var isLasting = true
    }

    func check(_ lessons: [JudgedLesson]) async throws -> Outcome {
        guard lessons.contains(where: { !$0.verdicts.isEmpty }) else { return Outcome(lessons: lessons) }
        guard let compiler else { return Outcome(lessons: lessons, findings: [missingCompiler]) }
        let samples = lessons.map { lesson in
            zip(lesson.samples.snippets, lesson.verdicts).map { snippet, verdict in
                SampleCompiler.Sample(snippet: snippet, verdict: verdict)
            }
        }
        let outcome: SampleCompiler.Outcome
        do {
            outcome = try await compiler.verdicts(on: samples)
        } catch {
            return Outcome(lessons: lessons, findings: [unusableCompiler("\(error)")], isLasting: false)
        }
        let judged = zip(lessons, zip(outcome.verdicts, outcome.runs)).map { lesson, found in
            let (compilations, runs) = found
            var lesson = lesson
            lesson.dropAnatomies()
            for (index, compilation) in compilations.enumerated() {
                lesson.verdicts[index] = CompilationFindings.add(
                    compilation,
                    to: lesson.verdicts[index],
                    of: lesson.samples.snippets[index]
                )
            }
            for (index, run) in runs {
                lesson.verdicts[index] = RunFindings.add(
                    run,
                    to: lesson.verdicts[index],
                    of: lesson.samples.snippets[index]
                )
            }
            return lesson
        }
        return Outcome(lessons: judged, isLasting: outcome.isLasting)
    }

    private var missingCompiler: Diagnostic {
        Diagnostic(
            rule: .compilerMissing,
            severity: .note,
            message: LocalizedText(
                en: "the samples' types were not checked: there is no Swift compiler on this machine",
                es: "no se han comprobado los tipos de las muestras: no hay compilador de Swift en esta máquina"
            ),
            range: course,
            reason: LocalizedText(
                en: "syntax and rules were checked as always",
                es: "la sintaxis y las reglas se han comprobado como siempre"
            ),
            advice: LocalizedText(
                en:
                    "install Swift (https://www.swift.org/install) so that `swiftc` is in PATH, or set compile: {typecheck: false}",
                es:
                    "instala Swift (https://www.swift.org/install) para que `swiftc` esté en PATH, o pon compile: {typecheck: false}"
            )
        )
    }

    private func unusableCompiler(_ reason: String) -> Diagnostic {
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
