/// The languages of words, in a hash table: each word of a text costs one or two look-ups.
struct WordOwners: Sendable {
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
