/// The places of a formula's text in the content that it was read from, piece by piece.
struct FormulaPlaces {
    private struct Stretch {
        let tex: Range<Int>
        let content: Range<Int>
        /// True if the text is the same in the content; false for a character reference.
        let isLiteral: Bool
    }

    private var stretches: [Stretch] = []

    mutating func append(_ tex: Range<Int>, at content: Range<Int>, isLiteral: Bool) {
        stretches.append(Stretch(tex: tex, content: content, isLiteral: isLiteral))
    }

    /// Returns the range of the content that a range of the formula was read from, with whole character references.
    func contentRange(of range: Range<Int>) -> Range<Int>? {
        guard let first = stretches.last(where: { $0.tex.lowerBound <= range.lowerBound }),
            let last = stretches.last(where: { $0.tex.lowerBound < max(range.upperBound, range.lowerBound + 1) })
        else { return nil }
        let start = Self.place(of: range.lowerBound, in: first, otherwise: first.content.lowerBound)
        let end = Self.place(of: range.upperBound, in: last, otherwise: last.content.upperBound)
        return start..<max(start, end)
    }

    private static func place(of offset: Int, in stretch: Stretch, otherwise place: Int) -> Int {
        stretch.isLiteral ? stretch.content.lowerBound + offset - stretch.tex.lowerBound : place
    }
}
