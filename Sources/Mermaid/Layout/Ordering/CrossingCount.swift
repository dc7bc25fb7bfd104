extension RankedItems {
    /// The largest amount of numbers that are sorted by insertion.
    private static let mostInserted = 24

    /// Sorts the numbers from an index on, which are few and mostly in order.
    private static func insert(_ numbers: inout [Int], from start: Int) {
        for index in (start + 1)..<numbers.count {
            let number = numbers[index]
            var place = index
            while place > start, numbers[place - 1] > number {
                numbers[place] = numbers[place - 1]
                place -= 1
            }
            numbers[place] = number
        }
    }

    /// Counts the crossings of segments between a rank and the next. (Barth, Jünger, Mutzel 2002.)
    ///
    /// - Parameters:
    ///   - lowerEnds: memory for places, kept between calls.
    ///   - tree: memory for a prefix-sum tree, kept between calls.
    private func crossings(below rank: Int, _ lowerEnds: inout [Int], _ tree: inout [Int]) -> Int {
        guard rank + 1 < ranks.count else { return 0 }
        let width = ranks[rank + 1].count
        lowerEnds.removeAll(keepingCapacity: true)
        for item in ranks[rank] {
            let start = lowerEnds.count
            let list = below.starts[item]..<below.starts[item + 1]
            for index in list { lowerEnds.append(position[segments[below.items[index]].lower]) }
            if list.count > Self.mostInserted {
                lowerEnds[start...].sort()
            } else if list.count > 1 {
                Self.insert(&lowerEnds, from: start)
            }
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
