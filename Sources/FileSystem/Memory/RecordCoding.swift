import Support

/// A writer that puts values one behind the other into bytes, for ``RecordReader`` to take out in the same order.
///
/// Generic functions here can be inlined: each module has values of its own, and to write each part of a value through a witness
/// table takes as long again as to write its bytes.
public struct RecordWriter {
    /// The bytes of the record, or those that have not gone to the file yet.
    public private(set) var bytes: [UInt8] = []
    private var lastPath = ""
    private let output: RecordOutput?

    /// - Parameter room: the approximate number of bytes to come.
    public init(room: Int = 0) {
        output = nil
        if room > 0 { bytes.reserveCapacity(room) }
    }

    /// - Parameter output: gets the bytes as soon as there are many.
    init(to output: RecordOutput) { self.output = output }

    @inlinable
    public mutating func add<each Value: Remembered>(_ values: repeat each Value) {
        repeat (each values).write(to: &self)
    }

    /// Appends a number that is usually small.
    @usableFromInline
    mutating func add(small number: Int) {
        bytes.appendLEB128(UInt64(bitPattern: Int64(number)))
    }

    /// Appends a number as eight bytes, the lowest first.
    @usableFromInline
    mutating func add(word number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    @usableFromInline
    mutating func add(flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// - Parameter bytes: the bytes of a text or of another record.
    public mutating func add(bytes: some Collection<UInt8>) {
        add(small: bytes.count)
        guard let output else { return self.bytes.append(contentsOf: bytes) }
        // A large text goes out in pieces: it is in memory already.
        var rest = bytes[...]
        while !rest.isEmpty {
            self.bytes.append(contentsOf: rest.prefix(RecordHash.stretch))
            rest = rest.dropFirst(RecordHash.stretch)
            output.takeStretches(of: &self.bytes)
        }
    }

    /// Appends a path that is often the same as the one before.
    public mutating func add(path: String) {
        add(flag: path == lastPath)
        guard path != lastPath else { return }
        lastPath = path
        add(bytes: path.utf8)
    }
}

/// A reader that takes values out of bytes written by ``RecordWriter``.
public struct RecordReader: Sendable {
    /// The failure of reading: the bytes end too early, or hold something else.
    public struct Failure: Error {
        public init() {}
    }

    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    private var lastPath = ""

    public init(_ bytes: ArraySlice<UInt8>) { (self.bytes, offset) = (bytes, bytes.startIndex) }

    public var isAtEnd: Bool { offset == bytes.endIndex }

    @inlinable
    public mutating func take<Value: Remembered>(_ type: Value.Type = Value.self) throws(Failure) -> Value {
        try Value(from: &self)
    }

    @usableFromInline
    mutating func small() throws(Failure) -> Int {
        guard let number = bytes.takeLEB128(at: &offset) else { throw Failure() }
        return Int(Int64(bitPattern: number))
    }

    @usableFromInline
    mutating func word() throws(Failure) -> UInt64 {
        guard bytes.endIndex - offset >= 8 else { throw Failure() }
        defer { offset += 8 }
        return (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
    }

    @usableFromInline
    mutating func flag() throws(Failure) -> Bool {
        guard offset < bytes.endIndex else { throw Failure() }
        defer { offset += 1 }
        return bytes[offset] != 0
    }

    /// Takes the number of values that follow; each takes at least a byte.
    @usableFromInline
    mutating func count() throws(Failure) -> Int {
        let count = try small()
        guard count >= 0, count <= bytes.endIndex - offset else { throw Failure() }
        return count
    }

    /// Takes a byte string as a slice of the record itself.
    public mutating func byteSlice() throws(Failure) -> ArraySlice<UInt8> {
        let count = try count()
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    /// Takes the bytes of a text. Long runs of combining marks are refused: no course has them, and they take long to compare.
    @usableFromInline
    mutating func textSlice() throws(Failure) -> ArraySlice<UInt8> {
        let slice = try byteSlice()
        guard slice.withUnsafeBufferPointer({ $0.excessMarks() }) == nil else { throw Failure() }
        return slice
    }

    /// Takes a list of byte strings, as long as it was written.
    public mutating func byteSlices() throws(Failure) -> [ArraySlice<UInt8>] {
        var slices: [ArraySlice<UInt8>] = []
        for _ in 0..<(try count()) { slices.append(try byteSlice()) }
        return slices
    }

    public mutating func path() throws(Failure) -> String {
        if try !flag() { lastPath = String(decoding: try textSlice(), as: UTF8.self) }
        return lastPath
    }
}
