/// The exchange of neighbours in a rank. (Gansner et al. 1993, section 3.)
extension CrossingReduction {
    private static let mostComparisons = 4096

    /// Exchanges neighbours while that removes crossings, or if ties are accepted, restores the author's order at no cost.
    mutating func exchangeNeighbours(_ crossings: inout Int, acceptsTies: Bool) {
        var improved = true
        var rounds = 0
        looked.forget()
        while improved, rounds < 12 {
            improved = false
            rounds += 1
            // The last exchange, which restores the author's order, always has a round.
            guard exchanges > 0 || (acceptsTies && rounds == 1) else { return }
            for rank in ranked.ranks.indices {
                guard ranked.ranks[rank].count > 1 else { continue }
                exchanges -= ranked.ranks[rank].count
                for place in 0..<(ranked.ranks[rank].count - 1) {
                    let left = ranked.ranks[rank][place]
                    let right = ranked.ranks[rank][place + 1]
                    guard looked.isNews(left, right), canExchange(left, right) else { continue }
                    let change = crossingsGained(exchanging: left, right)
                    guard change < 0 || (acceptsTies && change == 0 && preference[left] > preference[right]) else {
                        continue
                    }
                    ranked.ranks[rank][place] = right
                    ranked.ranks[rank][place + 1] = left
                    ranked.position[right] = place
                    ranked.position[left] = place + 1
                    crossings += change
                    improved = true
                    noteMove(of: left)
                }
            }
        }
    }

    /// Makes pairs in other ranks news after an item has changed places with its neighbour. Only pairs whose items are joined to
    /// these two, one to each, cross otherwise than before, so the items that one of them is joined to are enough.
    private mutating func noteMove(of item: Int) {
        let (above, below) = (ranked.above.bounds(item), ranked.below.bounds(item))
        for entry in above.start..<above.end { looked.touch(upperItems[entry]) }
        for entry in below.start..<below.end { looked.touch(lowerItems[entry]) }
    }

    private func canExchange(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (ranked.items[left], ranked.items[right])
        guard a.cluster == b.cluster else { return false }
        // Two neighbours with many edges are left to the sweeps: comparing all their edges takes too long.
        let degrees =
            (ranked.above.count(left) + ranked.below.count(left))
            * (ranked.above.count(right) + ranked.below.count(right))
        guard degrees <= Self.mostComparisons else { return false }
        return a.kind.rawValue <= RankedItems.Kind.label.rawValue && b.kind.rawValue <= RankedItems.Kind.label.rawValue
    }

    /// Returns the number of crossings gained if two neighbours change places; negative if crossings are lost.
    private func crossingsGained(exchanging left: Int, _ right: Int) -> Int {
        var gained = 0
        func count(_ place: Double, _ other: Double) {
            if place < other { gained += 1 } else if place > other { gained -= 1 }
        }
        let (leftAbove, rightAbove) = (ranked.above.bounds(left), ranked.above.bounds(right))
        if rightAbove.start < rightAbove.end {
            for a in leftAbove.start..<leftAbove.end {
                let place = upperPlace(a)
                for b in rightAbove.start..<rightAbove.end { count(place, upperPlace(b)) }
            }
        }
        let (leftBelow, rightBelow) = (ranked.below.bounds(left), ranked.below.bounds(right))
        if rightBelow.start < rightBelow.end {
            for a in leftBelow.start..<leftBelow.end {
                let place = lowerPlace(a)
                for b in rightBelow.start..<rightBelow.end { count(place, lowerPlace(b)) }
            }
        }
        return gained
    }
}
