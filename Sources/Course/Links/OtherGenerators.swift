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

    /// Resolves a link that names the address of a page instead of its file; nil if it names none.
    ///
    /// From the site's root, `/es/state/` names a page by its language. On a site of MkDocs, a page is a folder, so that
    /// `../binding/` in `state.md` names `binding.md` too, and the main language lies at the root.
    func page(atAddress written: String, _ anchor: String?, from source: Lesson) -> ResolvedLink? {
        let isRooted = LinkDestination.isRooted(written)
        let isMkDocs = configuration.dialect == .material
        guard isRooted || isMkDocs, !isSingleFolder || isMkDocs else { return nil }
        let main = configuration.mainLanguage
        let folder = CoursePath.join(source.language == main ? "" : source.language, source.folder)
        let place = source.isIndex ? folder : CoursePath.join(folder, SourceName.stem(CoursePath.name(of: source.path)))
        let address = isRooted ? LinkDestination.withoutRoot(written) : CoursePath.join(place, written)
        guard let path = CoursePath.normalized(address) else { return nil }
        let first = String(path.prefix { $0 != "/" })
        guard !isSingleFolder, configuration.languages.contains(first), isMkDocs || first != source.language else {
            return isMkDocs ? target(at: CoursePath.join(languageFolder(main), path), anchor) : nil
        }
        return target(at: CoursePath.join(first, String(path.dropFirst(first.count + 1))), anchor)
    }

    /// Resolves the path of a file that MkDocs publishes for all languages, from a page in the folder of one of them; nil if
    /// there is none.
    func sharedFile(_ written: String, from source: Lesson) -> ResolvedLink? {
        guard configuration.dialect == .material, !isSingleFolder,
            let path = CoursePath.normalized(CoursePath.join(source.folder, written))
        else { return nil }
        return links.assets[path].map { .file($0, anchor: nil) }
    }
}
