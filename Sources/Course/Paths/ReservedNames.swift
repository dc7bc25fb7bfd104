/// Names of files and folders that programs keep for themselves.
public enum ReservedNames {
    /// Folders of a course that programs keep things in which are nobody else's business.
    public static let privateFolders = [".git", ".glosa"]

    /// The files that commands write and that are committed, in the course's folder.
    static let records = [evidence, reviews]

    /// What the compiler has said of the samples.
    package static let evidence = "glosa-evidence.json"

    /// What each translation was last reviewed against.
    package static let reviews = "glosa-translations.json"

    /// The file that tells a site from other folders.
    public static let siteMarker = ".glosa-site"
}
