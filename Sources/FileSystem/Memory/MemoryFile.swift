import Diagnostics
import Support

/// A file in a folder of its own below a course, in which one command leaves something for the next.
///
/// It begins with a line that names its form and ends with a hash of what stands between: what is damaged, was left by another
/// version, or isn't there is as good as none. Neither the file nor its folder may be a symbolic link: courses come from other
/// people, and what is left lies in them.
public struct MemoryFile: Sendable {
    private let path: String
    private let form: String

    private var head: String { form + "\n" }
    var parts: RecordParts { RecordParts(path: path, form: form) }

    /// - Parameter form: changes with the form of what is kept.
    public init(_ path: String, form: String) { (self.path, self.form) = (path, form) }

    /// What was kept, and its hash.
    public func read() -> (bytes: ArraySlice<UInt8>, hash: UInt64)? {
        guard let file = contents(), file.count >= head.utf8.count + Self.hashLength, file.starts(with: head.utf8)
        else { return nil }
        let bytes = file[head.utf8.count..<file.count - Self.hashLength]
        var hash = RecordHash()
        hash.add(bytes)
        return file[bytes.endIndex...].elementsEqual(hash.value.sixteenDigits.utf8) ? (bytes, hash.value) : nil
    }

    /// Puts bytes in the place of what was kept, at a stroke; what holds the same already is left alone.
    ///
    /// - Returns: their hash.
    @discardableResult
    public func write(_ bytes: [UInt8]) throws(FileError) -> UInt64 {
        try write { output in output.add(bytes[...]) }
    }

    /// Puts a value in the place of what was kept, as ``write(_:)`` does. A large one is never in memory as a whole.
    ///
    /// - Returns: the hash of its bytes.
    @discardableResult
    public func keep(_ value: some Remembered) throws(FileError) -> UInt64 {
        var kept: Set<UInt64> = []
        let hash = try write { output in
            var writer = RecordWriter(to: output, parts: parts)
            value.write(to: &writer)
            output.add(writer.bytes[...])
            kept = writer.keptParts
        }
        parts.remove(exceptFor: kept)
        return hash
    }

    private func write(_ content: (RecordOutput) -> Void) throws(FileError) -> UInt64 {
        try FileSystem.makeFolder(FileSystem.split(path).folder)
        var hash: UInt64 = 0
        try FileSystem.writeAtOnce(to: path) { descriptor in
            let output = RecordOutput(descriptor)
            output.write(Array(head.utf8)[...])
            content(output)
            hash = output.hash
            output.write(Array(hash.sixteenDigits.utf8)[...])
            guard output.isWritten else { return .failed }
            let mayBeSame = (try? FileSystem.status(of: path))?.size == output.size
            return mayBeSame && read()?.hash == hash ? .unneeded : .written
        }
        return hash
    }

    private static let hashLength = 16

    private func contents() -> [UInt8]? { try? FileSystem.readUnlinked(path) }
}
