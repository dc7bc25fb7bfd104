/// FNV-1a, 64 bits (Fowler, Noll, Vo): the same number for the same bytes, on every machine and in every run.
public struct StableHash: Sendable, Hashable {
    public private(set) var value: UInt64

    /// - Parameter start: the initial value; another one gives an independent hash of the same bytes.
    public init(start: UInt64 = 0xcbf2_9ce4_8422_2325) {
        value = start
    }

    public init(_ bytes: some Sequence<UInt8>) {
        self.init()
        add(bytes)
    }

    public mutating func add(_ bytes: some Sequence<UInt8>) {
        // This is one loop over plain memory: whole courses are hashed.
        let hash = bytes.withContiguousStorageIfAvailable { [value] buffer in
            buffer.reduce(value) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        if let hash { value = hash } else { for byte in bytes { add(byte) } }
    }

    public mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// The hash as sixteen hexadecimal digits.
    public var text: String { value.sixteenDigits }
}
