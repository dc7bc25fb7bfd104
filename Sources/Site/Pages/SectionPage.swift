import Course

/// The page of a folder without an index of its own.
struct SectionPage: Page {
    let language: String
    /// The folder's path below the language's folder.
    let folder: String

    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        site.path(of: .section(language: language, path: folder)).map { SitemapEntry(path: $0) }
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let map = site.structure.map
        let ancestors = map.ancestors[language]?[folder] ?? []
        guard let section = ancestors.last else { return [] }
        let versions = site.versions { map.ancestors[$0]?[folder]?.last?.outputPath }
        var page = PageDraft(site, at: path, language: language, title: section.title, versions: versions)
        page[.heading] = section.title
        page[.breadcrumbs] = page.breadcrumbs(ancestors.dropLast())
        page.addChildren(section.entries)
        return page.html("section", navigation: page.navigation(at: folder))
    }
}
