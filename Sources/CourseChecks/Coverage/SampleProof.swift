import Diagnostics
import SnippetSyntax

/// The state of a symbol's samples, taken together.
enum SampleProof: Sendable, Hashable {
    /// A sample is proven, and none is wrong.
    case proven
    /// A sample is wrong.
    case wrong
    /// Neither is known.
    case unjudged

    /// - Returns: nil if there are no samples.
    init?(_ verdicts: some Collection<SnippetVerdict>) {
        guard !verdicts.isEmpty else { return nil }
        let states = verdicts.map(Self.init(of:))
        self = states.contains(.wrong) ? .wrong : states.contains(.proven) ? .proven : .unjudged
    }

    /// Returns the state of the samples in several places; nil if there are none in any of them.
    static func joined(_ states: [SampleProof?]) -> SampleProof? {
        let known = states.compactMap(\.self)
        guard let first = known.first else { return nil }
        return known.contains(.wrong) ? .wrong : known.contains(.proven) ? .proven : first
    }

    private init(of verdict: SnippetVerdict) {
        switch verdict.compilation {
        case .compiles, .interface: self = .proven
        case .syntaxError: self = .wrong
        // A counterexample is to be refused.
        case .refused:
            let isMeant = verdict.segments.contains { $0.expectation == .broken && $0.unproven == nil }
            self = isMeant && !verdict.diagnostics.contains { $0.severity == .error } ? .proven : .wrong
        case .needsContext, .excerpt, .undecided, .unanswered, .notAsked: self = .unjudged
        }
    }
}
