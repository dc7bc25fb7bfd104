import Support

/// Puts values one behind the other into bytes, for ``RecordReader`` to take out in the same order.
public struct RecordWriter: Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func add(_ number: Int) {
        bytes.appendLEB128(UInt64(bitPattern: Int64(number)))
    }

    /// Eight bytes, the lowest first.
    public mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    public mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    public mutating func add(_ text: String) {
        let utf8 = text.utf8
        add(utf8.count)
        bytes.append(contentsOf: utf8)
    }

    public mutating func add(bytes: some Collection<UInt8>) {
        add(bytes.count)
        self.bytes.append(contentsOf: bytes)
    }

    public mutating func add<Value>(_ value: Value?, _ write: (inout RecordWriter, Value) -> Void) {
        add(value != nil)
        if let value { write(&self, value) }
    }

    public mutating func add<Values: Collection>(
        _ values: Values,
        _ write: (inout RecordWriter, Values.Element) -> Void
    ) {
        add(values.count)
        for value in values { write(&self, value) }
    }

    public mutating func add(_ text: String?) { add(text) { $0.add($1) } }
    public mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }
    /// In an order of their own, so that equal sets give equal bytes.
    public mutating func add(_ texts: Set<String>) { add(texts.sorted()) }
}

/// Takes values out of bytes that ``RecordWriter`` put there.
public struct RecordReader: Sendable {
    /// The bytes end too early, or hold something else.
    public struct Failure: Error {
        public init() {}
    }

    private let bytes: [UInt8]
    private var offset = 0

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public var isAtEnd: Bool { offset == bytes.count }

    public mutating func int() throws(Failure) -> Int {
        guard let number = bytes.takeLEB128(at: &offset) else { throw Failure() }
        return Int(Int64(bitPattern: number))
    }

    public mutating func word() throws(Failure) -> UInt64 {
        guard bytes.count - offset >= 8 else { throw Failure() }
        defer { offset += 8 }
        return (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
    }

    public mutating func bool() throws(Failure) -> Bool { try byte() != 0 }

    public mutating func string() throws(Failure) -> String {
        let count = try int()
        guard count >= 0, count <= bytes.count - offset else { throw Failure() }
        defer { offset += count }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[offset..<(offset + count)]), as: UTF8.self)
        }
    }

    /// A stretch of the record itself.
    public mutating func byteSlice() throws(Failure) -> ArraySlice<UInt8> {
        let count = try int()
        guard count >= 0, count <= bytes.count - offset else { throw Failure() }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    public mutating func optional<Value>(
        _ read: (inout RecordReader) throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        try bool() ? try read(&self) : nil
    }

    public mutating func array<Value>(
        _ read: (inout RecordReader) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        let count = try int()
        // Each takes a byte at least.
        guard count >= 0, count <= bytes.count - offset else { throw Failure() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    public mutating func optionalString() throws(Failure) -> String? {
        try bool() ? try string() : nil
    }

    public mutating func strings() throws(Failure) -> [String] {
        try array { (reader) throws(Failure) in try reader.string() }
    }

    private mutating func byte() throws(Failure) -> UInt8 {
        guard offset < bytes.count else { throw Failure() }
        defer { offset += 1 }
        return bytes[offset]
    }
}
