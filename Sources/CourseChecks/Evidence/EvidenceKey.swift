import Course
import CourseConfiguration
import SnippetCompiler
import SnippetSyntax
import Support

/// The question to the compiler as a hash: the samples that are compiled together, the verdicts wanted of each, and the course's
/// compile settings.
///
/// The answers depend on more than that. Declarations that samples borrow from earlier lessons and from packages are not part of
/// the key, so that a change there leaves a lesson's answers standing until a check compares them.
struct EvidenceKey: Sendable {
    private let settings: [String]
    private let runsSamples: Bool

    /// - Parameter language: the language mode that samples are compiled in; nil if none is set.
    init(_ configuration: Configuration, language: String?) {
        let compile = configuration.compile
        runsSamples = compile.run
        settings = [
            "glosa evidence 1", "\(configuration.defaultIsolation)", language ?? "",
            compile.platform.rawValue, "\(compile.run)", "\(compile.packages.isEmpty)",
            compile.products.sorted().joined(separator: "\n"),
        ]
    }

    /// Returns true if a sample is run.
    func isRun(_ snippet: Snippet) -> Bool { runsSamples && snippet.isRun && !snippet.isExcerpt }

    /// - Parameters:
    ///   - group: samples that are compiled together.
    ///   - platform: the lesson's platform; nil: the course's.
    func text(of group: [CompilerQuestion.Item], for platform: SamplePlatform?) -> String {
        var hash = SHA256()
        func add(_ bytes: some Collection<UInt8>) {
            // The length tells two texts side by side from one.
            hash.add(Array("\(bytes.count) ".utf8))
            hash.add(bytes)
        }
        for setting in settings { add(setting.utf8) }
        if let platform { add(platform.rawValue.utf8) }
        for item in group {
            let snippet = item.sample.snippet
            let segments = item.role == .lent ? [] : item.sample.verdict.segments
            add(snippet.source.bytes)
            let asked =
                "\(snippet.isExcerpt) \(snippet.isRun) \(snippet.isPreamble) \(snippet.expectation) \(item.needsEvidence) "
                + segments.map { "\($0.sliceRange) \($0.expectation)" }.joined(separator: " ")
            add(asked.utf8)
        }
        return hash.text
    }
}
