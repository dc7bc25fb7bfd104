/// What a file of a course that is no page is for.
enum CatalogueFile {
    /// A picture, a download.
    case published
    /// For DocC itself, which no page can show.
    case setting

    /// - Parameter path: relative to the course.
    init(_ path: String) {
        let name = CoursePath.name(of: path).lowercased()
        if !CataloguePath.isCatalogue(CoursePath.folder(of: path)) {
            self = .published
        } else if ["info.plist", "theme-settings.json", "header.html", "footer.html"].contains(name)
            || name.hasSuffix(".symbols.json")
        {
            self = .setting
        } else {
            self = .published
        }
    }
}
