import Diagnostics

/// A stretch of a sample that is expected to be right, or to be wrong.
struct Segment: Sendable {
    /// In the sample's bytes, from the marker's line on.
    let range: Range<Int>
    let expectation: SnippetReference.Expectation
    /// The comment that says so; nil where something outside the sample does.
    let marker: Range<Int>?
}
