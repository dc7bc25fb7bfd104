/// A place in a file: half-open byte offsets, counted from 0.
public struct SourceRange: Sendable, Hashable {
    /// The path of the ``SourceFile``.
    public let path: String
    /// The range of bytes; empty for a point between two characters.
    public let bytes: Range<Int>

    public init(path: String, bytes: Range<Int>) {
        self.path = path
        self.bytes = bytes
    }
}
