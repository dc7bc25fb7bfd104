import Diagnostics

/// What became of one sample.
public struct SnippetVerdict: Sendable {
    /// One of the stretches that a sample's markers split it into.
    public struct Segment: Sendable {
        /// From the marker's line to the end of what it governs, in the file.
        public internal(set) var range: SourceRange
        /// The same in the sample's own bytes.
        public let sliceRange: Range<Int>
        /// The marker, or else the fence.
        public internal(set) var marker: SourceRange?
        public let expectation: SnippetReference.Expectation
        /// What stands behind the verdict so far.
        public var evidence: SnippetReference.Evidence
        /// The rules that the stretch breaks, each once, in order of place.
        public let brokenRules: [RuleID]
        /// In a stretch that must be broken: what proves it. Not among ``SnippetVerdict/diagnostics``.
        public var proof: [Diagnostic]
        /// In a stretch that must be broken: the reason that its mark gives.
        public let reason: WrongReason
        /// In a stretch that must be broken: to be reported unless the compiler finds it broken too.
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
    /// In order of place; empty where nothing says what to expect.
    public var segments: [Segment]
    /// What is to be reported, in order of place.
    public var diagnostics: [Diagnostic]

    /// Those of ``Snippet/disabledRules`` that have kept a finding silent; the others are of no use to this sample.
    public var usedDisabledRules: Set<String>

    /// Whether the Swift parser accepts the sample in its shape.
    public let isParsed: Bool

    /// What `fails=` expects of the compiler, which only it can prove: names of its diagnostic groups, `compile-error` for
    /// any error, and phrases of its messages.
    public let compilerExpectations: [String]

    /// What `fails=` says in words: the compiler's, or the author's own, which no machine checks.
    public var reason: String? {
        let phrases = compilerExpectations.filter(ExpectedFailures.isPhrase)
        return phrases.isEmpty ? nil : phrases.joined(separator: ", ")
    }

    /// What stands behind the verdict on the whole sample.
    public var evidence: SnippetReference.Evidence

    /// Whether it compiles, as far as that is known.
    public var compilation = SampleReport.Verdict.notAsked
    /// What it needs to compile and nobody declares.
    public var missingNames: [String] = []

    /// What the sample writes when it is run; nil where it wasn't.
    public var output: String?
    /// Whether the output was compared with what the sample's comments say.
    public var comparesOutput = false

    /// A step of a check that was due, and was given up.
    public enum Omission: Sendable, CaseIterable {
        /// The compiler was asked, and has not answered.
        case types
        /// The sample was not run, or not to its end.
        case run
        /// The sample was not parsed, and so no rule has judged it.
        case rules

        /// What the finding is filed under that says why.
        public var rule: RuleID {
            switch self {
            case .types: .compileSkipped
            case .run: .runSkipped
            case .rules: .sampleUnchecked
            }
        }
    }

    /// What was given up.
    public var omissions: Set<Omission> = []

    /// Whether the compiler is to judge the sample, and nobody knows what it says: what only it could prove is then neither
    /// proven nor unproven.
    public private(set) var awaitsCompiler = false

    /// The verdict where nobody has asked the compiler, although the course wants it asked.
    public var awaitingCompiler: SnippetVerdict {
        var verdict = self
        verdict.awaitsCompiler = true
        for index in verdict.segments.indices { verdict.segments[index].unproven = nil }
        return verdict
    }

    /// Whether another machine judges the sample: of what is found here, nothing is reported.
    public private(set) var isJudgedElsewhere = false

    /// Leaves the sample to another machine.
    public mutating func leaveToOthers() {
        isJudgedElsewhere = true
        diagnostics = []
        for index in segments.indices { segments[index].unproven = nil }
    }

    /// What else was read from the sample's tree.
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
    /// The same verdict on the same sample elsewhere.
    ///
    /// - Parameters:
    ///   - range: where a place of the judged sample lies in the other file.
    ///   - diagnostic: a finding with all its places carried over in the same way.
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
