/// A file of the finished site.
package struct OutputFile: Sendable {
    /// The path below the site's root, with `/` between its parts.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
