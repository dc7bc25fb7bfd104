/// A growing buffer of bytes, like an array but several times faster; drawings consist of thousands of pieces of a few bytes.
struct DrawingBytes: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// Makes room for a number of bytes, which the caller then has to write.
    ///
    /// - Returns: the address at which to write them; not to be kept.
    private mutating func extend(by length: Int) -> UnsafeMutablePointer<UInt8> {
        if count + length > capacity { grow(to: count + length) }
        defer { count += length }
        return start + count
    }

    private mutating func grow(to least: Int) {
        capacity = max(least, capacity * 2)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }

    mutating func append(_ byte: UInt8) { extend(by: 1).initialize(to: byte) }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        extend(by: bytes.count).initialize(from: first, count: bytes.count)
    }

    /// Appends the digits of a number, 0 or more.
    mutating func append(digitsOf value: Int) {
        var length = 1
        var rest = value
        while rest >= 10 {
            length += 1
            rest /= 10
        }
        let digits = extend(by: length)
        rest = value
        for place in stride(from: length - 1, through: 0, by: -1) {
            (digits + place).initialize(to: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
    }

    /// Returns the bytes of a range as a text.
    func text(_ range: Range<Int>) -> String {
        let bytes = UnsafeBufferPointer(start: start, count: count)
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
