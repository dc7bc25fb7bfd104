/// Numbers words, each once, in the order in which they are first met.
struct WordTable: Sendable {
    private(set) var bytes: [UInt8] = []
    private var ends: [Int32] = []
    private(set) var hashes: [UInt32] = []
    /// The number of a word plus one, by the lower bits of its hash, or the next free place.
    private var slots = [Int32](repeating: 0, count: 256)

    var count: Int { ends.count }

    func word(_ number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
    }

    mutating func number(of word: ArraySlice<UInt8>) -> Int { number(of: word, hash: Self.hash(word)) }

    mutating func number(of word: ArraySlice<UInt8>, hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, self.word(number) == word { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        bytes.append(contentsOf: word)
        ends.append(Int32(bytes.count))
        hashes.append(hash)
        slots[slot] = Int32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 4)
        for number in 0..<count {
            var slot = Int(hashes[number]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }

    /// FNV-1a, 32 bits.
    private static func hash(_ word: ArraySlice<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811c_9dc5
        for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }
}
