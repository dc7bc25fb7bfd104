/// Finds the word that an author probably meant by one that does not exist.
public struct NearMiss {
    /// The number of candidates that may still be compared. Each unknown word is compared with every known one, and a file can
    /// hold many of both.
    private var budget: Int

    /// The length in bytes of the longest word that may be a slip; comparing words takes the product of their lengths.
    private static let longest = 100

    /// - Parameter budget: The number of candidates that may be compared, for all words together.
    public init(budget: Int = 1_000_000) { self.budget = budget }

    /// Returns the candidate closest to the word, if it is close enough to be a slip.
    ///
    /// Distance after Damerau and Levenshtein (optimal string alignment): a letter wrong, missing, extra, or two swapped.
    ///
    /// - Parameter letterCount: One letter in this many may differ, and one in any word.
    /// - Returns: Nil if no candidate is close enough, or if no budget is left.
    public mutating func suggestion(
        for word: String,
        among candidates: some Collection<String>,
        differingOncePer letterCount: Int = 3
    ) -> String? {
        guard candidates.count <= budget else { return nil }
        budget -= candidates.count
        return Self.suggestion(for: word, among: candidates, differingOncePer: letterCount)
    }

    /// Returns the same without a budget, for candidates that do not come from a file.
    public static func suggestion(
        for word: String,
        among candidates: some Collection<String>,
        differingOncePer letterCount: Int = 3
    ) -> String? {
        guard word.utf8.count <= longest else { return nil }
        let limit = max(1, word.utf8.count / letterCount)
        var best: (distance: Int, candidate: String)?
        let letters = Array(word.lowercased().utf8)
        var rows = Rows(count: letters.count + limit + 1)
        for candidate in candidates {
            guard abs(candidate.utf8.count - letters.count) <= limit + 2 else { continue }
            let other = Array(candidate.lowercased().utf8)
            guard abs(other.count - letters.count) <= limit else { continue }
            guard let distance = rows.distance(letters, other, atMost: min(limit, best?.distance ?? limit)) else {
                continue
            }
            if let current = best, (current.distance, current.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }
}

/// Three rows of the table of distances, kept from one word to the next.
private struct Rows {
    private var beforePrevious: [Int]
    private var previous: [Int]
    private var current: [Int]

    init(count: Int) {
        beforePrevious = Array(repeating: 0, count: count)
        previous = beforePrevious
        current = beforePrevious
    }

    /// - Parameter right: No longer than `left` and the limit that the rows were made for.
    /// - Returns: Nil beyond `limit`.
    mutating func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
        for column in 0...right.count { previous[column] = column }
        for row in 1..<(left.count + 1) {
            current[0] = row
            var least = row
            for column in 1..<(right.count + 1) {
                let same = left[row - 1] == right[column - 1]
                var value = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    value = min(value, beforePrevious[column - 2] + 1)
                }
                current[column] = value
                least = min(least, value)
            }
            // A swap reaches back over one row, and costs one.
            if least > limit + 1 { return nil }
            swap(&beforePrevious, &previous)
            swap(&previous, &current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
