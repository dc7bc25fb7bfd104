/// How a sample that was run ended, and what it wrote.
public struct RunOutcome: Sendable, Hashable {
    public enum Ending: Sendable, Hashable {
        case success
        case exit(Int)
        /// The system ended it: it crashed.
        case signal(Int)
        /// It used up more than it may.
        case exceeded(RunLimits.Resource)
        /// It could not be built; in the compiler's words.
        case unbuilt(String)
        /// Nothing is known of it.
        case skipped(RunOmission)
    }

    public let ending: Ending
    /// Standard output and standard error, lines in order.
    public let output: String

    init(_ ending: Ending, output: String = "") {
        self.ending = ending
        self.output = output
    }

    /// Whether it would be the same if the sample were run again; what depends on the machine's mood may not.
    var isLasting: Bool {
        switch ending {
        case .success, .exit, .signal, .unbuilt: true
        case .exceeded: false
        case .skipped(let omission): omission.isLasting
        }
    }
}
