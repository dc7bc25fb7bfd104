/// Facts about this very program.
public enum Glosa {
    public static let version = "0.1.0"
    /// What pages name as their maker.
    public static let generator = "Glosa \(version)"
}
