/// What became of a sample, for those who count: one for each sample that was looked at.
public struct SampleReport: Sendable, Hashable {
    /// What is known of whether a sample compiles.
    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// The compiler accepts all of it that isn't marked as wrong.
        case compiles
        /// The compiler refuses it, or what of it is marked as wrong.
        case refused
        /// It uses what nobody declares.
        case needsContext = "needs-context"
        /// It lists declarations without bodies, and their types are sound.
        case interface
        /// It is a piece, by its fence or by what it leaves out.
        case excerpt
        /// Swift's parser refuses it.
        case syntaxError = "syntax-error"
        /// What the compiler says may come of what isn't shown, or of this machine.
        case undecided
        /// The compiler was asked, and has not answered.
        case unanswered
        /// The compiler was not asked.
        case notAsked = "not-asked"
    }

    /// The sample as it stands in its file, fences and all.
    public let range: SourceRange
    /// Where its code stands, if that is another file.
    public let source: SourceRange?
    /// Its number in its file, counted from 1.
    public let ordinal: Int
    public let expectation: SnippetReference.Expectation
    public let verdict: Verdict
    /// What it needs, where that is its verdict.
    public let missingNames: [String]
    /// What stands behind the verdict.
    public let evidence: SnippetReference.Evidence

    public init(
        range: SourceRange,
        source: SourceRange? = nil,
        ordinal: Int,
        expectation: SnippetReference.Expectation,
        verdict: Verdict,
        missingNames: [String],
        evidence: SnippetReference.Evidence
    ) {
        self.range = range
        self.source = source
        self.ordinal = ordinal
        self.expectation = expectation
        self.verdict = verdict
        self.missingNames = missingNames
        self.evidence = evidence
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
            evidence: evidence
        )
    }
}
