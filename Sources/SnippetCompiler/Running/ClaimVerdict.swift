import FileSystem
import SnippetSyntax

/// The verdict on one claim of a sample's comments.
public enum ClaimVerdict: Sendable, Hashable {
    case holds
    /// The claim is false; with the lines that were printed in its place, or the value.
    case differs([String])
    /// Nobody can tell.
    case open(Reason)

    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The sample isn't compiled.
        case uncompiled
        /// The code isn't run: it stands in a declaration that nothing calls, or behind a trap.
        case unreached
        /// The comment stands at a place where its claim can't be tied to code.
        case unplaced
        /// The comment can be read in several ways.
        case wording
        /// The comment says itself that the result varies, or leaves a part of it out.
        case variation
        /// The result differs from run to run: order of sets and dictionaries, addresses, times, random values.
        case unstable
        /// The code before the comment prints nothing.
        case silent
        /// The code runs several times, each time with another result.
        case repeated
        /// The value has no literal form.
        case noLiteral
        /// The sample leaves out code that the result depends on.
        case leftOut
        /// The sample can't be built as a program.
        case unbuilt
        /// The program wasn't run, or didn't come to its end.
        case unended
    }
}

/// The verdicts on the claims of a sample, and the end of its run.
public struct ClaimAnswer: Sendable, Hashable {
    /// In the order of the claims.
    public var verdicts: [ClaimVerdict]
    /// The end of the run; nil if the sample wasn't run.
    public var outcome: RunOutcome?
    /// The claims.
    public var claims: [RunClaim] = []

    /// Returns the answers on parts of a sample as one: a claim stands in one of the parts. Nil for no answers.
    static func joined(_ answers: [ClaimAnswer]) -> ClaimAnswer? {
        guard let first = answers.first else { return nil }
        return answers.dropFirst().reduce(first) { all, next in
            var joined = all
            joined.verdicts = zip(all.verdicts, next.verdicts).map { $0 == .open(.unplaced) ? $1 : $0 }
            if all.outcome?.ending == .success { joined.outcome = next.outcome }
            return joined
        }
    }

    /// True if a later run would end the same.
    var isRemembered: Bool { outcome?.isOfSample ?? false }
}

extension RunOutcome {
    /// True if the sample itself determines the end of its run, as by a trap of Swift's runtime.
    var isOfSample: Bool {
        switch ending {
        case .success, .exit, .signal(4), .signal(5): true
        default: false
        }
    }
}

extension ClaimAnswer: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(verdicts)
        switch outcome?.ending {
        case .exit(let status)?: writer.add(1, status)
        case .signal(let signal)?: writer.add(2, signal)
        default: writer.add(0, 0)
        }
        writer.add(outcome?.output ?? "")
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        verdicts = try reader.take()
        let (kind, number): (Int, Int) = (try reader.take(), try reader.take())
        let ending: RunOutcome.Ending = kind == 1 ? .exit(number) : kind == 2 ? .signal(number) : .success
        outcome = RunOutcome(ending, output: try reader.take())
    }
}

extension ClaimVerdict: Remembered {
    public func write(to writer: inout RecordWriter) {
        switch self {
        case .holds: writer.add("", [String]())
        case .differs(let found): writer.add("differs", found)
        case .open(let reason): writer.add(reason.rawValue, [String]())
        }
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let (name, found): (String, [String]) = (try reader.take(), try reader.take())
        if name.isEmpty {
            self = .holds
        } else if name == "differs" {
            self = .differs(found)
        } else {
            guard let reason = Reason(rawValue: name) else { throw RecordReader.Failure() }
            self = .open(reason)
        }
    }
}
