/// Ids that raw HTML sets, kept apart from those of headings.
public enum RawIDPrefix {
    /// The prefix of such ids on pages, as GitHub writes it, so that no heading has the same id.
    public static let standard = "user-content-"
}
