import CourseConfiguration

/// Links as they are written for the sites of other generators.
extension Course {
    /// Returns the file of the page that other generators write to a path: `state.md` for `state.html`; nil if there is none.
    func source(ofBuilt path: String) -> String? {
        guard let ending = [".html", ".htm"].first(where: { path.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) })
        else {
            return nil
        }
        let stem = String(Substring(path.utf8.dropLast(ending.utf8.count)))
        let isIndex = CoursePath.name(of: stem) == "index"
        let candidates = [stem + ".md"] + (isIndex ? [CoursePath.join(CoursePath.folder(of: stem), "README.md")] : [])
        return candidates.first { links.lessons[$0] != nil }
    }

    /// Returns a file that an address from the site's root names in other generators, which publish what lies in `public/` or
    /// `static/` there; nil if there is none.
    ///
    /// - Parameter path: the address without the slash before it.
    func rootFile(_ path: String, for source: Lesson) -> ResolvedLink? {
        let base = languageFolder(source.language)
        for folder in ReservedNames.rootFolders {
            let file = CoursePath.join(folder, path)
            if let asset = links.assets[file] ?? links.assets[CoursePath.join(base, file)] {
                return .file(asset, anchor: nil)
            }
        }
        return nil
    }

    /// Resolves an address from the site's root to a file in a `public/` or `static/` folder outside of the content; nil if there
    /// is none.
    func unpublishedRootFile(_ path: String) -> ResolvedLink? {
        guard !unpublished.isEmpty else { return nil }
        return ReservedNames.rootFolders.lazy.compactMap { unpublishedFile(CoursePath.join($0, path)) }.first
    }
}
