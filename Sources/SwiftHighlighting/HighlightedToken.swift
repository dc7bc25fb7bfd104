/// A stretch of source that the reader sees in one colour.
public struct HighlightedToken: Sendable, Hashable {
    /// The kind of a stretch, after swift-syntax's classification; other languages use the same kinds.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case keyword, type, string, number, comment, documentation, attribute, directive, label, regex
        case dollarIdentifier, placeholder
        /// Lines of a diff.
        case added, removed
    }

    public let kind: Kind
    /// Byte offsets in the source.
    public let bytes: Range<Int>

    public init(kind: Kind, bytes: Range<Int>) {
        self.kind = kind
        self.bytes = bytes
    }
}
