/// Facts about this very program.
public enum Glosa {
    public static let version = "0.1.0"
    /// Where it is published, as account and name. No account is chosen yet: whoever writes a workflow puts one in its place.
    public static let repository = "OWNER/glosa"
    /// What pages name as their maker.
    public static let generator = "Glosa \(version)"
}
