import Support

/// Ranges sorted by their lower bounds, with a look-up of the last one that holds an offset.
struct StackedRanges: Sendable {
    /// The offsets at which a range begins or ends, ascending.
    private var starts: [Int] = []
    /// The index of the range on top from each of ``starts`` on; nil if none is.
    private var tops: [Int?] = []

    /// - Parameter ranges: ascending by their lower bounds.
    init(_ ranges: [Range<Int>]) {
        guard !ranges.isEmpty else { return }
        let bounds = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var open: [Int] = []
        var next = 0
        for bound in bounds {
            while next < ranges.count, ranges[next].lowerBound <= bound {
                open.append(next)
                next += 1
            }
            while let top = open.last, ranges[top].upperBound <= bound { open.removeLast() }
            starts.append(bound)
            tops.append(open.last)
        }
    }

    /// Returns the index of the last range that holds an offset; nil if none does.
    func last(at offset: Int) -> Int? {
        let next = starts.partitioningIndex { $0 > offset }
        return next > 0 ? tops[next - 1] : nil
    }
}
