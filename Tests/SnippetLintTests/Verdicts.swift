import Diagnostics

@testable import SnippetLint

/// The verdict on a single sample that is a file of its own.
func verdict(
    _ code: String,
    profile: Profile = .modernState,
    levels: [String: RuleLevel] = [:],
    fails: [String] = [],
    isExcerpt: Bool = false
) -> SnippetVerdict {
    let file = SourceFile(path: "lesson.md", text: code)
    let snippet = Snippet(
        ordinal: 1,
        source: SourceSlice(file),
        expectedFailures: fails,
        fenceRange: file.range(0..<0),
        isExcerpt: isExcerpt
    )
    let verdicts = SnippetLinter(LintConfiguration(profile: profile, levels: levels)).lint(lesson: [snippet])
    return verdicts[0]
}

extension SnippetVerdict {
    var rules: [String] { diagnostics.map(\.rule) }
}
