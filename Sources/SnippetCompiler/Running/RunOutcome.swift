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
}
