import Diagnostics
import SnippetLint
import Support

/// What became of a lesson's samples.
public struct SampleVerdicts: Sendable {
    /// A sample that is marked as wrong in whole or in part.
    public struct Counterexample: Sendable, Hashable {
        /// The ordinal of the code block.
        public let block: Int
        /// The rules it breaks to show how not to do it.
        public let rules: Set<RuleID>
    }

    private enum State {
        case known(byBlock: [Int: SnippetVerdict], diagnostics: [Diagnostic])
        /// Worked out when somebody asks.
        case deferred(Lazy<SampleVerdicts>)
    }

    /// All of it, behind one reference: there are as many as lessons, and they are copied with each edit in the preview.
    private final class Contents: Sendable {
        let state: State
        let counterexamples: [Counterexample]

        init(_ state: State, _ counterexamples: [Counterexample]) {
            (self.state, self.counterexamples) = (state, counterexamples)
        }
    }

    private let contents: Contents

    /// In the order of their blocks; those that break a rule.
    public var counterexamples: [Counterexample] { contents.counterexamples }

    init(byBlock: [Int: SnippetVerdict] = [:], diagnostics: [Diagnostic] = []) {
        let counterexamples: [Counterexample] = byBlock.sorted { $0.key < $1.key }.compactMap { block, verdict in
            let rules = Set(verdict.segments.filter { $0.expectation == .broken }.flatMap(\.brokenRules))
            return rules.isEmpty ? nil : Counterexample(block: block, rules: rules)
        }
        contents = Contents(.known(byBlock: byBlock, diagnostics: diagnostics), counterexamples)
    }

    /// - Parameters:
    ///   - counterexamples: those of the verdicts.
    ///   - verdicts: asked for at most once.
    init(counterexamples: [Counterexample], verdicts: @escaping @Sendable () -> SampleVerdicts) {
        contents = Contents(.deferred(Lazy(verdicts)), counterexamples)
    }

    /// By the ordinal of the code block.
    public var byBlock: [Int: SnippetVerdict] {
        switch contents.state {
        case .known(let byBlock, _): byBlock
        case .deferred(let verdicts): verdicts.value.byBlock
        }
    }

    public var diagnostics: [Diagnostic] {
        switch contents.state {
        case .known(_, let diagnostics): diagnostics
        case .deferred(let verdicts): verdicts.value.diagnostics
        }
    }

    /// The same verdicts on a lesson that holds the same samples.
    ///
    /// - Parameter blocks: which code blocks the samples are in the judged lesson, and in the other.
    func moved(by relocation: Relocation, from blocks: [Int], to newBlocks: [Int]) -> SampleVerdicts {
        let old = self.byBlock
        let byBlock = zip(blocks, newBlocks).reduce(into: [:]) { result, pair in
            result[pair.1] = old[pair.0].map { relocation($0) }
        }
        return SampleVerdicts(byBlock: byBlock, diagnostics: diagnostics.map { relocation($0) })
    }
}
