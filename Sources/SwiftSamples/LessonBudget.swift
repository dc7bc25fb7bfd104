/// The budget of a lesson for the parser: Swift behind the first ``SampleLimits/bytesOfLesson`` is left as text.
public struct LessonBudget: Sendable {
    private var size = 0

    public init() {}

    /// Returns true if a sample of so many bytes is parsed. Samples are asked about in the lesson's order; those that are too
    /// large by themselves take nothing from the others.
    public mutating func admits(_ count: Int) -> Bool {
        guard count <= SampleLimits.bytes else { return false }
        size += count
        return size <= SampleLimits.bytesOfLesson
    }
}
