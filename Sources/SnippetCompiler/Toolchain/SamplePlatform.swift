/// The system that samples are written for, if the compiler has Apple's SDKs.
public enum SamplePlatform: String, Sendable, CaseIterable {
    case iOS
    case macOS
    /// Either: macOS's SDK may have what iOS's lacks.
    case any
}
