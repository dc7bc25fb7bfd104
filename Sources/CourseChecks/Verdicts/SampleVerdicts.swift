import Course
import Diagnostics
import Markdown
import SnippetSyntax
import Support

/// The verdicts on a lesson's samples.
package struct SampleVerdicts: Sendable {
    /// A sample that is marked as wrong in whole or in part.
    package struct Counterexample: Sendable, Hashable {
        /// The ordinal of the code block.
        package let block: Int
        /// The rules that it breaks to show how not to do it.
        package let rules: Set<RuleID>
    }

    private enum State {
        case known(
            byBlock: [Int: SnippetVerdict],
            hiddenDeclarations: [Int: HiddenDeclarations],
            diagnostics: [Diagnostic]
        )
        /// Findings that are known; everything else is worked out when somebody asks for it.
        case deferred(Lazy<SampleVerdicts>, diagnostics: [Diagnostic])
    }

    /// The contents, behind one reference: there are as many as lessons, and each edit in the preview copies them.
    private final class Contents: Sendable {
        let state: State
        let counterexamples: [Counterexample]

        init(_ state: State, _ counterexamples: [Counterexample]) {
            (self.state, self.counterexamples) = (state, counterexamples)
        }
    }

    private let contents: Contents

    /// The samples that break a rule, in the order of their blocks.
    package var counterexamples: [Counterexample] { contents.counterexamples }

    init(
        byBlock: [Int: SnippetVerdict] = [:],
        hiddenDeclarations: [Int: HiddenDeclarations] = [:],
        diagnostics: [Diagnostic] = []
    ) {
        let counterexamples: [Counterexample] = byBlock.sorted { $0.key < $1.key }.compactMap { block, verdict in
            let rules = Set(verdict.segments.filter { $0.expectation == .broken }.flatMap(\.brokenRules))
            return rules.isEmpty ? nil : Counterexample(block: block, rules: rules)
        }
        contents = Contents(
            .known(byBlock: byBlock, hiddenDeclarations: hiddenDeclarations, diagnostics: diagnostics),
            counterexamples
        )
    }

    /// - Parameters:
    ///   - counterexamples: the verdicts' counterexamples.
    ///   - diagnostics: the verdicts' findings.
    ///   - verdicts: called at most once.
    init(
        counterexamples: [Counterexample],
        diagnostics: [Diagnostic],
        verdicts: @escaping @Sendable () -> SampleVerdicts
    ) {
        contents = Contents(.deferred(Lazy(verdicts), diagnostics: diagnostics), counterexamples)
    }

    /// The verdicts, by the ordinal of the code block.
    package var byBlock: [Int: SnippetVerdict] {
        switch contents.state {
        case .known(let byBlock, _, _): byBlock
        case .deferred(let verdicts, _): verdicts.value.byBlock
        }
    }

    /// The hidden declarations that the samples need, by the ordinal of the code block; samples that need none are left out;
    /// empty if no pages are made.
    package var hiddenDeclarations: [Int: HiddenDeclarations] {
        switch contents.state {
        case .known(_, let declarations, _): declarations
        case .deferred(let verdicts, _): verdicts.value.hiddenDeclarations
        }
    }

    package var diagnostics: [Diagnostic] {
        switch contents.state {
        case .known(_, _, let diagnostics), .deferred(_, let diagnostics): diagnostics
        }
    }

    /// The uses that the finder found in the samples when they were judged, in the order of their blocks. A sample in which the
    /// page silences a rule shows nobody how to do it well.
    var uses: [(block: Int, use: UsageFinder.Use)] {
        byBlock.filter { !$0.value.facts.uses.isEmpty }.sorted { $0.key < $1.key }.flatMap { block, verdict in
            verdict.facts.uses.filter { $0.isCounterexample || verdict.usedDisabledRules.isEmpty }.map { (block, $0) }
        }
    }

    /// The skeleton of a Swift sample: its code without the parts that a translator may change.
    func skeleton(of block: CodeBlock) -> SampleSkeleton {
        byBlock[block.ordinal]?.facts.skeleton ?? SampleSkeleton(block.slice.bytes)
    }

    /// The same verdicts with other findings.
    func with(diagnostics: [Diagnostic]) -> SampleVerdicts {
        SampleVerdicts(byBlock: byBlock, hiddenDeclarations: hiddenDeclarations, diagnostics: diagnostics)
    }

    /// The same verdicts on a lesson that holds the same samples.
    func moved(by relocation: Relocation) -> SampleVerdicts {
        func moved<Value>(_ values: [Int: Value], _ transform: (Value) -> Value) -> [Int: Value] {
            values.reduce(into: [:]) { moved, entry in
                if let block = relocation.blocks[entry.key] { moved[block] = transform(entry.value) }
            }
        }
        return SampleVerdicts(
            byBlock: moved(byBlock) { relocation($0) },
            hiddenDeclarations: moved(hiddenDeclarations) { $0 },
            diagnostics: diagnostics.map { relocation($0) }
        )
    }
}
