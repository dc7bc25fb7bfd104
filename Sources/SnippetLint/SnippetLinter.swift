import Diagnostics
import SnippetSyntax
import Support
import SwiftSamples

/// A linter that judges the samples of a lesson by the rules of a configuration.
///
/// A value that can be shared by tasks; the same lesson gives the same verdicts.
public struct SnippetLinter: Sendable {
    public let configuration: LintConfiguration
    /// The rules that run on every sample.
    private let table: CheckTable
    /// The same rules, and those that only give the reason why a sample marked as wrong is wrong.
    private let tableWithProof: CheckTable
    private let levels: [RuleID: RuleLevel]
    private let marks: MarkOfRight

    public init(_ configuration: LintConfiguration = LintConfiguration()) {
        self.configuration = configuration
        let all = RuleCatalogue.all.map { (rule: $0, level: configuration.level(of: $0)) }
        levels = Dictionary(all.map { ($0.rule.id, $0.level) }, uniquingKeysWith: { first, _ in first })
        marks = MarkOfRight(configuration)
        let asked = all.filter { !$0.rule.checks.isEmpty }
        table = CheckTable(asked.filter { $0.level != .off })
        tableWithProof = CheckTable(asked.filter { $0.level != .off || configuration.asksForProofOnly($0.rule) })
    }

    /// Returns the verdicts on a lesson's samples, in their order.
    ///
    /// - Parameters:
    ///   - lesson: all Swift samples of one document, preambles too: rules that need more than one sample look for
    ///     declarations in all of them, and nowhere else.
    ///   - facts: the other facts to read from the samples' trees.
    ///   - finder: the patterns to look for in the samples as well; nil for none.
    public func lint(
        lesson: [Snippet],
        reading facts: SampleFacts.Kinds = [],
        finding finder: UsageFinder? = nil
    ) -> [SnippetVerdict] {
        let samples = SnippetParser.parse(lesson: lesson)
        let outlines = samples.map(Outline.init)
        let index = DeclarationIndex(samples: samples, outlines: outlines)
        let uses = finder?.uses(in: samples, outlines)
        // A lesson with too much code is reported once.
        let tooMuch = samples.firstIndex { $0.refusal?.reason == .sizeOfLesson }
        var verdicts = samples.indices.map { number in
            var verdict = judge(samples[number], outline: outlines[number], lesson: index)
            if samples[number].refusal?.reason == .sizeOfLesson, number != tooMuch { verdict.diagnostics = [] }
            verdict.facts = SampleFacts(facts, of: samples[number])
            verdict.facts.uses = uses?[number] ?? []
            return verdict
        }
        OldSpelling.sumUp(&verdicts, of: samples)
        return verdicts
    }

    /// Returns the finding that a comment switches off a rule for nothing, or a rule that doesn't exist.
    ///
    /// - Parameters:
    ///   - rule: the name in the comment, or `all`.
    ///   - range: the place of the name.
    /// - Returns: nil if the rule on unused suppressions is off.
    public func unusedSuppression(of rule: String, at range: SourceRange) -> Diagnostic? {
        UnusedSuppressionRule.diagnostic(of: rule, at: range, level: levels[.unusedSuppression] ?? .off)
    }

    private func judge(_ sample: ParsedSnippet, outline: Outline, lesson: DeclarationIndex) -> SnippetVerdict {
        guard !sample.snippet.isPreamble else {
            return SnippetVerdict(
                ordinal: sample.snippet.ordinal,
                shape: sample.shape,
                isParsed: sample.isParsed,
                evidence: .syntax
            )
        }
        let context = RuleContext(sample: sample, outline: outline, lesson: lesson, configuration: configuration)
        guard sample.refusal == nil else {
            let found = table.refusals(in: context).map { rule, finding in
                (rule: rule.rule, severity: rule.level.severity ?? .note, finding: finding)
            }
            return Judgement.refused(sample, found: found)
        }
        let segmentation = Segmentation(of: sample)
        let mustBreak = segmentation.segments.contains { $0.expectation == .broken }
        let table = mustBreak ? tableWithProof : self.table
        let isMeant = !sample.isParsed && AnnouncedPiece.isMeant(sample)
        let isForm = sample.snippet.source.bytes.contains(bytes: "<#".utf8)
        var found = table.findings(in: context).map { entry in
            let level = table.rules[entry.rule].level.severity ?? .note
            let rule = table.rules[entry.rule].rule
            // A sample with `<#…#>` to be filled in is no code yet.
            let isOfParser = [.syntax, .unbalancedFence].contains(rule.id)
            let most = isOfParser && isForm ? .note : isOfParser && isMeant ? .warning : entry.finding.atMost ?? level
            return (rule: rule, severity: min(most, level), finding: entry.finding)
        }
        if sample.remark?.isForeign == true {
            // Rules on Swift don't apply to a sample that isn't Swift.
            found.removeAll { $0.rule.id != .notSwift && $0.rule.group != .damage }
        } else if !sample.isParsed {
            let damage = found.filter { $0.rule.group == .damage && $0.rule.fixability == .safe }.flatMap(
                \.finding.edits
            )
            let isMended = sample.isMended(by: damage)
            let lines = Set(damage.map { sample.lineStart(at: $0.range.lowerBound) })
            found.removeAll { entry in
                [.syntax, .unbalancedFence].contains(entry.rule.id)
                    && (isMended || lines.contains(sample.lineStart(at: entry.finding.range.lowerBound)))
            }
        }
        return Judgement(
            sample: sample,
            segmentation: segmentation,
            levels: levels,
            marks: marks,
            teachesObservation: lesson.teachesObservation
        ).verdict(on: found)
    }
}
