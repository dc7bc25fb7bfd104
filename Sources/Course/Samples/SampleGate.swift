import Diagnostics
import SnippetLint

/// Judges the samples of lessons by the rules that the course sets.
struct SampleGate: Sendable {
    private let linters: [String: SnippetLinter]
    private let fallback: SnippetLinter
    private let preamble: SourceFile?

    /// - Parameter preamble: the hidden declarations that every sample of the course may use.
    init(_ configuration: Configuration, preamble: SourceFile?) {
        let levels = configuration.rules.compactMapValues { RuleLevel(rawValue: $0.rawValue) }
        let isolation = LintConfiguration.DefaultIsolation(rawValue: configuration.defaultIsolation.rawValue)
        func linter(_ profile: Profile) -> SnippetLinter {
            SnippetLinter(
                LintConfiguration(profile: profile, levels: levels, defaultIsolation: isolation ?? .nonisolated)
            )
        }
        linters = Dictionary(uniqueKeysWithValues: Profile.builtIn.map { ($0.name, linter($0)) })
        fallback = linter(.modernState)
        self.preamble = preamble
    }

    /// The verdicts on a lesson's samples, and what is wrong with its choice of profile.
    func judge(_ lesson: Lesson) -> SampleVerdicts {
        let samples = LessonSamples(lesson.document, coursePreamble: preamble)
        guard !samples.blocks.isEmpty else { return SampleVerdicts() }
        let linter = linters[lesson.profile] ?? fallback
        let verdicts = linter.lint(lesson: samples.snippets).filter { $0.ordinal > 0 }
        let byBlock = Dictionary(zip(samples.blocks, verdicts)) { first, _ in first }
        let unknown = linters[lesson.profile] == nil ? [unknownProfile(lesson)] : []
        return SampleVerdicts(
            byBlock: byBlock,
            diagnostics: unknown + verdicts.flatMap { $0.diagnostics + $0.segments.compactMap(\.unproven) }
        )
    }

    private func unknownProfile(_ lesson: Lesson) -> Diagnostic {
        let names = linters.keys.sorted()
        let list = names.joined(separator: ", ")
        return Diagnostic(
            rule: "unknown-profile",
            severity: .error,
            message: LocalizedText(
                en: "there is no profile “\(lesson.profile)”: the samples are judged by modern-state",
                es: "no existe el perfil «\(lesson.profile)»: las muestras se juzgan con modern-state"
            ),
            range: lesson.file.range(0..<0),
            advice: NearMiss.suggestion(for: lesson.profile, among: names).map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            } ?? LocalizedText(en: "the profiles are: \(list)", es: "los perfiles son: \(list)")
        )
    }
}

/// What became of a lesson's samples.
public struct SampleVerdicts: Sendable {
    /// By the ordinal of the code block; empty where samples were not judged.
    public let byBlock: [Int: SnippetVerdict]
    public let diagnostics: [Diagnostic]

    init(byBlock: [Int: SnippetVerdict] = [:], diagnostics: [Diagnostic] = []) {
        self.byBlock = byBlock
        self.diagnostics = diagnostics
    }
}
