import Support

/// Marks the segments that give way at crossings: frames of clusters are straight before long edges, and long edges before all
/// others. (The conflicts of Brandes and Köpf 2002, section 3.1.)
struct StraightSegments {
    private(set) var isBlocked: [Bool]
    /// True for each segment that joins two passages of one edge and is not blocked.
    private(set) var isInner: [Bool]

    init(_ ranked: RankedItems) {
        isBlocked = [Bool](repeating: false, count: ranked.segments.count)
        isInner = isBlocked
        func isPassage(_ item: Int) -> Bool {
            ranked.items[item].kind == .passage || ranked.items[item].kind == .label
        }
        for rank in 0..<max(0, ranked.ranks.count - 1) {
            var frames: [Int] = []
            var inner: [Int] = []
            var others: [Int] = []
            for item in ranked.ranks[rank] {
                for segment in ranked.below.list(item) {
                    if ranked.segments[segment].edge < 0 {
                        frames.append(segment)
                    } else if isPassage(item), isPassage(ranked.segments[segment].lower) {
                        inner.append(segment)
                    } else {
                        others.append(segment)
                    }
                }
            }
            guard !frames.isEmpty || !inner.isEmpty else { continue }
            // Segments are sorted by their upper end; the kept ones never cross, so their lower ends ascend too.
            let frameEnds = frames.map { Self.ends($0, ranked) }
            var kept = frameEnds
            var last = -1
            for segment in inner {
                let end = Self.ends(segment, ranked)
                if Self.crosses(end, frameEnds) || end.lower <= last {
                    isBlocked[segment] = true
                } else {
                    last = end.lower
                    kept.append(end)
                    isInner[segment] = true
                }
            }
            kept.sort { $0.upper < $1.upper }
            for segment in others where Self.crosses(Self.ends(segment, ranked), kept) { isBlocked[segment] = true }
        }
    }

    private static func ends(_ segment: Int, _ ranked: RankedItems) -> (upper: Int, lower: Int) {
        (ranked.position[ranked.segments[segment].upper], ranked.position[ranked.segments[segment].lower])
    }

    /// Returns true if a segment crosses any in a list that is sorted and free of crossings.
    private static func crosses(_ end: (upper: Int, lower: Int), _ list: [(upper: Int, lower: Int)]) -> Bool {
        let next = list.partitioningIndex { $0.upper >= end.upper }
        if next > 0, list[next - 1].lower > end.lower { return true }
        return next < list.count && list[next].upper > end.upper && list[next].lower < end.lower
    }
}
