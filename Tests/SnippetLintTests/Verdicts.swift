import Diagnostics
import TestSupport

@testable import SnippetLint
@testable import SnippetSyntax

/// The verdict on a single sample that is a file of its own.
func verdict(
    _ code: String,
    profile: Profile = .modernState,
    levels: [RuleID: RuleLevel] = [:],
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
    var rules: [RuleID] { diagnostics.map(\.rule) }
}

/// What is wrong with the places in the verdict on a sample, or nil.
func fault(in code: String) -> String? {
    let verdict = verdict(code)
    let bytes = Array(code.utf8)
    let proofs = verdict.segments.flatMap { $0.proof + [$0.unproven].compactMap(\.self) }
    if let fault = FindingCheck.fault(in: verdict.diagnostics + proofs, about: bytes) { return fault }
    let ranges = verdict.segments.flatMap { [$0.range, $0.marker].compactMap(\.self) }
    return ranges.lazy.compactMap { FindingCheck.fault(in: $0.bytes, of: bytes) }.first
}
