/// The part of a line that a report shows, with the place that it marks.
///
/// A line of a minified or scraped file can be megabytes long: only the text around the place is read.
public struct SourceExcerpt: Sendable {
    /// The text before the place, the place itself, and the text after it; tabs become spaces, and invisible characters are made
    /// visible.
    public let before: String
    public let marked: String
    public let after: String

    /// The number of bytes shown behind a place in a long line; half as many are shown before it.
    private static let margin = 60
    /// Lines up to this length are shown whole.
    private static let whole = 110

    init(_ table: LineTable, range: Range<Int>, line: Int) {
        let bytes = table.bytes(ofLine: line)
        let place = range.clamped(to: bytes)
        var (from, to) = (bytes.lowerBound, bytes.upperBound)
        var end = place.upperBound
        if bytes.count > Self.whole {
            from = table.characterStart(max(from, place.lowerBound - Self.margin / 2))
            end = table.characterStart(min(end, place.lowerBound + Self.whole))
            to = table.characterStart(min(to, end + Self.margin))
        }
        before = (from > bytes.lowerBound ? "…" : "") + table.shown(from..<place.lowerBound)
        marked = table.shown(place.lowerBound..<end)
        after = table.shown(end..<to) + (to < bytes.upperBound ? "…" : "")
    }
}

extension LineTable {
    /// Returns the start of the character that a byte belongs to.
    fileprivate func characterStart(_ offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < byteCount, byte(at: offset) & 0b1100_0000 == 0b1000_0000 { offset -= 1 }
        return offset
    }

    fileprivate func shown(_ range: Range<Int>) -> String {
        VisibleText.escaping(VisibleText.replacing("\t", with: " ", in: originalText(in: range)))
    }
}
