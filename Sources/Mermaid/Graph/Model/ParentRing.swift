/// Finds things that would lie inside themselves.
enum ParentRing {
    /// Returns the first member of a ring of parents, in the order of the list; nil if there is no ring.
    ///
    /// - Parameter parents: the parent of each thing, or less than 0.
    static func first(in parents: [Int]) -> Int? {
        var visited = [Int](repeating: -1, count: parents.count)
        var least: Int?
        for start in parents.indices {
            var current = start
            while current >= 0, visited[current] < 0 {
                visited[current] = start
                current = parents[current]
            }
            // This path comes back to itself; paths that join an earlier one have been checked.
            guard current >= 0, visited[current] == start else { continue }
            var member = current
            repeat {
                least = min(least ?? member, member)
                member = parents[member]
            } while member != current
        }
        return least
    }
}
