import Course

/// The page of a folder that nobody wrote an index for.
struct SectionPage: Page {
    let language: String
    /// Below the language's folder.
    let folder: String

    func path(in site: SiteContext) -> String? { site.structure.map.ancestors[language]?[folder]?.last?.outputPath }

    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? { path(in: site).map { SitemapEntry(path: $0) } }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let map = site.structure.map
        let ancestors = map.ancestors[language]?[folder] ?? []
        guard let section = ancestors.last else { return [] }
        var values = site.values(
            page: path,
            language: language,
            title: section.title,
            description: nil,
            versions: site.versions { map.ancestors[$0]?[folder]?.last?.outputPath }
        )
        values[.heading] = section.title
        values[.breadcrumbs] = site.breadcrumbs(ancestors.dropLast(), page: path)
        site.addChildren(lessons: section.lessons, sections: section.sections, to: &values, page: path)
        return site.html(
            "section",
            language: language,
            values: values,
            navigation: site.structure.navigations.html(language: language, folder: folder, page: path),
            content: []
        )
    }
}
