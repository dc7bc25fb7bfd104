import Course

/// A kind of page: what a page of it shows, and what that depends on.
protocol Page: Sendable {
    /// The page's file.
    ///
    /// - Parameter path: where it lies.
    func bytes(at path: String, in site: SiteContext) -> [UInt8]

    /// What of the course's texts it shows.
    func dependencies(in course: Course) -> PageDependencies

    /// The lesson that it is about, as an index into ``Course/lessons``.
    func lesson(in course: Course) -> Int?

    /// What machines that look for pages are told of it; nil for what only shows other pages once more.
    func sitemapEntry(in site: SiteContext) -> SitemapEntry?

    /// The language whose search leads to it; nil for a page that none leads to.
    func searchLanguage(in site: SiteContext) -> String?

    /// What the search knows of it.
    func searchText(in site: SiteContext) -> SearchText?
}

extension Page {
    func lesson(in course: Course) -> Int? { nil }
    func sitemapEntry(in site: SiteContext) -> SitemapEntry? { nil }
    func searchLanguage(in site: SiteContext) -> String? { nil }
    func searchText(in site: SiteContext) -> SearchText? { nil }
}
