/// A range of a buffer of at most 2 GB; the limit keeps nodes small.
package struct TextRange: Sendable, Hashable {
    package var start: Int32
    package var end: Int32

    package init(start: Int32, end: Int32) { (self.start, self.end) = (start, end) }

    init(_ range: Range<Int>) {
        self.init(
            start: Int32(truncatingIfNeeded: range.lowerBound),
            end: Int32(truncatingIfNeeded: range.upperBound)
        )
    }

    static let empty = TextRange(start: 0, end: 0)
    var isEmpty: Bool { start >= end }
    var count: Int { Int(end) - Int(start) }
    package var range: Range<Int> { Int(start)..<Int(end) }
}
