import Diagnostics

/// A heading and the names under which links reach it.
public struct Heading: Sendable, Hashable {
    public let node: NodeID
    /// The level, from 1 to 6.
    public let level: Int
    /// The heading's words without markup and without `{#id}`.
    public let plainText: String
    /// The id in `{#id}` at the heading's end; nil if there is none, or if it is taken.
    public let explicitID: String?
    /// The anchor GitHub gives the heading, unique in the document.
    public let slug: String
    /// The heading's lines in the file.
    public let range: SourceRange

    /// The anchor that the heading has in HTML.
    public var anchor: String { explicitID ?? slug }
}
