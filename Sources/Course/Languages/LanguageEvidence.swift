/// The small words and the letters of a text, which tell its language.
package struct LanguageEvidence: Sendable {
    /// The numbers of words that belong to one language only, by language.
    package private(set) var counts: [Int] = []
    /// For each language, a bit for each different word of it.
    private var kinds: [UInt64] = []
    /// The number of all words.
    var words = 0
    /// The number of bytes of Latin letters.
    var latinBytes = 0
    /// The number of bytes of letters of other scripts.
    package internal(set) var otherBytes = 0

    package init() {}

    /// True if at least so many words belong to one of the languages.
    package func has(_ needed: Int) -> Bool { counts.contains { $0 >= needed } }

    /// The number of different words of a language, at least.
    func distinct(_ language: Int) -> Int { kinds[language].nonzeroBitCount }

    mutating func reserve(_ languages: Int) {
        guard counts.count != languages else { return }
        counts = Array(repeating: 0, count: languages)
        kinds = Array(repeating: 0, count: languages)
    }

    mutating func add(_ word: UInt64, of language: Int) {
        counts[language] += 1
        kinds[language] |= 1 << ((word &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// Adds what another text tells.
    package mutating func add(_ other: LanguageEvidence) {
        // A text that was never counted knows no languages.
        guard !other.counts.isEmpty else { return }
        reserve(other.counts.count)
        for index in other.counts.indices {
            counts[index] += other.counts[index]
            kinds[index] |= other.kinds[index]
        }
        words += other.words
        latinBytes += other.latinBytes
        otherBytes += other.otherBytes
    }

    /// Forgets all words.
    package mutating func removeAll() {
        for index in counts.indices { (counts[index], kinds[index]) = (0, 0) }
        (words, latinBytes, otherBytes) = (0, 0, 0)
    }
}
