/// Finds which of a course's languages a text is written in, by the small words it can't do without.
///
/// It gives no answer for a text with too few of such words.
package struct LanguageDetector: Sendable {
    /// The language of each word that belongs to only one of the languages, as an index into ``languages``.
    private let owners: WordOwners
    private let languages: [String]

    /// - Parameter languages: language tags; a language whose words are not known takes no part.
    package init(_ languages: [String]) {
        self.languages = languages
        var owner: [UInt64: Int] = [:]
        var shared: Set<UInt64> = []
        for (index, language) in languages.enumerated() {
            let words = FunctionWords.byLanguage[String(language.prefix { $0 != "-" })] ?? []
            for word in words.compactMap(Self.packed) {
                if owner[word] != nil { shared.insert(word) }
                owner[word] = index
            }
        }
        owners = WordOwners(owner.filter { !shared.contains($0.key) })
    }

    /// A word of up to eight bytes in one integer; nil for a longer one.
    private static func packed(_ word: String) -> UInt64? {
        word.utf8.count <= 8 ? word.utf8.reduce(0) { $0 << 8 | UInt64($1) } : nil
    }

    /// Adds the numbers of a text's words that belong to one language only, by language.
    package func count(_ text: some Collection<UInt8>, into counts: inout [Int]) {
        if counts.count != languages.count { counts = Array(repeating: 0, count: languages.count) }
        let done: Void? = text.withContiguousStorageIfAvailable { count($0, into: &counts) }
        if done == nil { Array(text).withUnsafeBufferPointer { count($0, into: &counts) } }
    }

    private func count(_ text: UnsafeBufferPointer<UInt8>, into counts: inout [Int]) {
        var word: UInt64 = 0
        var length = 0
        for index in 0...text.count {
            let byte = index < text.count ? text[index] : UInt8(ascii: " ")
            let isLetter = byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if isLetter || byte == UInt8(ascii: "'") {
                length += 1
                word = word << 8 | UInt64(byte < 0x80 ? byte | 0x20 : byte)
                continue
            }
            if length > 0, length <= 8, let owner = owners[word] { counts[owner] += 1 }
            (word, length) = (0, 0)
        }
    }

    /// The language that a text seems to be in instead of its own; nil if it may well be in its own.
    ///
    /// - Parameter counts: the result of ``count(_:into:)``.
    /// - Parameter needed: the least number of words of the other language.
    package func foreignLanguage(_ counts: [Int], own: String, needed: Int) -> String? {
        guard let index = languages.firstIndex(of: own), index < counts.count,
            let other = counts.indices.filter({ $0 != index }).max(by: { counts[$0] < counts[$1] })
        else { return nil }
        let (mine, foreign) = (counts[index], counts[other])
        guard foreign >= needed, foreign >= 4 * mine, mine < needed || foreign >= 8 * mine else { return nil }
        return languages[other]
    }

    /// The language that a short text seems to be in instead of its own; nil if it may well be in its own.
    package func foreignLanguage(of text: String, own: String) -> String? {
        var counts: [Int] = []
        count(text.utf8, into: &counts)
        return foreignLanguage(counts, own: own, needed: 2)
    }
}

/// The languages of words, in a hash table: each word of a text costs one or two look-ups.
private struct WordOwners: Sendable {
    /// Words and their languages, each at the index that its bits give or at the next free one; 0 is no word.
    private var places: [(word: UInt64, owner: Int)]
    private let shift: UInt64

    init(_ owners: [UInt64: Int]) {
        let bits = Int.bitWidth - (4 * owners.count + 1).leadingZeroBitCount
        shift = UInt64(64 - bits)
        places = Array(repeating: (0, 0), count: 1 << bits)
        for (word, owner) in owners { places[place(of: word)] = (word, owner) }
    }

    subscript(word: UInt64) -> Int? {
        let found = places[place(of: word)]
        return found.word == word ? found.owner : nil
    }

    /// The index of a word in the table, or the free index at which it would stand.
    private func place(of word: UInt64) -> Int {
        // Multiplying by the golden ratio's bits spreads words over the table (Knuth: The Art of Computer Programming, 6.4).
        var place = Int((word &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while places[place].word != word, places[place].word != 0 { place = (place + 1) & (places.count - 1) }
        return place
    }
}
