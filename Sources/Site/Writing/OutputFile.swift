/// A file of the finished site.
public struct OutputFile: Sendable {
    /// The path below the site's root, with `/` between its parts.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
