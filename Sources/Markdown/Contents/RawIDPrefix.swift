/// Ids that raw HTML sets, told apart from those of headings.
public enum RawIDPrefix {
    /// The prefix of such ids on pages, as GitHub writes it, so that none is a heading's.
    public static let standard = "user-content-"
}
