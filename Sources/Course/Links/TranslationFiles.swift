import CourseConfiguration

/// Links in courses whose languages have places of their own. A path means a page of the reader's language first, then the file
/// that is written at it.
extension Course {
    /// Resolves a link that names a translation by its own file, such as `page.es.md` or `../es/page.md`, and a translation's link
    /// to the file of its original; nil for all others, which lead to pages of the reader's language.
    func translationFile(_ written: String, _ anchor: String?, from lesson: Int) -> ResolvedLink? {
        guard let path = writtenPath(written, from: lessons[lesson]) else { return nil }
        guard let target = Self.candidates(path).lazy.compactMap({ self.links.files[$0] }).first else { return nil }
        if lessons[target].language != configuration.mainLanguage { return resolve(anchor: anchor, on: target) }
        // In a list of languages, the original's file means the original, and not the page that has the list.
        guard anchor == nil, !LinkDestination.isRooted(written), target != lesson,
            target == twin(of: lesson, in: configuration.mainLanguage)
        else {
            return nil
        }
        return .lesson(target, anchor: nil)
    }

    /// Returns the path below the content folder that a link of a page means by its file's place; nil where languages have folders
    /// of their names, and for a path that leads out of the content.
    func writtenPath(_ written: String, from source: Lesson) -> String? {
        guard configuration.usesLayout else { return nil }
        let content = configuration.content
        if LinkDestination.isRooted(written) { return CoursePath.normalized(LinkDestination.withoutRoot(written)) }
        let path = CoursePath.normalized(CoursePath.join(CoursePath.folder(of: source.filePath), written))
        guard !content.isEmpty else { return path }
        return path.flatMap { path in
            path == content ? "" : Self.below(content, path)
        }
    }

    /// Resolves a link to a page or a published file by the place of its file: that of the page itself, else that of the original,
    /// whose pictures translations show; nil if there is none.
    func writtenFile(_ written: String, _ anchor: String?, from lesson: Int) -> ResolvedLink? {
        guard let layout = links.layout else { return nil }
        let source = lessons[lesson]
        for path in [writtenPath(written, from: source)] + placesInFolders(written, of: source, layout) {
            guard let path else { continue }
            for candidate in Self.candidates(path) {
                if let target = links.files[candidate] { return resolve(anchor: anchor, on: target) }
            }
            if let asset = links.assets[path] { return .file(asset, anchor: anchor) }
        }
        return nil
    }

    /// Returns the paths below the content folder that a link means in the folders of its language and of the main one.
    private func placesInFolders(_ written: String, of source: Lesson, _ layout: LanguageLayout) -> [String?] {
        let isRooted = LinkDestination.isRooted(written)
        let folders =
            isRooted
            ? layout.folders(of: source.language) + layout.folders(of: configuration.mainLanguage)
            : source.language == configuration.mainLanguage ? [] : [layout.mainFolder]
        let way = isRooted ? LinkDestination.withoutRoot(written) : CoursePath.join(source.folder, written)
        let roots = isRooted ? [""] + ReservedNames.rootFolders : [""]
        return folders.flatMap { folder in
            roots.map { root in
                let path = CoursePath.normalized(CoursePath.join(folder, CoursePath.join(root, way)))
                return path.flatMap { configuration.content.isEmpty ? $0 : Self.below(configuration.content, $0) }
            }
        }
    }

    private static func below(_ folder: String, _ path: String) -> String? {
        path.utf8.starts(with: (folder + "/").utf8)
            ? String(Substring(path.utf8.dropFirst(folder.utf8.count + 1))) : nil
    }
}
