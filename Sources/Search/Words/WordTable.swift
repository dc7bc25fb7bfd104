/// A table that numbers words, each once, in the order in which they are first met.
struct WordTable: Sendable {
    private(set) var words = WordList()
    private(set) var hashes: [UInt32] = []
    /// The slots of the hash table: a word's number plus one, at the lower bits of its hash or the next free slot; 0: free.
    private var slots = [Int32](repeating: 0, count: 512)

    init() {}

    /// - Parameter room: the number of words for which memory is reserved.
    init(room: Int) {
        words = WordList(room: room)
        hashes.reserveCapacity(room)
    }

    /// - Parameter words: the words, of which no two are equal.
    init(_ words: WordList) {
        self.words = words
        hashes = words.letters.withUnsafeBufferPointer { letters in
            (0..<words.count).map { Self.hash(UnsafeBufferPointer(rebasing: letters[words.range($0)])) }
        }
        makeSlots()
    }

    var count: Int { words.count }

    mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int { number(of: word, hash: Self.hash(word)) }

    mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, isSame(number, word) { return number }
            slot = (slot + 1) & mask
        }
        words.append(word)
        hashes.append(hash)
        slots[slot] = Int32(count)
        if count * 2 > slots.count { makeSlots() }
        return count - 1
    }

    private func isSame(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = words.range(number)
        guard range.count == word.count else { return false }
        return words.letters.withUnsafeBufferPointer { letters in
            for offset in 0..<word.count where letters[range.lowerBound + offset] != word[offset] { return false }
            return true
        }
    }

    private mutating func makeSlots() {
        var size = slots.count
        while size < count * 4 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
        for number in 0..<count {
            var slot = Int(hashes[number]) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Int32(number + 1)
        }
    }

    /// Returns the FNV-1a hash of a word, with 32 bits.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811c_9dc5
        for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}
