/// A value that one command leaves for the next, in a ``MemoryFile``.
///
/// These laws hold for all remembered values:
/// - A key holds, by content, everything that went into the value: texts, settings, the program, the compiler. So no value is
///   ever removed because it is old; a command leaves values that it has not used out of what it writes.
/// - A file is trusted if it has the form of this version and a matching checksum. A checksum is no signature: courses come from
///   other people, so paths in remembered values are checked before they are used.
/// - A damaged, foreign or missing file costs time and nothing else.
/// - A result that was given up (no memory, no time, no compiler) is not remembered.
public protocol Remembered: Sendable {
    func write(to writer: inout RecordWriter)
    init(from reader: inout RecordReader) throws(RecordReader.Failure)
}

extension Remembered {
    /// - Returns: nil if the bytes are not those of one value and nothing else.
    public init?(remembered bytes: ArraySlice<UInt8>) { self.init(remembered: bytes, parts: nil) }

    fileprivate init?(remembered bytes: ArraySlice<UInt8>, parts: RecordParts?) {
        var reader = RecordReader(bytes, parts: parts)
        guard let value = try? Self(from: &reader), reader.isAtEnd else { return nil }
        self = value
    }

    public init?(remembered bytes: [UInt8]) { self.init(remembered: bytes[...]) }

    /// The bytes of the value, which ``init(remembered:)`` reads.
    public var rememberedBytes: [UInt8] {
        var writer = RecordWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension MemoryFile {
    /// Returns the stored value and its hash; nil if there is no valid one.
    public func value<Value: Remembered>(_ type: Value.Type) -> (value: Value, hash: UInt64)? {
        read().flatMap { kept in Value(remembered: kept.bytes, parts: parts).map { ($0, kept.hash) } }
    }
}
