import Diagnostics

/// The verdict on one sample.
public struct SnippetVerdict: Sendable {
    /// One of the segments that a sample's markers split it into.
    public struct Segment: Sendable {
        /// The range in the file, from the marker's line to the end of the code that the marker applies to.
        public internal(set) var range: SourceRange
        /// The same range in the sample's own bytes.
        public let sliceRange: Range<Int>
        /// The place of the marker, or else of the fence.
        public internal(set) var marker: SourceRange?
        public let expectation: SnippetReference.Expectation
        /// The evidence for the verdict so far.
        public var evidence: SnippetReference.Evidence
        /// The rules that the segment breaks, each once, in source order.
        public let brokenRules: [RuleID]
        /// The findings that prove a segment that must be broken; they are not among ``SnippetVerdict/diagnostics``.
        public var proof: [Diagnostic]
        /// The reason that the mark gives, in a segment that must be broken.
        public let reason: WrongReason
        /// The finding to be reported, in a segment that must be broken, unless the compiler finds it broken too.
        public var unproven: Diagnostic?

        package init(
            range: SourceRange,
            sliceRange: Range<Int>,
            marker: SourceRange?,
            expectation: SnippetReference.Expectation,
            evidence: SnippetReference.Evidence,
            brokenRules: [RuleID],
            proof: [Diagnostic],
            reason: WrongReason,
            unproven: Diagnostic?
        ) {
            (self.range, self.sliceRange, self.marker) = (range, sliceRange, marker)
            (self.expectation, self.evidence, self.brokenRules) = (expectation, evidence, brokenRules)
            (self.proof, self.reason, self.unproven) = (proof, reason, unproven)
        }
    }

    /// The sample's number in its document, counted from 1.
    public let ordinal: Int
    public let shape: SnippetShape
    /// The segments in source order; empty if nothing says what to expect.
    public var segments: [Segment]
    /// The findings to be reported, in source order.
    public var diagnostics: [Diagnostic]

    /// The rules of ``Snippet/disabledRules`` that have kept a finding silent; the others are of no use to this sample.
    public var usedDisabledRules: Set<String>

    /// True if the Swift parser accepts the sample in its shape.
    public let isParsed: Bool

    /// The expectations in `fails=` that only the compiler can prove: names of its diagnostic groups, `compile-error` for any
    /// error, and phrases of its messages.
    public let compilerExpectations: [String]

    /// The phrases in `fails=`, the compiler's or the author's own, which no machine checks; nil if there are none.
    public var reason: String? {
        let phrases = compilerExpectations.filter(ExpectedFailures.isPhrase)
        return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
    }

    /// The evidence for the verdict on the whole sample.
    public var evidence: SnippetReference.Evidence

    /// The result of compiling the sample, as far as it is known.
    public var compilation = SampleReport.Verdict.notAsked
    /// The names that the sample needs to compile and that nobody declares.
    public var missingNames: [String] = []
    /// True if the compiler accepts the sample with stand-ins for these names.
    public var restCompiles = false

    /// The output of the sample; nil if it wasn't run.
    public var output: String?
    /// True if the output was compared with the sample's comments.
    public var comparesOutput = false

    /// The counts of the claims that comments in the sample make about its run; nil if they weren't tested.
    public var claims: SampleReport.Claims?

    /// A step of a check that was due and was given up.
    public enum Omission: Sendable, CaseIterable {
        /// The compiler was asked, and has not answered.
        case types
        /// The sample was not run, or not to its end.
        case run
        /// The sample was not parsed, and so no rule has judged it.
        case rules

        /// The rule of the finding that says why the step was given up.
        public var rule: RuleID {
            switch self {
            case .types: .compileSkipped
            case .run: .runSkipped
            case .rules: .sampleUnchecked
            }
        }
    }

    /// The steps that were given up.
    public var omissions: Set<Omission> = []

    /// True if the compiler is to judge the sample and its answer is unknown: faults that only it could prove are then neither
    /// proven nor unproven.
    public private(set) var awaitsCompiler = false

    /// True if the sample is a piece of a longer text, such as one that several samples show together.
    public var isPiece = false

    /// True if the parser can't read the sample by itself and no finding calls that a fault: a template, gaps to be filled in, or
    /// half of a declaration. Nothing may be claimed of it.
    public var isUnread: Bool {
        guard !isParsed || isPiece, evidence != .types, evidence != .run else { return false }
        return !diagnostics.contains { $0.severity > .note } && !segments.contains { $0.expectation == .broken }
    }

    /// The verdict if nobody has asked the compiler, although the course wants it asked.
    public var awaitingCompiler: SnippetVerdict {
        var verdict = self
        verdict.awaitsCompiler = true
        for index in verdict.segments.indices { verdict.segments[index].unproven = nil }
        return verdict
    }

    /// True if another machine judges the sample: findings made here are not reported.
    public private(set) var isJudgedElsewhere = false

    /// Leaves the sample to another machine.
    public mutating func leaveToOthers() {
        isJudgedElsewhere = true
        diagnostics = []
        for index in segments.indices { segments[index].unproven = nil }
    }

    /// The other facts read from the sample's tree.
    public var facts = SampleFacts()

    package init(
        ordinal: Int,
        shape: SnippetShape,
        segments: [Segment] = [],
        diagnostics: [Diagnostic] = [],
        usedDisabledRules: Set<String> = [],
        isParsed: Bool,
        compilerExpectations: [String] = [],
        evidence: SnippetReference.Evidence,
        omissions: Set<Omission> = []
    ) {
        (self.ordinal, self.shape, self.segments, self.diagnostics) = (ordinal, shape, segments, diagnostics)
        (self.usedDisabledRules, self.isParsed) = (usedDisabledRules, isParsed)
        (self.compilerExpectations, self.evidence, self.omissions) = (compilerExpectations, evidence, omissions)
    }
}

extension SnippetVerdict {
    /// Returns the same verdict on the same sample elsewhere.
    ///
    /// - Parameters:
    ///   - range: returns the place in the other file for a place in the judged sample.
    ///   - diagnostic: returns a finding with all its places carried over in the same way.
    public func moved(range: (SourceRange) -> SourceRange, diagnostic: (Diagnostic) -> Diagnostic) -> SnippetVerdict {
        var copy = self
        copy.segments = segments.map { segment in
            var segment = segment
            segment.range = range(segment.range)
            segment.marker = segment.marker.map(range)
            segment.proof = segment.proof.map(diagnostic)
            segment.unproven = segment.unproven.map(diagnostic)
            return segment
        }
        copy.diagnostics = diagnostics.map(diagnostic)
        for index in facts.uses.indices { copy.facts.uses[index].range = range(facts.uses[index].range) }
        return copy
    }
}
