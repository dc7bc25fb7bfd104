import Support

/// Ranges in order of their beginnings, of which the last that holds an offset is looked up.
struct StackedRanges: Sendable {
    /// Where another range comes on top, or one ends.
    private var starts: [Int] = []
    /// The range on top from there on.
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

    /// The index of the last range that holds an offset.
    func last(at offset: Int) -> Int? {
        let next = starts.partitioningIndex { $0 > offset }
        return next > 0 ? tops[next - 1] : nil
    }
}
