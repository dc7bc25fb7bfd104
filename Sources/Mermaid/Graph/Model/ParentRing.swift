/// Looks for things that would lie inside themselves.
enum ParentRing {
    /// The first of a ring of parents that the list names.
    ///
    /// - Parameter parents: for each thing the one around it, or less than 0.
    static func first(in parents: [Int]) -> Int? {
        var visited = [Int](repeating: -1, count: parents.count)
        var least: Int?
        for start in parents.indices {
            var current = start
            while current >= 0, visited[current] < 0 {
                visited[current] = start
                current = parents[current]
            }
            // A way that comes back to itself; those that join an earlier one are known.
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
