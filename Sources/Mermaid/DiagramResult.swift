import Diagnostics

/// A drawn diagram.
public struct DiagramResult: Sendable {
    /// The address of a `click`.
    public struct Link: Sendable, Hashable {
        /// The address as the author wrote it.
        public let href: String
        public let range: SourceRange
    }

    /// The drawing; nil if an error among the diagnostics says why there is none.
    public let svg: String?
    /// The diagram in words, in the language of the options: its parts and its connections.
    public let outline: String
    /// The sentences of the outline; the first says what the diagram is.
    public let sentences: [String]
    public let diagnostics: [Diagnostic]
    /// Every address that became a link, for callers that check links.
    public let links: [Link]
}
