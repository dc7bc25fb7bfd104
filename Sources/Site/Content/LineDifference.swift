/// The difference between two texts, line by line, by their longest common subsequence; removed lines stand before added ones.
struct LineDifference {
    enum Change: Hashable { case same, removed, added }

    struct Line: Hashable {
        let change: Change
        /// The line's index in the old text, or in the new one if it was added.
        let index: Int
    }

    private(set) var lines: [Line] = []
    /// The indices in the new text of the lines that stayed, by their indices in the old one.
    private(set) var places: [Int: Int] = [:]

    /// The largest differing part, in lines of either text, that is compared; nobody reads a longer difference.
    static let longest = 400

    /// - Returns: nil for texts that differ over more than ``longest`` lines.
    init?(_ old: some Collection<String>, _ new: some Collection<String>) {
        let (old, new) = (Array(old), Array(new))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        for index in 0..<start { appendSame(index, index) }
        guard append(Array(old[start..<old.count - end]), Array(new[start..<new.count - end]), from: start) else {
            return nil
        }
        for index in 0..<end { appendSame(old.count - end + index, new.count - end + index) }
    }

    private mutating func appendSame(_ old: Int, _ new: Int) {
        lines.append(Line(change: .same, index: old))
        places[old] = new
    }

    /// - Parameter start: the number of equal lines before the two.
    private mutating func append(_ old: [String], _ new: [String], from start: Int) -> Bool {
        guard old.count <= Self.longest, new.count <= Self.longest else { return false }
        let width = new.count + 1
        // common[i][j]: the length of the longest common subsequence of the lines from i and from j on.
        var common = Array(repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                common[i * width + j] =
                    old[i] == new[j]
                    ? common[(i + 1) * width + j + 1] + 1
                    : max(common[(i + 1) * width + j], common[i * width + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                appendSame(start + i, start + j)
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, j == new.count || common[(i + 1) * width + j] >= common[i * width + j + 1] {
                lines.append(Line(change: .removed, index: start + i))
                i += 1
            } else {
                lines.append(Line(change: .added, index: start + j))
                j += 1
            }
        }
        return true
    }
}
