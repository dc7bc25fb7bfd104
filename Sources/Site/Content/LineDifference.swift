/// What was taken out of and put into a text to make another of it, line by line: the longest common subsequence, what is
/// removed before what is added.
struct LineDifference {
    enum Change: Hashable { case same, removed, added }

    struct Line: Hashable {
        let change: Change
        /// The line's place in the old text, or in the new one if it was added.
        let index: Int
    }

    private(set) var lines: [Line] = []

    /// Samples are short; of longer ones nobody reads the difference.
    static let longest = 400

    /// - Returns: nil for texts of more than ``longest`` lines.
    init?(_ old: [String], _ new: [String]) {
        guard old.count <= Self.longest, new.count <= Self.longest else { return nil }
        let width = new.count + 1
        // common[i][j]: how many lines the rests from i and j on have in common.
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
                lines.append(Line(change: .same, index: i))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, j == new.count || common[(i + 1) * width + j] >= common[i * width + j + 1] {
                lines.append(Line(change: .removed, index: i))
                i += 1
            } else {
                lines.append(Line(change: .added, index: j))
                j += 1
            }
        }
    }
}
