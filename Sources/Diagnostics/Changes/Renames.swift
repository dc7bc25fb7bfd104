/// The files of a folder that had another name in an earlier state of it.
enum Renames {
    /// The smallest share of lines that must be the same, as in version control.
    private static let leastSimilarity = 0.5
    /// The largest number of pairs of files that are compared; beyond it only files without a change count as renamed.
    private static let mostPairs = 10_000

    /// - Returns: The old paths of renamed files, by their new paths.
    static func find(vanished: [SourceFile], appeared: [SourceFile]) -> [String: String] {
        var result: [String: String] = [:]
        var taken: Set<String> = []
        let byContent = Dictionary(grouping: vanished.filter { !$0.bytes.isEmpty }, by: \.bytes)
        for file in appeared {
            guard let same = byContent[file.bytes]?.first(where: { !taken.contains($0.path) }) else { continue }
            result[file.path] = same.path
            taken.insert(same.path)
        }
        let old = vanished.filter { !taken.contains($0.path) }
        let new = appeared.filter { result[$0.path] == nil }
        guard old.count * new.count <= mostPairs else { return result }
        var pairs: [(similarity: Double, old: String, new: String)] = []
        for before in old {
            for after in new {
                let (small, large) = (
                    min(before.bytes.count, after.bytes.count), max(before.bytes.count, after.bytes.count)
                )
                guard small > 0, Double(small) >= leastSimilarity / 2 * Double(large) else { continue }
                let similarity = LineMatch.similarity(before.bytes, after.bytes)
                if similarity >= leastSimilarity { pairs.append((similarity, before.path, after.path)) }
            }
        }
        pairs.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
        for pair in pairs where result[pair.new] == nil && taken.insert(pair.old).inserted {
            result[pair.new] = pair.old
        }
        return result
    }
}
