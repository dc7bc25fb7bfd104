/// The reason why a sample isn't given to Swift's parser, and its place.
public struct SampleRefusal: Error, Sendable, Hashable {
    public enum Reason: Sendable, Hashable {
        /// Conflict markers, `<<<<<<< main`, `=======` and their like: the parser looks for their end again and again.
        case conflictMarker
        /// Brackets nest too deeply, or too many calls, operators or `else` follow one another.
        case nesting
        /// A sample of more than ``SampleLimits/bytes``, or a file of more than ``SampleLimits/bytesOfFile``.
        case size
        /// A sample of a lesson whose samples have more than ``SampleLimits/bytesOfLesson`` together.
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
