import Diagnostics
import FileSystem
import Support

/// A file to be served.
struct ServedFile: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// An open file, read while it is sent: it may be large.
        case file(OpenFile)
    }

    let content: Content
    let type: String
    /// The entity tag with its quotes; other bytes have another tag. Nil while versions of the file can't be told apart yet.
    let tag: String?

    init(bytes: [UInt8], type: String) {
        content = .bytes(bytes)
        self.type = type
        tag = "\"\(StableHash(bytes).text)\""
    }

    /// - Parameters:
    ///   - path: the file's path below the site's root.
    ///   - now: the current time, in nanoseconds since 1970.
    init(_ file: OpenFile, path: String, now: Int64) {
        content = .file(file)
        type = ContentType.of(path)
        tag = Self.tag(of: file.identity, path: path, now: now)
    }

    /// Returns a tag without reading the bytes; nil for a file that was written within the last 50 milliseconds.
    ///
    /// Systems give times in steps: a file that was written just now may be written again with the same time.
    static func tag(of file: FileSystem.Identity, path: String, now: Int64) -> String? {
        guard file.written < now - 50_000_000 else { return nil }
        return "\"\(StableHash("\(file.number) \(file.size) \(file.written) \(path)".utf8).text)\""
    }

    /// The length in bytes.
    var count: Int {
        switch content {
        case .bytes(let bytes): bytes.count
        case .file(let file): Int(file.identity.size)
        }
    }

    /// Returns true if the query identifies the bytes, so that they never change at this address.
    func isFingerprinted(_ query: String) -> Bool { query.hasPrefix("v=") }
}
