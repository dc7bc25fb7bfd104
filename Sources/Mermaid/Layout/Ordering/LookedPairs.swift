/// Pairs of neighbours that an exchange has looked at. It looks at a pair again only if an item beside them has moved since: all
/// others would give the same answer.
struct LookedPairs {
    private var moment = 0
    /// The moment before which nothing counts as looked at.
    private var start = 0
    /// The right neighbour with which each item was last looked at, and when.
    private var partners: [Int]
    private var times: [Int]
    /// The moment at which items that each one is joined to last changed their order.
    private var changes: [Int]

    init(itemCount: Int) {
        partners = [Int](repeating: -1, count: itemCount)
        times = [Int](repeating: 0, count: itemCount)
        changes = times
    }

    /// Makes every pair news again.
    mutating func forget() {
        moment += 1
        start = moment
    }

    /// Returns true if a pair must be looked at, and takes it as looked at from now on.
    mutating func isNews(_ left: Int, _ right: Int) -> Bool {
        let time = times[left]
        if partners[left] == right, time >= start, changes[left] < time, changes[right] < time { return false }
        moment += 1
        partners[left] = right
        times[left] = moment
        return true
    }

    /// Notes that items which this one is joined to have changed their order.
    mutating func touch(_ item: Int) {
        moment += 1
        changes[item] = moment
    }
}
