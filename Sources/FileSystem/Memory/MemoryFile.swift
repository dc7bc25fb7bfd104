import Diagnostics
import Support

/// A file in a folder of its own below a course, in which one command leaves a value for the next.
///
/// It begins with a line that names its form and ends with a hash of the bytes between: a file that is damaged, was left by
/// another version, or doesn't exist counts as empty. Neither the file nor its folder may be a symbolic link: courses come from
/// other people, and such a file may come with one.
public struct MemoryFile: Sendable {
    private let path: String
    private let form: String

    private var head: String { form + "\n" }

    /// - Parameter form: the name of the file's form; it changes with the form of the stored bytes.
    public init(_ path: String, form: String) { (self.path, self.form) = (path, form) }

    /// Returns the stored bytes and their hash; nil if there are no valid ones.
    public func read() -> (bytes: ArraySlice<UInt8>, hash: UInt64)? {
        guard let file = contents(), file.count >= head.utf8.count + Self.hashLength, file.starts(with: head.utf8)
        else { return nil }
        let bytes = file[head.utf8.count..<file.count - Self.hashLength]
        var hash = RecordHash()
        hash.add(bytes)
        return file[bytes.endIndex...].elementsEqual(hash.value.sixteenDigits.utf8) ? (bytes, hash.value) : nil
    }

    /// Replaces the stored bytes atomically; a file that holds the same bytes already is left alone.
    ///
    /// - Returns: the hash of the bytes.
    @discardableResult
    public func write(_ bytes: [UInt8]) throws(FileError) -> UInt64 {
        try write { output in output.add(bytes[...]) }
    }

    /// Replaces the stored value, like ``write(_:)``. The bytes of a large value are never in memory as a whole.
    ///
    /// - Returns: the hash of the value's bytes.
    @discardableResult
    public func keep(_ value: some Remembered) throws(FileError) -> UInt64 {
        try write { output in
            var writer = RecordWriter(to: output)
            value.write(to: &writer)
            output.add(writer.bytes[...])
        }
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
