import Diagnostics
import FileSystem
import Support

/// A file as it is sent.
struct ServedFile: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// Read while it is sent: it may be large.
        case file(OpenFile)
    }

    let content: Content
    let type: String
    /// The entity tag, quotes and all: another one for other bytes. Nil where nothing tells them apart yet.
    let tag: String?

    init(bytes: [UInt8], type: String) {
        content = .bytes(bytes)
        self.type = type
        tag = "\"\(StableHash(bytes).text)\""
    }

    /// - Parameters:
    ///   - path: below the site's root.
    ///   - now: nanoseconds since 1970.
    init(_ file: OpenFile, path: String, now: Int64) {
        content = .file(file)
        type = ContentType.of(path)
        tag = Self.tag(of: file.identity, path: path, now: now)
    }

    /// A tag that costs no look at the bytes.
    ///
    /// Systems give times in steps: a file that was written just now may be written again without its time showing it.
    static func tag(of file: FileSystem.Identity, path: String, now: Int64) -> String? {
        guard file.written < now - 50_000_000 else { return nil }
        return "\"\(StableHash("\(file.number) \(file.size) \(file.written) \(path)".utf8).text)\""
    }

    /// In bytes.
    var count: Int {
        switch content {
        case .bytes(let bytes): bytes.count
        case .file(let file): Int(file.identity.size)
        }
    }

    /// Whether the query names the bytes, so that they never change below this address.
    func isFingerprinted(_ query: String) -> Bool { query.hasPrefix("v=") }
}
