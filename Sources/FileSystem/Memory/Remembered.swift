/// A cached value: one command leaves it for the next, in a ``MemoryFile``.
///
/// These laws hold for all cached values, in files and in the preview's memory. Each has its reason, and what would go wrong.
///
/// 1. **What is made from the cache equals what is made from nothing.** Nobody can tell a stale page from a right one. If a build
///    reused the page beside a changed lesson, it would show the old title in its navigation until somebody deleted `.glosa/`.
///    Random edits compare the two after every step.
/// 2. **A key holds, by content, everything that went into the value**: texts, settings, the program, the compiler. Times and
///    names are no content: `git checkout` gives old files new times. Without the compiler in the key, an update of Xcode would
///    leave the errors of the former one.
/// 3. **A value is stored whole.** What is left out gets its default when it is read. Without the number of samples that nobody
///    judged, the second build of a course would count fewer samples than the first.
/// 4. **No value is removed because it is old**; a command leaves out what it has not used. With an age, a check on Monday would
///    compile again what Friday's knew.
/// 5. **A file is trusted if it names this form and its checksum matches, and no further.** A checksum is no signature, and
///    courses come from other people: paths in values are checked before they are used, or a course could have any file of a
///    reader's machine published.
/// 6. **A file that is damaged, foreign or missing costs time and nothing else.** It may be cut off by a full disk; a command that
///    failed then would fail until somebody knew which file to delete.
/// 7. **A result that was given up is not stored**: no memory, no time, no compiler. Otherwise a check on a busy machine would
///    leave “not judged” for all later ones.
public protocol Remembered: Sendable {
    func write(to writer: inout RecordWriter)
    init(from reader: inout RecordReader) throws(RecordReader.Failure)
}

extension Remembered {
    /// - Returns: nil if the bytes are not those of one value and nothing else.
    public init?(remembered bytes: ArraySlice<UInt8>) {
        var reader = RecordReader(bytes)
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
        read().flatMap { kept in Value(remembered: kept.bytes).map { ($0, kept.hash) } }
    }
}
