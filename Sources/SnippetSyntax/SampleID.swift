/// The identity of a sample in its lesson. Verdicts, the compiler's answers and the ends of runs are kept by it.
public enum SampleID: Hashable, Sendable {
    /// A code block, by its ordinal in the document.
    case block(Int)
    /// Swift in the running text, counted from 1.
    case runningText(Int)
    /// Hidden declarations, counted from 1.
    case preamble(Int)
    /// A file that samples were taken from, by its path.
    case file(String)

    /// The ordinal of the code block; nil for what is none.
    public var block: Int? {
        if case .block(let ordinal) = self { ordinal } else { nil }
    }
}
