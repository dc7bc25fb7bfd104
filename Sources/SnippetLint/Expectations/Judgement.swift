import Diagnostics
import SnippetSyntax

/// A judgement of a sample: the findings of the rules, weighed against what its author says of it.
struct Judgement {
    typealias Found = (rule: Rule, severity: Severity, finding: Finding)

    package let sample: ParsedSnippet
    let segmentation: Segmentation
    let levels: [RuleID: RuleLevel]
    let marks: MarkOfRight
    /// True if the lesson shows models with Observation.
    let teachesObservation: Bool

    /// True if a comment or the text says that a line, or the sample, isn't Swift, outside of marked segments too.
    private func isAnnounced(_ entry: Found) -> Bool {
        switch entry.rule.id {
        case .syntax where AnnouncedError.isBeside(entry.finding.range.lowerBound, in: sample.bytes): true
        case .syntax, .smartQuotes:
            AnnouncedError.isSaidOfAll(in: sample.snippet.prose)
                || AnnouncedError.isLabelledWrong(in: sample.snippet.prose)
        default: false
        }
    }

    func verdict(on found: [Found]) -> SnippetVerdict {
        let outweighed = outweighed(by: found)
        let suppressions = Suppression.all(in: sample)
        var usedSuppressions: Set<Int> = []
        var usedDisabledRules: Set<String> = []
        var bySegment: [[Found]] = Array(repeating: [], count: segmentation.segments.count)
        var outside: [Found] = []
        for var entry in found.sorted(by: Self.inOrder) {
            let disabled = sample.snippet.disabledRules.intersection([entry.rule.id.rawValue, "all"])
            guard disabled.isEmpty else {
                usedDisabledRules.formUnion(disabled)
                continue
            }
            let offset = entry.finding.range.lowerBound
            let covering = suppressions.indices.filter { suppressions[$0].covers(entry.rule.id, at: offset) }
            guard covering.isEmpty else {
                usedSuppressions.formUnion(covering)
                continue
            }
            let segment = segmentation.segment(at: offset)
            let mustBreak = segment.map { segmentation.segments[$0].expectation == .broken } ?? false
            guard mustBreak || (levels[entry.rule.id] != .off && !entry.finding.isOnlyProof) else { continue }
            let isRight = segment.map { segmentation.segments[$0].expectation == .valid } ?? false
            let isNamed = sample.snippet.expectedFailures.contains(entry.rule.id.rawValue)
            if entry.finding.needsMark, !isRight, !isNamed { continue }
            if let segment, segmentation.segments[segment].expectation == .valid,
                entry.finding.yieldsToMark || outweighed[segment].contains(entry.rule.id)
            {
                // A safe fix is still offered, as a hint
                guard entry.severity > .note, entry.rule.fixability == .safe, !entry.finding.edits.isEmpty else {
                    continue
                }
                entry.severity = .note
            }
            if let segment {
                // A mark of right says that the sample is Swift.
                let isValid = segmentation.segments[segment].expectation == .valid
                if isValid, entry.rule.id == .notSwift, entry.severity == .warning { entry.severity = .error }
                bySegment[segment].append(entry)
            } else if !isAnnounced(entry) {
                outside.append(entry)
            }
        }
        let expectations = ExpectationCheck(sample: sample, levels: levels)
        var diagnostics = outside.map { Self.diagnostic($0, in: sample, expectation: .none) }
        var segments: [SnippetVerdict.Segment] = []
        let expected = sample.snippet.expectedFailures
        for (segment, entries) in zip(segmentation.segments, bySegment) {
            let isBroken = segment.expectation == .broken
            let reason = WrongReason(segment.marker.map { sample.text(in: $0) } ?? "")
            // A slip in a sample that is to show another fault is an error as anywhere else.
            let isSlip = isBroken && expected.isEmpty && !reason.mayBeSyntax
            let slips = entries.filter { isSlip && Self.ofSyntax.contains($0.rule.id) }
            diagnostics += slips.map { Self.diagnostic($0, in: sample, expectation: .none) }
            let own = entries.filter { !isSlip || !Self.ofSyntax.contains($0.rule.id) }
                .map { Self.diagnostic($0, in: sample, expectation: segment.expectation) }
            if !isBroken {
                diagnostics += own
            } else if !expected.isEmpty {
                // With fails=, findings that it doesn't name are as unexpected as anywhere else
                diagnostics += own.filter { !expected.contains($0.rule.rawValue) && $0.severity > .note }
            }
            if segment.expectation == .valid, let broken = expectations.validBroken(segment, by: own) {
                diagnostics.append(broken)
            }
            segments.append(
                SnippetVerdict.Segment(
                    range: sample.snippet.source.range(segment.range),
                    sliceRange: segment.range,
                    marker: segment.marker.map { sample.snippet.source.range($0) } ?? sample.snippet.fenceRange,
                    expectation: segment.expectation,
                    evidence: sample.syntaxFaults.isEmpty ? .lint : .syntax,
                    brokenRules: own.map(\.rule).uniqued(),
                    proof: isBroken ? own.map { $0.with(severity: .note) } : [],
                    reason: reason,
                    // A segment with errors of syntax can't be judged.
                    unproven: isBroken && own.isEmpty && slips.isEmpty && expected.isEmpty
                        ? expectations.unproven(segment) : nil
                )
            )
        }
        diagnostics += expectations.missingFailures(segments)
        // Expectations are judged last: a comment that disables their rules never counts as unused
        usedDisabledRules.formUnion(sample.snippet.disabledRules.intersection(ExpectationCheck.rules))
        diagnostics += UnusedSuppressionRule.diagnostics(
            suppressions,
            used: usedSuppressions,
            in: sample,
            level: levels[.unusedSuppression] ?? .off
        )
        var verdict = SnippetVerdict(
            ordinal: sample.snippet.ordinal,
            shape: sample.shape,
            segments: segments,
            diagnostics: diagnostics.sortedForReport(),
            usedDisabledRules: usedDisabledRules,
            isParsed: sample.syntaxFaults.isEmpty,
            compilerExpectations: expected.filter(CompilerExpectation.isOne),
            evidence: sample.syntaxFaults.isEmpty ? .lint : .syntax
        )
        verdict.isPiece = sample.isContinued
        return verdict
    }

    private static let ofSyntax: Set<RuleID> = [.syntax, .unbalancedFence]

    /// Returns, for each segment, the rules that its mark outweighs.
    private func outweighed(by found: [Found]) -> [Set<RuleID>] {
        var rules: [Set<RuleID>] = Array(repeating: [], count: segmentation.segments.count)
        guard !found.isEmpty, segmentation.segments.contains(where: { $0.expectation == .valid }) else { return rules }
        for entry in found {
            guard let segment = segmentation.segment(at: entry.finding.range.lowerBound) else { continue }
            rules[segment].insert(entry.rule.id)
        }
        let wrong = zip(segmentation.segments, rules).filter { $0.0.expectation == .broken }
            .reduce(into: Set<RuleID>()) { $0.formUnion($1.1) }
        // The wrong half uses the old API too: then the sample isn't about which API to use
        let isOldBesideOld = !wrong.isDisjoint(with: MarkOfRight.oldObservation)
        return zip(segmentation.segments, rules).map { segment, own in
            guard segment.expectation == .valid else { return [] }
            let mark = segment.marker.map { sample.text(in: $0) } ?? ""
            let outweighed = marks.outweighed(by: mark, teachesObservation: teachesObservation && !isOldBesideOld)
            // Rules that both halves break don't tell them apart, if the wrong half breaks another rule
            let shared = wrong.isSubset(of: own) ? [] : wrong.intersection(own).intersection(marks.unchosen)
            return outweighed.union(shared)
        }
    }

    private static func inOrder(_ left: Found, _ right: Found) -> Bool {
        let (first, second) = (left.finding.range, right.finding.range)
        return (first.lowerBound, first.upperBound, left.rule.id) < (
            second.lowerBound, second.upperBound, right.rule.id
        )
    }

    static func diagnostic(
        _ entry: Found,
        in sample: ParsedSnippet,
        expectation: SnippetReference.Expectation
    ) -> Diagnostic {
        let about = entry.rule.about
        let source = sample.snippet.source
        // After an error of syntax an edit may miss its place; edits of damage repair the error itself.
        let isSound = sample.syntaxFaults.isEmpty || entry.rule.group == .damage
        let isFixable = entry.rule.fixability == .safe && expectation != .broken && isSound
        return Diagnostic(
            rule: entry.rule.id,
            severity: entry.severity,
            message: entry.finding.message.map { LocalizedText(en: $0.en, es: $0.es) } ?? about.what,
            range: source.range(entry.finding.range),
            reason: about.why,
            advice: entry.finding.advice.map { LocalizedText(en: $0.en, es: $0.es) } ?? about.instead,
            fixes: isFixable
                ? entry.finding.edits.map { Fix(range: source.range($0.range), replacement: $0.replacement) } : [],
            snippet: SnippetReference(
                ordinal: sample.snippet.ordinal,
                expectation: expectation,
                evidence: entry.rule.group == .samples ? .syntax : .lint
            )
        )
    }
}

extension Diagnostic {
    package func with(severity: Severity) -> Diagnostic {
        var copy = self
        copy.severity = severity
        return copy
    }
}

extension Sequence where Element: Hashable {
    /// Returns each element once, at its first place.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
