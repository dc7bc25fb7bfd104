/// How a sample that was run ended, and what it wrote.
public struct RunOutcome: Sendable, Hashable {
    public enum Ending: Sendable, Hashable {
        case success
        case exit(Int)
        /// The system ended it: it crashed, or used up more processor time or memory than it may.
        case signal(Int)
        case timeout
        case flood
        /// It could not be built; in the compiler's words.
        case unbuilt(String)
        /// This system can't keep a program from files and network, so it was not started.
        case unconfined
        /// It imports `Headless`, which stands on the shim, and this machine has SwiftUI itself.
        case withoutShim
    }

    public let ending: Ending
    /// Standard output and standard error, lines in order.
    public let output: String
}

/// What a sample that is run may use up.
public struct RunLimits: Sendable, Hashable {
    public var wallSeconds = 10
    public var cpuSeconds = 5
    public var memoryMegabytes = 2048
    public var outputKilobytes = 64

    public init() {}
}
