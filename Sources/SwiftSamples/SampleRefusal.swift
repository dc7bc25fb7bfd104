/// Why a sample isn't given to Swift's parser.
public struct SampleRefusal: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        /// `<<<<<<< main`, `=======` and their like, which the parser looks for the end of again and again.
        case conflictMarker
        /// Brackets nest too deeply, or too many calls, operators or `else` follow one another.
        case nesting
        /// It has more than ``SampleLimits/bytes``.
        case size
        /// The samples of its lesson have more than ``SampleLimits/bytesOfLesson`` together.
        case sizeOfLesson
    }

    public let reason: Reason
    /// The sample's bytes that are the reason.
    public let range: Range<Int>

    public init(_ reason: Reason, _ range: Range<Int>) {
        self.reason = reason
        self.range = range
    }
}
