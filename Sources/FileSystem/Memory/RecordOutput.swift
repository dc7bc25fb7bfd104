import Support

/// The hash of a record, computed piece by piece: over stretches of a megabyte, each seeded with the hash of those before.
struct RecordHash {
    /// The length of a stretch in bytes.
    static let stretch = 1 << 20

    private(set) var value: UInt64 = 0

    /// - Parameter bytes: whole stretches, or the rest of the record.
    mutating func add(_ bytes: ArraySlice<UInt8>) {
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: Self.stretch) {
            value = MurmurHash.of(bytes[start..<min(start + Self.stretch, bytes.endIndex)], seed: value)
        }
    }
}

/// The output of a record to a file, stretch by stretch.
final class RecordOutput {
    private let descriptor: Int32
    private var content = RecordHash()
    /// The number of bytes written.
    private(set) var size = 0
    /// True if all bytes could be written.
    private(set) var isWritten = true

    /// The hash of the record's bytes added so far.
    var hash: UInt64 { content.value }

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a part of the record: whole stretches, or the rest of it.
    func add(_ bytes: ArraySlice<UInt8>) {
        content.add(bytes)
        write(bytes)
    }

    /// Writes bytes that are no part of the record.
    func write(_ bytes: ArraySlice<UInt8>) {
        isWritten = isWritten && FileSystem.writeAll(bytes, to: descriptor)
        size += bytes.count
    }

    /// Writes as many whole stretches as there are, and leaves the rest in `bytes`.
    func takeStretches(of bytes: inout [UInt8]) {
        let end = bytes.count / RecordHash.stretch * RecordHash.stretch
        guard end > 0 else { return }
        add(bytes[..<end])
        bytes.removeFirst(end)
    }
}
