/// Pairs what two sequences have in common, in order, so that what is missing or extra stands out at its place.
enum SequenceAlignment {
    /// A place of both sequences, or of one of them alone.
    struct Pair: Hashable {
        let left: Int?
        let right: Int?
    }

    /// Beyond so many comparisons the sequences are paired place by place.
    private static let limit = 4_000_000

    /// The best pairing after Needleman and Wunsch: a pair counts its score, what stays alone counts nothing.
    ///
    /// - Parameter score: how well two elements go together; nil if they must not be paired.
    static func pairs(_ left: Int, _ right: Int, score: (Int, Int) -> Int?) -> [Pair] {
        guard (left + 1) * (right + 1) <= limit else { return placeByPlace(left, right, score: score) }
        // best[i][j]: the best score of what is left from i and j on.
        let width = right + 1
        var best = Array(repeating: 0, count: (left + 1) * width)
        for i in stride(from: left - 1, through: 0, by: -1) {
            for j in stride(from: right - 1, through: 0, by: -1) {
                var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
                if let score = score(i, j) { value = max(value, score + best[(i + 1) * width + j + 1]) }
                best[i * width + j] = value
            }
        }
        var result: [Pair] = []
        var (i, j) = (0, 0)
        while i < left || j < right {
            if i < left, j < right, let score = score(i, j),
                best[i * width + j] == score + best[(i + 1) * width + j + 1]
            {
                result.append(Pair(left: i, right: j))
                (i, j) = (i + 1, j + 1)
            } else if i < left, j == right || best[i * width + j] == best[(i + 1) * width + j] {
                result.append(Pair(left: i, right: nil))
                i += 1
            } else {
                result.append(Pair(left: nil, right: j))
                j += 1
            }
        }
        return result
    }

    private static func placeByPlace(_ left: Int, _ right: Int, score: (Int, Int) -> Int?) -> [Pair] {
        (0..<max(left, right)).flatMap { index -> [Pair] in
            let isPair = index < left && index < right && score(index, index) != nil
            if isPair { return [Pair(left: index, right: index)] }
            return (index < left ? [Pair(left: index, right: nil)] : [])
                + (index < right ? [Pair(left: nil, right: index)] : [])
        }
    }
}
