/// The names that Git and Glosa keep for themselves in a course's folder: private folders, Glosa's records, and the marker of a
/// built site.
package enum ReservedNames {
    /// The folders of a course in which programs keep private files.
    package static let privateFolders = [".git", ".glosa"]

    /// The files that commands write and that are committed, in the course's folder.
    package static let records = [evidence, reviews]

    /// The name of the file with the compiler's answers about the samples.
    package static let evidence = "glosa-evidence.json"

    /// The name of the file with the states of the originals that translations were last reviewed against.
    package static let reviews = "glosa-translations.json"

    /// The name of the file that marks a folder as a built site.
    package static let siteMarker = ".glosa-site"
}
