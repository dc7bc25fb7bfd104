import Diagnostics
import SnippetLint
import SnippetSyntax
import SwiftHighlighting
import TestSupport

/// Judges a Swift sample, mends it and colours it.
func faultInSample(_ bytes: [UInt8], _ linter: SnippetLinter) -> String? {
    let (verdict, findings) = judge(bytes, linter)
    if let fault = FindingCheck.fault(in: findings, about: bytes) { return fault }
    let ranges = verdict.segments.flatMap { [$0.range, $0.marker].compactMap(\.self) }
    if let fault = ranges.lazy.compactMap({ FindingCheck.fault(in: $0.bytes, of: bytes) }).first { return fault }
    if isTriedTwice(bytes), judge(bytes, linter).findings != findings {
        return "the same sample gets two different verdicts"
    }
    if findings.contains(where: { !$0.fixes.isEmpty }) {
        let mended = FixApplier.apply(findings, to: bytes)
        if let place = UTF8Check.firstFault(in: mended) { return "mended, it is no UTF-8 at byte \(place)" }
    }
    _ = SampleSkeleton(bytes)
    return faultInColours(bytes)
}

func judge(_ bytes: [UInt8], _ linter: SnippetLinter) -> (verdict: SnippetVerdict, findings: [Diagnostic]) {
    let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "lesson.md", bytes: bytes)))
    let verdict = linter.lint(lesson: [snippet])[0]
    let ofSegments = verdict.segments.flatMap { $0.proof + [$0.unproven].compactMap(\.self) }
    return (verdict, verdict.diagnostics + ofSegments)
}

func faultInColours(_ bytes: [UInt8]) -> String? {
    var end = 0
    for token in HighlightedTokens(in: bytes).tokens {
        if token.bytes.lowerBound < end { return "coloured stretches overlap at byte \(end)" }
        if let fault = FindingCheck.fault(in: token.bytes, of: bytes) { return "a coloured stretch: \(fault)" }
        end = token.bytes.upperBound
    }
    return nil
}
