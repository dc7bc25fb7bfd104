/// Paths of pages below the site's root.
package enum PagePath {
    /// Returns the path of a lesson's page below the site's root, by its path below the language folder.
    ///
    /// - Parameters:
    ///   - language: the folder of the language's pages; empty for the site's root.
    ///   - isRoot: for a page of a catalogue, true if it is the first page, which its file's name doesn't tell;
    ///     nil for others.
    package static func lesson(at path: String, in language: String, isRoot: Bool? = nil) -> String {
        let folder = CoursePath.folder(of: path)
        if let isRoot {
            // A catalogue beside other content has its own section.
            if isRoot { return section(at: CataloguePath.folder(of: path) ?? "", in: language) }
        } else if SourceName.isIndex(CoursePath.name(of: path)) {
            return section(at: folder, in: language)
        }
        let page = SourceName.slug(path: SourceName.stem(CoursePath.name(of: path)))
        return CoursePath.join(CoursePath.join(language, SourceName.slug(path: folder)), page + ".html")
    }

    /// Returns the path of a folder's page, by the folder's path below the language folder.
    package static func section(at folder: String, in language: String) -> String {
        CoursePath.join(CoursePath.join(language, SourceName.slug(path: folder)), "index.html")
    }
}
