import Diagnostics
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file in a folder of its own below a course, in which one command leaves something for the next.
///
/// It begins with a line that names its form and a hash of the rest: what is damaged, was left by another version, or isn't
/// there is as good as none. Neither the file nor its folder may be a symbolic link: courses come from other people, and what
/// is left lies in them.
public struct MemoryFile: Sendable {
    private let path: String
    private let head: String

    /// - Parameter form: changes with the form of what is kept.
    public init(_ path: String, form: String) {
        self.path = path
        head = form + "\n"
    }

    /// What was kept, and its hash.
    public func read() -> (bytes: [UInt8], hash: UInt64)? {
        guard let file = contents(), file.starts(with: head.utf8) else { return nil }
        let bytes = Array(file.dropFirst(head.utf8.count + Self.hashLength))
        let hash = MurmurHash.of(bytes)
        let written = file.dropFirst(head.utf8.count).prefix(Self.hashLength)
        return written.elementsEqual(hash.sixteenDigits.utf8) ? (bytes, hash) : nil
    }

    /// Puts bytes in the place of what was kept, at a stroke; what holds the same already is left alone.
    ///
    /// - Returns: their hash.
    @discardableResult
    public func write(_ bytes: [UInt8]) throws(FileError) -> UInt64 {
        let hash = MurmurHash.of(bytes)
        // Side by side, not joined: records of large courses have tens of megabytes.
        let start = Array(head.utf8) + Array(hash.sixteenDigits.utf8)
        let folder = FileSystem.split(path).folder
        try FileSystem.makeFolder(folder)
        let isSame = (try? FileSystem.status(of: path))?.size == start.count + bytes.count && holds(start, bytes)
        if !isSame { try FileSystem.writeAtOnce([start, bytes], to: path, followsFolder: false) }
        return hash
    }

    private func holds(_ start: [UInt8], _ bytes: [UInt8]) -> Bool {
        guard let file = contents(), file.count == start.count + bytes.count else { return false }
        return file[..<start.count] == start[...] && file[start.count...] == bytes[...]
    }

    private static let hashLength = 16

    private func contents() -> [UInt8]? {
        let (parent, name) = FileSystem.split(path)
        guard let folder = try? FileSystem.openFolder(parent, followsLink: false) else { return nil }
        defer { close(folder) }
        let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return try? FileSystem.contents(of: file, path).bytes
    }
}
