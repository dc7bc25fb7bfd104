import Course

/// A kind of page: its content, and the texts that it depends on.
protocol Page: Sendable {
    /// The page's file.
    ///
    /// - Parameter path: the page's path below the site's root.
    func bytes(at path: String, in site: SiteContext) -> [UInt8]

    /// The texts of the course that the page shows.
    func dependencies(in course: Course) -> PageDependencies

    /// The lesson that the page is about, as an index into ``Course/lessons``; nil if there is none.
    func lesson(in course: Course) -> Int?

    /// The page's entry in the sitemap; nil for a page without one, such as a page that only shows other pages again.
    func sitemapEntry(in site: SiteContext) -> SitemapEntry?

    /// The language whose search leads to the page; nil if no search does.
    func searchLanguage(in site: SiteContext) -> String?

    /// The page's content for the search; nil if the search doesn't lead to it.
    func searchText(in site: SiteContext) -> SearchText?
}

extension Page {
    func lesson(in course: Course) -> Int? { nil }
    func sitemapEntry(in site: SiteContext) -> SitemapEntry? { nil }
    func searchLanguage(in site: SiteContext) -> String? { nil }
    func searchText(in site: SiteContext) -> SearchText? { nil }
}
