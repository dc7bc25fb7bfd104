import Diagnostics

/// A drawn diagram.
public struct DiagramResult: Sendable {
    /// The address of a `click`.
    public struct Link: Sendable, Hashable {
        /// As written.
        public let href: String
        public let range: SourceRange
    }

    /// The drawing; nil where an error among the diagnostics says why there is none.
    public let svg: String?
    /// The diagram in words, in the language asked for: what it holds and what leads where.
    public let outline: String
    public let diagnostics: [Diagnostic]
    /// Every address that became a link, for callers that check links.
    public let links: [Link]
}
