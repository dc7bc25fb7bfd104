/// Finds what an author probably meant by a word that does not exist.
public enum NearMiss {
    /// The candidate closest to the word, if it is close enough to be a slip: at most a third of its letters differ.
    ///
    /// Distance after Damerau and Levenshtein (optimal string alignment): a letter wrong, missing, extra, or two swapped.
    public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.utf8.count / 3)
        var best: (distance: Int, candidate: String)?
        let letters = Array(word.lowercased().utf8)
        for candidate in candidates {
            guard abs(candidate.utf8.count - letters.count) <= limit + 2 else { continue }
            let other = Array(candidate.lowercased().utf8)
            guard abs(other.count - letters.count) <= limit else { continue }
            let distance = distance(letters, other)
            guard distance <= limit else { continue }
            if let current = best, (current.distance, current.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1..<(left.count + 1) {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1..<(right.count + 1) {
                let same = left[row - 1] == right[column - 1]
                current[column] = min(
                    previous[column] + 1,
                    current[column - 1] + 1,
                    previous[column - 1] + (same ? 0 : 1)
                )
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
