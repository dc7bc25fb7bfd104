/// The names that programs give a meaning in a course's folder: private folders, Glosa's records, the marker of a built site,
/// folders of files that other generators publish at a site's root.
package enum ReservedNames {
    /// The folders of a course in which programs keep private files.
    package static let privateFolders = [".git", ".glosa"]

    /// The folders whose files other generators publish at the site's root: VitePress and Astro, Hugo and Docusaurus.
    package static let rootFolders = ["public", "static"]

    /// The files that commands write and that are committed, in the course's folder.
    package static let records = [evidence, reviews]

    /// The name of the file with the compiler's answers about the samples.
    package static let evidence = "glosa-evidence.json"

    /// The name of the file with the states of the originals that translations were last reviewed against.
    package static let reviews = "glosa-translations.json"

    /// The name of the file that marks a folder as a built site.
    package static let siteMarker = ".glosa-site"
}
