/// Places the commits of a graph that runs across.
extension GitGraphLayout {
    /// Returns the position of each column: texts of one lane keep clear of each other, and of the lines that change lanes beside
    /// them.
    func placesAcross(_ columns: [[Int]]) -> [Double] {
        var places: [Double] = []
        var ends = [Double](repeating: -Double.infinity, count: graph.branches.count)
        // The last line, and the end of the last text, between each lane and the one before.
        var lines = [Double](repeating: -Double.infinity, count: graph.branches.count + 1)
        var texts = lines
        let crossings = laneChanges
        for (column, members) in columns.enumerated() {
            var x = column == 0 ? 0 : places[column - 1] + Self.step
            for commit in members {
                let lane = lanes[graph.commits[commit].branch]
                x = max(x, ends[graph.commits[commit].branch] + reach(commit).left + 8)
                x = max(
                    x,
                    lines[lane] + tagReach(commit) + Self.gap,
                    lines[lane + 1] + labelReach(commit).left + Self.gap
                )
                for between in crossings[commit] { x = max(x, texts[between] + Self.gap) }
            }
            for commit in members {
                let lane = lanes[graph.commits[commit].branch]
                ends[graph.commits[commit].branch] = x + reach(commit).right
                texts[lane] = max(texts[lane], x + tagReach(commit))
                texts[lane + 1] = max(texts[lane + 1], x + labelReach(commit).right)
                for between in crossings[commit] { lines[between] = x }
            }
            places.append(x)
        }
        return places
    }

    /// The spaces between lanes that a line crosses at each commit, numbered by the lane after.
    private var laneChanges: [[Int]] {
        var result = [[Int]](repeating: [], count: graph.commits.count)
        for (index, commit) in graph.commits.enumerated() {
            for (place, parent) in commit.parents.enumerated() {
                let (from, to) = (lanes[graph.commits[parent].branch], lanes[commit.branch])
                guard from != to else { continue }
                // A new branch leaves at its parent; a merge arrives at its child.
                result[place == 0 ? parent : index] += (min(from, to) + 1)...max(from, to)
            }
        }
        return result
    }

    private static let gap = 6.0

    private func tagReach(_ commit: Int) -> Double {
        tags[commit].map(\.width).max().map { $0 / 2 + 13 } ?? -.infinity
    }

    private func labelReach(_ commit: Int) -> (left: Double, right: Double) {
        let width = labels[commit].width
        guard width > 0 else { return (-.infinity, -.infinity) }
        return hasLineAtLabel[commit] ? (0, width + 6) : (width / 2, width / 2)
    }
}
