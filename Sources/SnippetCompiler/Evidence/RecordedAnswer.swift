import Diagnostics
import SnippetSyntax

/// The compiler's verdict on a sample, and the output of its run, in a form that is committed with a course.
///
/// Only settled samples have one: not those for which the compiler hasn't answered, or whose run may end otherwise another time.
public struct RecordedAnswer: Codable, Sendable, Hashable {
    /// One part of a ``CompilationVerdict``.
    struct Outcome: Codable, Sendable, Hashable {
        enum Kind: String, Codable, Sendable { case passes, fails, needsContext, passesGiven, undecided }

        var kind: Kind
        var names: [String]?
        var errors: [Message]?
    }

    /// An error or a warning, with its byte range in the sample.
    struct Message: Codable, Sendable, Hashable {
        var from: Int
        var to: Int
        var text: String
        var group: String?
        var isWarning: Bool?
        var isOfMode: Bool?
        var isSure: Bool?
        var isOfLoan: Bool?
        var former: FormerName?
    }

    public struct Run: Codable, Sendable, Hashable {
        /// The exit status; nil if the program ended well.
        var status: Int?
        var output: String
    }

    var rest: Outcome
    var segments: [Outcome]?
    var warnings: [[Message]]?
    var isInterface: Bool?
    var knowsAllNames: Bool?
    var deprecations: [Message]?
    var conditions: [String: String]?
    public private(set) var run: Run?
    /// The compiler of this answer; nil if it is the same as that of the other answers.
    public var toolchain: String?

    /// - Parameter isRun: True if the sample asks to be run, and samples are run.
    /// - Returns: Nil if the verdict or the run isn't settled.
    public init?(_ verdict: CompilationVerdict, run: RunOutcome?, isRun: Bool) {
        guard verdict.failure == nil else { return nil }
        self.init(verdict)
        switch run?.ending {
        case .success: self.run = Run(output: run?.output ?? "")
        case .exit(let status): self.run = Run(status: status, output: run?.output ?? "")
        case nil where !isRun: break
        default: return nil
        }
    }

    init(rest: Outcome, segments: [Outcome]?, warnings: [[Message]]?, isInterface: Bool?, knowsAllNames: Bool?) {
        (self.rest, self.segments, self.warnings) = (rest, segments, warnings)
        (self.isInterface, self.knowsAllNames) = (isInterface, knowsAllNames)
    }

    /// Creates an answer with the compiler's verdict alone, without a run.
    init(_ verdict: CompilationVerdict) {
        rest = Outcome(verdict.rest)
        segments = verdict.segments.isEmpty ? nil : verdict.segments.map(Outcome.init)
        warnings = verdict.warnings.allSatisfy(\.isEmpty) ? nil : verdict.warnings.map { $0.map(Message.init) }
        isInterface = verdict.isInterface ? true : nil
        knowsAllNames = verdict.knowsAllNames ? true : nil
        deprecations = verdict.deprecations.isEmpty ? nil : verdict.deprecations.map(Message.init)
        conditions = verdict.conditions.isEmpty ? nil : verdict.conditions
    }

    /// Returns the verdict on a sample; nil if the answer can't belong to that sample.
    ///
    /// - Parameter count: The sample's number of segments.
    public func verdict(on snippet: Snippet, segments count: Int) -> CompilationVerdict? {
        let (segments, warnings) = (segments ?? [], warnings ?? Array(repeating: [], count: count))
        guard segments.count == count, warnings.count == count,
            // Each name and each error occupies at least one byte of the sample.
            ([rest] + segments).allSatisfy({ $0.amount <= snippet.source.bytes.count }),
            (warnings + [deprecations ?? []]).allSatisfy({ $0.count <= snippet.source.bytes.count })
        else { return nil }
        let parts = ([rest] + segments).map { $0.outcome(in: snippet) }
        guard let rest = parts[0], parts.allSatisfy({ $0 != nil }) else { return nil }
        let found = warnings.map { $0.compactMap { $0.error(in: snippet) } }
        return CompilationVerdict(
            rest: rest,
            segments: parts.dropFirst().compactMap(\.self),
            warnings: found,
            failure: nil,
            isInterface: isInterface ?? false,
            knowsAllNames: knowsAllNames ?? false,
            deprecations: (deprecations ?? []).compactMap { $0.error(in: snippet) },
            conditions: (conditions ?? [:]).mapValues(ControlCharacters.replaced)
        )
    }

    /// The outcome of the sample's run; nil if there is none.
    public var outcome: RunOutcome? {
        run.map { RunOutcome($0.status.map(RunOutcome.Ending.exit) ?? .success, output: $0.output) }
    }

    /// True if the answers of two compilers agree on which parts pass, which names are missing, and what the program writes. The
    /// texts of their errors may differ.
    public func agrees(with other: RecordedAnswer) -> Bool {
        func isSame(_ one: Outcome, _ other: Outcome) -> Bool { one.kind == other.kind && one.names == other.names }
        let (own, others) = ([rest] + (segments ?? []), [other.rest] + (other.segments ?? []))
        return own.count == others.count && zip(own, others).allSatisfy(isSame) && run == other.run
    }
}

extension RecordedAnswer.Outcome {
    init(_ outcome: CompilationVerdict.Outcome) {
        switch outcome {
        case .passes: self.init(kind: .passes)
        case .fails(let errors): self.init(kind: .fails, errors: errors.map(RecordedAnswer.Message.init))
        case .needsContext(let names, let errors):
            let messages = errors.map(RecordedAnswer.Message.init)
            self.init(kind: .needsContext, names: names, errors: messages.isEmpty ? nil : messages)
        case .passesGiven(let names): self.init(kind: .passesGiven, names: names)
        case .undecided: self.init(kind: .undecided)
        }
    }

    /// The number of names or errors, whichever is larger.
    fileprivate var amount: Int { max(names?.count ?? 0, errors?.count ?? 0) }

    func outcome(in snippet: Snippet) -> CompilationVerdict.Outcome? {
        let found = (errors ?? []).map { $0.error(in: snippet) }
        guard found.allSatisfy({ $0 != nil }) else { return nil }
        let errors = found.compactMap(\.self)
        let names = names.map { $0.map(ControlCharacters.replaced) }
        switch kind {
        case .passes: return .passes
        case .fails: return errors.isEmpty ? nil : .fails(errors)
        case .needsContext: return .needsContext(names ?? [], errors)
        case .passesGiven: return names.flatMap { $0.isEmpty ? nil : .passesGiven($0) }
        case .undecided: return .undecided
        }
    }
}

extension RecordedAnswer.Message {
    init(_ error: CompilerError) {
        self.init(
            from: error.sliceRange.lowerBound,
            to: error.sliceRange.upperBound,
            text: error.message,
            group: error.group,
            isWarning: error.isWarning ? true : nil,
            isOfMode: error.isOfMode ? true : nil,
            isSure: error.isSure ? true : nil,
            isOfLoan: error.isOfLoan ? true : nil,
            former: error.former
        )
    }

    func error(in snippet: Snippet) -> CompilerError? {
        guard from >= 0, from <= to, to <= snippet.source.bytes.count else { return nil }
        return CompilerError(
            range: snippet.source.range(from..<to),
            sliceRange: from..<to,
            message: ControlCharacters.replaced(text),
            group: group.map(ControlCharacters.replaced),
            isWarning: isWarning ?? false,
            isOfMode: isOfMode ?? false,
            isSure: isSure ?? false,
            isOfLoan: isOfLoan ?? false,
            former: former?.cleaned
        )
    }
}
