/// A number for texts, by which they are found again: FNV-1a (Fowler, Noll, Vo) twice, 128 bits together.
struct ContentHash: Hashable, Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    init() {}

    init(_ texts: String...) {
        for text in texts { add(text.utf8) }
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second &* 0x100_0000_01b3) ^ UInt64(byte)
        }
        // Two texts side by side are not the same as one.
        first = (first ^ 0xFF) &* 0x100_0000_01b3
        second = (second &* 0x100_0000_01b3) ^ 0xFF
    }

    /// 32 digits of base 16.
    var text: String {
        [first, second].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
