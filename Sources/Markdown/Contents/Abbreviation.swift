import Diagnostics

/// The long form of a word that a document uses: a line `*[HTML]: Hypertext Markup Language`.
public struct Abbreviation: Sendable, Hashable {
    public let word: String
    public let expansion: String
    /// The word in the file, without brackets.
    public let range: SourceRange
}
