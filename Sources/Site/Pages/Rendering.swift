import Course

extension SiteContext {
    /// Renders a page.
    package func render(_ page: SitePage) -> OutputFile {
        let kind = page.kind
        guard let path = path(of: page) else { return OutputFile(path: "", bytes: []) }
        return OutputFile(path: path, bytes: kind.bytes(at: path, in: self))
    }

    /// The lesson that a page is about, as an index into ``Course/lessons``: for a page that stands in for a translation, the
    /// lesson whose text it shows.
    package func lesson(shownOn page: SitePage) -> Int? { page.kind.lesson(in: course) }

    /// Returns true if a page may show something else than before the change that has led to this context.
    package func isTouched(_ page: SitePage, by change: TextChange) -> Bool {
        change.touches(page.kind.dependencies(in: course))
    }
}
