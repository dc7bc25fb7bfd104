/// The purpose of a course's file that is no page.
package enum CatalogueFile {
    /// A file that is published: a picture, a download.
    case published
    /// A file for DocC itself, which no page can show.
    case setting

    /// - Parameter path: relative to the course.
    package init(_ path: String) {
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
