/// Ids that belong to pages themselves: those of a theme's elements, of footnotes and of drawings.
public enum OwnID {
    /// The prefix of all these ids. Slugs of headings hold no dot, and no text gets an id with this prefix.
    public static let prefix = "glosa."

    /// Returns the id of an element of the page.
    public static func of(_ name: String) -> String { prefix + name }
}
