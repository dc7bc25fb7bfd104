/// The system that samples are written for, where the compiler has Apple's SDKs.
public enum SamplePlatform: String, Sendable, CaseIterable {
    case iOS
    case macOS
    /// Either: what the SDK of iOS lacks may be macOS's.
    case any
}
