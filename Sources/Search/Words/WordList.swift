/// Words by their numbers, one behind the other in one array.
public struct WordList: Sendable {
    public private(set) var letters: [UInt8] = []
    /// The end of each word in ``letters``.
    public private(set) var ends: [Int32] = []

    public init() {}

    init(room: Int) {
        letters.reserveCapacity(room * 8)
        ends.reserveCapacity(room)
    }

    /// - Returns: nil if the ends don't fit the letters.
    public init?(letters: [UInt8], ends: [Int32]) {
        guard zip([0] + ends, ends).allSatisfy({ $0 <= $1 }), Int(ends.last ?? 0) == letters.count else { return nil }
        (self.letters, self.ends) = (letters, ends)
    }

    var count: Int { ends.count }

    subscript(number: Int) -> ArraySlice<UInt8> { letters[range(number)] }

    func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

    mutating func append(_ word: UnsafeBufferPointer<UInt8>) {
        letters.append(contentsOf: word)
        ends.append(Int32(letters.count))
    }
}
