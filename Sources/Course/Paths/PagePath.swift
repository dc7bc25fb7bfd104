/// Paths of pages below the site's root.
enum PagePath {
    /// Where the page of a lesson lies below the site's root, by its path below the language folder.
    ///
    /// - Parameter isRoot: of a catalogue, whether it is its first page; the names of its files say nothing of that.
    static func lesson(at path: String, language: String, isRoot: Bool? = nil) -> String {
        let folder = CoursePath.folder(of: path)
        if let isRoot {
            // A catalogue beside other content has a place of its own.
            if isRoot { return section(at: CataloguePath.folder(of: path) ?? "", language: language) }
        } else if SourceName.isIndex(CoursePath.name(of: path)) {
            return section(at: folder, language: language)
        }
        let page = SourceName.slug(path: SourceName.stem(CoursePath.name(of: path)))
        return CoursePath.join(CoursePath.join(language, SourceName.slug(path: folder)), page + ".html")
    }

    /// The page of a folder, by its path below the language folder.
    static func section(at folder: String, language: String) -> String {
        CoursePath.join(CoursePath.join(language, SourceName.slug(path: folder)), "index.html")
    }
}
