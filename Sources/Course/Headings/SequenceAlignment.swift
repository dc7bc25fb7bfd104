/// Aligns two sequences, so that a missing or extra element is found at its place.
///
/// One value serves all the sequences of a pair of lessons, and limits the comparisons of all of them together.
package struct SequenceAlignment {
    /// A place of both sequences, or of one of them alone.
    package enum Pair: Hashable {
        case both(Int, Int)
        case left(Int)
        case right(Int)

        /// The place in the left sequence; nil for a place of the right one alone.
        package var left: Int? {
            switch self {
            case .both(let left, _), .left(let left): left
            case .right: nil
            }
        }

        /// The place in the right sequence; nil for a place of the left one alone.
        package var right: Int? {
            switch self {
            case .both(_, let right), .right(let right): right
            case .left: nil
            }
        }
    }

    /// The number of comparisons left.
    private var budget = 30_000_000

    package init() {}

    /// The largest number of comparisons for one pair of sequences.
    private static let most = 4_000_000
    /// The least number of elements of the other sequence that each element is compared with.
    private static let leastReach = 16

    /// Returns the best pairing after Needleman and Wunsch: a pair counts its score, an unpaired element counts nothing.
    /// Sequences too long for that are compared near their diagonal only.
    ///
    /// - Parameters:
    ///   - cost: the number of comparisons that a score takes.
    ///   - score: the score of pairing two elements; nil if they must not be paired.
    package mutating func pairs(_ left: Int, _ right: Int, cost: Int = 1, score: (Int, Int) -> Int?) -> [Pair] {
        guard left > 0, right > 0 else { return Self.alone(left, right) }
        let affordable = min(Self.most, budget / max(1, cost)) / left
        let table = ScoreTable(left: left, right: right, reach: max(Self.leastReach, affordable), score: score)
        budget = max(0, budget - table.count * cost)
        return table.pairs(score: score)
    }

    /// Returns how much worse than the best pairing the best one is in which an element of the left sequence, which has a partner in
    /// it, has another one or none.
    ///
    /// - Parameters:
    ///   - pairs: the places of elements with a partner, and these.
    ///   - score: the score by which the sequences were paired.
    package static func margins(
        of pairs: [(left: Int, right: Int)],
        _ left: Int,
        _ right: Int,
        score: (Int, Int) -> Int?
    ) -> [Int] {
        guard left > 0, right > 0, !pairs.isEmpty else { return [] }
        let reach = max(leastReach, most / left)
        let rest = ScoreTable(left: left, right: right, reach: reach, score: score)
        let before = ScoreTable(left: left, right: right, reach: reach) { score(left - 1 - $0, right - 1 - $1) }
        return pairs.map { pair in
            let i = pair.left
            let alone = (0...right).map { before[left - i, right - $0] &+ rest[i + 1, $0] }.max() ?? 0
            let others = (0..<right).filter { $0 != pair.right }.compactMap { j in
                score(i, j).map { Int32(clamping: $0) &+ before[left - i, right - j] &+ rest[i + 1, j + 1] }
            }
            return Int(rest[0, 0]) - Int(max(alone, others.max() ?? 0))
        }
    }

    /// Returns the best pairing of two sequences of keys: equal keys are preferred to different ones at the same place.
    package static func pairs<Key: Equatable>(_ left: [Key], _ right: [Key]) -> [Pair] {
        var alignment = SequenceAlignment()
        return alignment.pairs(left.count, right.count) { left[$0] == right[$1] ? 3 : 1 }
    }

    private static func alone(_ left: Int, _ right: Int) -> [Pair] {
        (0..<left).map(Pair.left) + (0..<right).map(Pair.right)
    }
}

/// The best score of the rest of two sequences, from each pair of places on.
private struct ScoreTable {
    private let left: Int
    private let right: Int
    /// The number of columns in each row: all, or those around the diagonal.
    private let width: Int
    private var best: [Int32]

    var count: Int { left * width }

    init(left: Int, right: Int, reach: Int, score: (Int, Int) -> Int?) {
        self.left = left
        self.right = right
        width = min(right, reach)
        best = Array(repeating: 0, count: left * width)
        for i in stride(from: left - 1, through: 0, by: -1) {
            let first = start(i)
            for j in stride(from: first + width - 1, through: first, by: -1) {
                var most = max(self[i + 1, j], self[i, j + 1])
                if let score = score(i, j) { most = max(most, Int32(clamping: score) &+ self[i + 1, j + 1]) }
                best[i * width + j - first] = most
            }
        }
    }

    private func start(_ i: Int) -> Int { min(right - width, max(0, i * right / left - width / 2)) }

    /// The best score from a pair of places on; 0 at the end of a sequence, and outside the columns of a row.
    subscript(i: Int, j: Int) -> Int32 {
        guard i < left else { return 0 }
        let column = j - start(i)
        return column >= 0 && column < width ? best[i * width + column] : 0
    }

    func pairs(score: (Int, Int) -> Int?) -> [SequenceAlignment.Pair] {
        var result: [SequenceAlignment.Pair] = []
        var (i, j) = (0, 0)
        while i < left || j < right {
            let isInside = i < left && j >= start(i) && j < start(i) + width
            if isInside, let score = score(i, j), self[i, j] == Int32(clamping: score) &+ self[i + 1, j + 1] {
                result.append(.both(i, j))
                (i, j) = (i + 1, j + 1)
            } else if i < left, j == right || (isInside ? self[i, j] == self[i + 1, j] : j >= start(i) + width) {
                result.append(.left(i))
                i += 1
            } else {
                result.append(.right(j))
                j += 1
            }
        }
        return result
    }
}
