import Diagnostics

/// A stretch of a sample that is expected to be right, or to be wrong.
package struct Segment: Sendable {
    /// The range in the sample's bytes, from the marker's line on.
    package let range: Range<Int>
    package let expectation: SnippetReference.Expectation
    /// The range of the comment that states the expectation; nil if it comes from outside the sample.
    package let marker: Range<Int>?
}
