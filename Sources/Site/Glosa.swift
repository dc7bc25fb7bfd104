/// Facts about Glosa itself.
public enum Glosa {
    public static let version = "0.1.0"
    /// The repository that Glosa is published in, as account and name. No account is chosen yet: whoever writes a workflow
    /// replaces `OWNER`.
    public static let repository = "OWNER/glosa"
    /// The name that pages state as their generator.
    public static let generator = "Glosa \(version)"
}
