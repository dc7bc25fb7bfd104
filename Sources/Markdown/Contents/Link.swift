import Diagnostics

/// A link or an image.
public struct Link: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// `[text](destination)`, `[text][label]`, `[label]`
        case link
        /// `![text](destination)` and its reference forms
        case image
        /// `<https://…>` and bare addresses (GFM "Autolinks (extension)")
        case autolink
        /// DocC's `<doc:Name>` and `[text](doc:Name)`
        case doc
        /// DocC's links to symbols, in double backticks; the destination is the symbol's path.
        case symbol
    }

    enum Form: Sendable, Hashable { case inline, reference, autolink }

    public let node: NodeID
    public let kind: Kind
    /// The destination after backslash escapes and character references are resolved; no percent-encoding is added.
    public let destination: String
    public let title: String?
    /// The words shown: a link's text, an image's description.
    public let text: String
    /// The whole construct in the file; an empty range at the start of the surrounding block if its place is unknown.
    public let range: SourceRange
    /// The destination in the file, without angle brackets; nil for reference links and if its place is unknown.
    public let destinationRange: SourceRange?
}
