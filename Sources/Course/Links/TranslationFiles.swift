import CourseConfiguration

extension Course {
    /// Resolves a link that names a translation by its own file, `page.es.md`, and a translation's link to the file of its
    /// original; nil for all others, which lead to pages of the reader's language.
    func translationFile(_ written: String, _ anchor: String?, from lesson: Int) -> ResolvedLink? {
        guard configuration.usesSuffixes else { return nil }
        let source = lessons[lesson]
        let way =
            LinkDestination.isRooted(written)
            ? LinkDestination.withoutRoot(written) : CoursePath.join(source.folder, written)
        guard let path = CoursePath.normalized(way) else { return nil }
        if let target = links.translations[path] ?? links.translations[path + ".md"] {
            return resolve(anchor: anchor, on: target)
        }
        guard anchor == nil, path == source.path || path + ".md" == source.path,
            let original = twin(of: lesson, in: configuration.mainLanguage), original != lesson
        else { return nil }
        return .lesson(original, anchor: nil)
    }
}
