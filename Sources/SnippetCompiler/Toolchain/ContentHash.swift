import Diagnostics
import Support

/// A number for texts, by which they are found again: 128 bits, as two hashes of different beginnings.
struct ContentHash: Hashable, Sendable {
    private var first = StableHash()
    private var second = StableHash(start: 0x6c62_272e_07bb_0142)

    init() {}

    init(_ texts: String...) {
        for text in texts { add(text.utf8) }
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first.add(byte)
            second.add(byte)
        }
        // Two texts side by side are not the same as one.
        first.add(0xFF)
        second.add(0xFF)
    }

    /// 32 digits of base 16.
    var text: String { first.text + second.text }
}
