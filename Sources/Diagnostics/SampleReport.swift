/// The outcome of a sample, for tools that count: one for each checked sample.
public struct SampleReport: Sendable, Hashable {
    /// The verdict on whether a sample compiles.
    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// The compiler accepts everything in it that isn't marked as wrong.
        case compiles
        /// The compiler refuses it, or the part of it that is marked as wrong.
        case refused
        /// It uses names that nobody declares.
        case needsContext = "needs-context"
        /// It lists declarations without bodies, and their types are sound.
        case interface
        /// It is an excerpt, by its fence or because it leaves something out.
        case excerpt
        /// Swift's parser refuses it.
        case syntaxError = "syntax-error"
        /// The compiler's errors may be due to code that isn't shown, or to this machine.
        case undecided
        /// The compiler was asked, and has not answered.
        case unanswered
        /// The compiler was not asked.
        case notAsked = "not-asked"
    }

    /// The counts of the claims that comments make about a sample's run.
    public struct Claims: Sendable, Hashable, Codable {
        /// All claims.
        public var stated = 0
        /// The number of claims that hold.
        public var held = 0
        /// The number of false claims.
        public var broken = 0
        /// The number of claims that could not be judged.
        public var open = 0

        public init() {}
    }

    /// The range of the sample in its file, with its fences.
    public let range: SourceRange
    /// The range of its code in another file; nil if the code stands in the sample.
    public let source: SourceRange?
    /// The number of the sample in its file, counted from 1.
    public let ordinal: Int
    public let expectation: SnippetReference.Expectation
    public let verdict: Verdict
    /// The names that it needs, if its verdict is ``Verdict/needsContext``.
    public let missingNames: [String]
    /// True if the compiler accepts it with stand-ins for these names.
    public let restCompiles: Bool
    /// The evidence for the verdict.
    public let evidence: SnippetReference.Evidence
    /// The counts of its comments' claims; nil if it has none or if they weren't tested.
    public let claims: Claims?

    public init(
        range: SourceRange,
        source: SourceRange? = nil,
        ordinal: Int,
        expectation: SnippetReference.Expectation,
        verdict: Verdict,
        missingNames: [String],
        restCompiles: Bool = false,
        evidence: SnippetReference.Evidence,
        claims: Claims? = nil
    ) {
        self.range = range
        self.source = source
        self.ordinal = ordinal
        self.expectation = expectation
        self.verdict = verdict
        self.missingNames = missingNames
        self.restCompiles = restCompiles
        self.evidence = evidence
        self.claims = claims
    }
}

extension SampleReport {
    func renamingFiles(_ newPath: (String) -> String) -> SampleReport {
        SampleReport(
            range: SourceRange(path: newPath(range.path), bytes: range.bytes),
            source: source.map { SourceRange(path: newPath($0.path), bytes: $0.bytes) },
            ordinal: ordinal,
            expectation: expectation,
            verdict: verdict,
            missingNames: missingNames,
            restCompiles: restCompiles,
            evidence: evidence,
            claims: claims
        )
    }
}
