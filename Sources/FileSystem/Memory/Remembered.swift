/// A value that one command leaves for the next, in a ``MemoryFile``.
///
/// These laws hold for all that is remembered:
/// - A key holds all that went in, by its content: texts, settings, the program, the compiler. So nothing is ever thrown away
///   because it is old; what a command has not used, it leaves out of what it writes.
/// - Trusted is what has the form of this version and its checksum. A checksum is no signature: courses come from other people,
///   so paths in what is remembered are looked at before they are used.
/// - What is damaged, foreign or missing costs time and nothing else.
/// - What was given up (no memory, no time, no compiler) is not remembered.
public protocol Remembered: Sendable {
    func write(to writer: inout RecordWriter)
    init(from reader: inout RecordReader) throws(RecordReader.Failure)
}

extension Remembered {
    /// - Returns: nil for bytes that no value left, or not alone.
    public init?(remembered bytes: ArraySlice<UInt8>) { self.init(remembered: bytes, parts: nil) }

    fileprivate init?(remembered bytes: ArraySlice<UInt8>, parts: RecordParts?) {
        var reader = RecordReader(bytes, parts: parts)
        guard let value = try? Self(from: &reader), reader.isAtEnd else { return nil }
        self = value
    }

    public init?(remembered bytes: [UInt8]) { self.init(remembered: bytes[...]) }

    /// What ``init(remembered:)`` reads.
    public var rememberedBytes: [UInt8] {
        var writer = RecordWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension MemoryFile {
    /// What was kept, and its hash.
    public func value<Value: Remembered>(_ type: Value.Type) -> (value: Value, hash: UInt64)? {
        read().flatMap { kept in Value(remembered: kept.bytes, parts: parts).map { ($0, kept.hash) } }
    }
}
