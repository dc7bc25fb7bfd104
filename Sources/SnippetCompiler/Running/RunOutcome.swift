/// The ending of a sample's run, and its output.
public struct RunOutcome: Sendable, Hashable {
    public enum Ending: Sendable, Hashable {
        case success
        case exit(Int)
        /// The system ended the program: it crashed.
        case signal(Int)
        /// The program exceeded a limit.
        case exceeded(RunLimits.Resource)
        /// The sample could not be built; in the compiler's words.
        case unbuilt(String)
        /// The sample was not run, or not to its end.
        case skipped(RunOmission)
    }

    public let ending: Ending
    /// Standard output and standard error, lines in order.
    public let output: String

    init(_ ending: Ending, output: String = "") {
        self.ending = ending
        self.output = output
    }

    /// True if another run of the sample would end the same; exceeded limits may depend on the machine's load.
    var isLasting: Bool {
        switch ending {
        case .success, .exit, .signal, .unbuilt: true
        case .exceeded: false
        case .skipped(let omission): omission.isLasting
        }
    }

    /// The last line that the program itself wrote; nil if it wrote none. Swift's runtime writes a stack trace behind the reason of
    /// a crash.
    public var lastWords: String? {
        let lines = output.split(whereSeparator: \.isNewline)
        let own = lines.lastIndex { $0 == Self.stackTrace }.map { lines[..<$0] } ?? lines[...]
        return own.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
    }

    private static let stackTrace = "Current stack trace:"
}
