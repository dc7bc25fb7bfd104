extension RankedItems {
    /// How often segments cross between a rank and the next. (Barth, Jünger, Mutzel 2002.)
    ///
    /// - Parameters:
    ///   - lowerEnds: room for places, kept between calls.
    ///   - tree: room for a prefix-sum tree, kept between calls.
    private func crossings(below rank: Int, _ lowerEnds: inout [Int], _ tree: inout [Int]) -> Int {
        guard rank + 1 < ranks.count else { return 0 }
        let width = ranks[rank + 1].count
        lowerEnds.removeAll(keepingCapacity: true)
        for item in ranks[rank] {
            let start = lowerEnds.count
            for segment in below.list(item) { lowerEnds.append(position[segments[segment].lower]) }
            if lowerEnds.count - start > 1 { lowerEnds[start...].sort() }
        }
        if lowerEnds.count < 24 {
            var total = 0
            for index in lowerEnds.indices.dropFirst() {
                for earlier in 0..<index where lowerEnds[earlier] > lowerEnds[index] { total += 1 }
            }
            return total
        }
        var size = 1
        while size < width { size *= 2 }
        tree.removeAll(keepingCapacity: true)
        tree.append(contentsOf: repeatElement(0, count: 2 * size))
        var total = 0
        for end in lowerEnds {
            var node = end + size
            tree[node] += 1
            while node > 1 {
                if node & 1 == 0 { total += tree[node + 1] }
                node >>= 1
                tree[node] += 1
            }
        }
        return total
    }

    func totalCrossings() -> Int {
        var lowerEnds: [Int] = []
        var tree: [Int] = []
        var total = 0
        for rank in 0..<max(0, ranks.count - 1) { total += crossings(below: rank, &lowerEnds, &tree) }
        return total
    }
}
