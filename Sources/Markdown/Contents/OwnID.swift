/// Ids that belong to pages themselves: those of a theme's elements, of footnotes and of drawings.
public enum OwnID {
    /// The beginning of each of them. Slugs of headings hold no dot, and no text gets an id that begins so.
    public static let prefix = "glosa."

    /// The id of an element of the page.
    public static func of(_ name: String) -> String { prefix + name }
}
