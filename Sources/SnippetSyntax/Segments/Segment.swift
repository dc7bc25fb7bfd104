import Diagnostics

/// A stretch of a sample that is expected to be right, or to be wrong.
package struct Segment: Sendable {
    /// In the sample's bytes, from the marker's line on.
    package let range: Range<Int>
    package let expectation: SnippetReference.Expectation
    /// The comment that says so; nil where something outside the sample does.
    package let marker: Range<Int>?
}
