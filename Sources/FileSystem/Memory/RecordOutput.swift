import Support

/// The hash of a record, which is made piece by piece: of stretches of a megabyte, each on top of the one before.
struct RecordHash {
    /// In bytes.
    static let stretch = 1 << 20

    private(set) var value: UInt64 = 0

    /// - Parameter bytes: whole stretches, or all that is left.
    mutating func add(_ bytes: ArraySlice<UInt8>) {
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: Self.stretch) {
            value = MurmurHash.of(bytes[start..<min(start + Self.stretch, bytes.endIndex)], seed: value)
        }
    }
}

/// A file that a record is written to, stretch by stretch.
final class RecordOutput {
    private let descriptor: Int32
    private var content = RecordHash()
    /// Of what was written, in bytes.
    private(set) var size = 0
    /// Whether all could be written.
    private(set) var isWritten = true

    /// Of all that was added.
    var hash: UInt64 { content.value }

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a part of the record: whole stretches, or all that is left.
    func add(_ bytes: ArraySlice<UInt8>) {
        content.add(bytes)
        write(bytes)
    }

    /// Writes what is no part of the record.
    func write(_ bytes: ArraySlice<UInt8>) {
        isWritten = isWritten && FileSystem.writeAll(bytes, to: descriptor)
        size += bytes.count
    }

    /// Something of the record could not be written elsewhere.
    func fail() { isWritten = false }

    /// Writes as many whole stretches as there are, and leaves the rest.
    func takeStretches(of bytes: inout [UInt8]) {
        let end = bytes.count / RecordHash.stretch * RecordHash.stretch
        guard end > 0 else { return }
        add(bytes[..<end])
        bytes.removeFirst(end)
    }
}
