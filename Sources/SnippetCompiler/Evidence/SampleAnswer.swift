import FileSystem
import SnippetSyntax

/// The verdict on a sample and the outcome of its run, kept for commands that neither compile nor run it.
///
/// Unlike a ``RecordedAnswer`` it also holds what belongs to this machine's compiler: that a sample exceeds the time limit, that
/// the program crashed.
public struct SampleAnswer: Sendable, Hashable {
    private let answer: RecordedAnswer
    private let failure: CompilerFailure?
    private let run: RunOutcome?
    /// True if the run has no outcome that follows from the sample: it was stopped at a limit, or skipped.
    public let hasOpenRun: Bool

    /// - Returns: Nil if the compiler may answer otherwise another time.
    public init?(_ verdict: CompilationVerdict, run: RunOutcome?) {
        guard verdict.failure?.isLasting ?? true else { return nil }
        answer = RecordedAnswer(verdict)
        failure = verdict.failure
        let isKept = run.map(\.isKept) ?? true
        self.run = isKept ? run : nil
        hasOpenRun = !isKept
    }

    /// Returns the verdict on a sample; nil if the answer can't belong to that sample.
    ///
    /// - Parameter count: The sample's number of segments.
    public func verdict(on snippet: Snippet, segments count: Int) -> CompilationVerdict? {
        var verdict = answer.verdict(on: snippet, segments: count)
        verdict?.failure = failure
        return verdict
    }

    /// The outcome of the sample's run; nil if there is none that follows from the sample.
    public var outcome: RunOutcome? { run }
}

extension RunOutcome {
    /// True if the ending follows from the sample: not if the run was stopped at a limit, or the system lacked something.
    fileprivate var isKept: Bool {
        switch ending {
        case .success, .exit, .signal, .unbuilt: true
        case .exceeded, .skipped: false
        }
    }
}

// MARK: Coding

extension SampleAnswer: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(answer, failure.map(RememberedFailure.init), run.map(RememberedRun.init), hasOpenRun)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        answer = try reader.take()
        failure = try reader.take(RememberedFailure?.self)?.failure
        run = try reader.take(RememberedRun?.self)?.outcome
        hasOpenRun = try reader.take()
    }
}

/// A failure of the compiler that would happen again.
private struct RememberedFailure: Remembered {
    let failure: CompilerFailure

    init(_ failure: CompilerFailure) { self.failure = failure }

    func write(to writer: inout RecordWriter) {
        switch failure {
        case .processorTime(let seconds): writer.add(0, seconds)
        case .expression(let seconds): writer.add(1, seconds)
        case .missingSDK, .timeout, .timeLimit, .crash, .unplaced, .unusable: writer.add(2, 0)
        case .displaced: writer.add(3, 0)
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let (kind, seconds) = (try reader.take(Int.self), try reader.take(Int.self))
        switch kind {
        case 0: failure = .processorTime(seconds)
        case 1: failure = .expression(seconds)
        case 2: failure = .missingSDK
        case 3: failure = .displaced
        default: throw RecordReader.Failure()
        }
    }
}

/// An outcome of a run that would be the same again.
private struct RememberedRun: Remembered {
    let outcome: RunOutcome

    init(_ outcome: RunOutcome) { self.outcome = outcome }

    func write(to writer: inout RecordWriter) {
        switch outcome.ending {
        case .exit(let status): writer.add(1, status, "")
        case .signal(let signal): writer.add(2, signal, "")
        case .unbuilt(let words): writer.add(3, 0, words)
        case .success, .exceeded, .skipped: writer.add(0, 0, "")
        }
        writer.add(outcome.output)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let (kind, number) = (try reader.take(Int.self), try reader.take(Int.self))
        let words = try reader.take(String.self)
        let output = try reader.take(String.self)
        switch kind {
        case 0: outcome = RunOutcome(.success, output: output)
        case 1: outcome = RunOutcome(.exit(number), output: output)
        case 2: outcome = RunOutcome(.signal(number), output: output)
        case 3: outcome = RunOutcome(.unbuilt(words), output: output)
        default: throw RecordReader.Failure()
        }
    }
}

extension RecordedAnswer: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(rest, segments, warnings, isInterface ?? false, knowsAllNames ?? false)
        writer.add(deprecations, conditions ?? [:])
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            rest: try reader.take(),
            segments: try reader.take(),
            warnings: try reader.take(),
            isInterface: try reader.take(Bool.self) ? true : nil,
            knowsAllNames: try reader.take(Bool.self) ? true : nil
        )
        deprecations = try reader.take()
        let conditions = try reader.take([String: String].self)
        self.conditions = conditions.isEmpty ? nil : conditions
    }
}

extension RecordedAnswer.Outcome: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(kind.rawValue, names, errors) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        guard let kind = Kind(rawValue: try reader.take()) else { throw RecordReader.Failure() }
        self.init(kind: kind, names: try reader.take(), errors: try reader.take())
    }
}

extension RecordedAnswer.Message: Remembered {
    func write(to writer: inout RecordWriter) {
        writer.add(from, to, text, group, isWarning ?? false, isOfMode ?? false)
        writer.add(isSure ?? false, isOfLoan ?? false, former)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            from: try reader.take(),
            to: try reader.take(),
            text: try reader.take(),
            group: try reader.take(),
            isWarning: try reader.take(Bool.self) ? true : nil,
            isOfMode: try reader.take(Bool.self) ? true : nil,
            isSure: try reader.take(Bool.self) ? true : nil,
            isOfLoan: try reader.take(Bool.self) ? true : nil,
            former: try reader.take()
        )
    }
}

extension FormerName: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(name, commit, isSinceCommit, replacement) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            name: try reader.take(),
            commit: try reader.take(),
            isSinceCommit: try reader.take(),
            replacement: try reader.take()
        )
    }
}
