import Course

/// The start page of a language: the text of its top index, and an overview of the course.
struct HomePage: Page {
    let language: String

    func dependencies(in course: Course) -> PageDependencies {
        course.trees[language]?.index.map { .lesson($0, of: course) } ?? .none
    }

    func lesson(in course: Course) -> Int? { course.trees[language]?.index.map(course.original(shownBy:)) }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        let updated = site.course.trees[language]?.index.flatMap { site.course.lessons[$0].metadata.updated }
        let versions = site.versions { site.course.trees[$0]?.outputPath }
        return SitemapEntry(
            path: site.course.sitePath("index.html", in: language),
            versions: versions,
            updated: updated
        )
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        guard let tree = course.trees[language] else { return [] }
        let title = tree.index.map { course.lessons[$0].title } ?? course.title(in: language)
        let versions = site.versions { course.trees[$0]?.outputPath }
        var page = PageDraft(site, at: path, language: language, title: title, versions: versions)
        page[.description] = tree.index.flatMap(site.description)
        page[.ogType] = "website"
        page[.structuredData] = StructuredData(home: language, of: site)?.html
        page[.heading] = course.title(in: language)
        if let index = tree.index { page.addText(of: index) }
        page[.next] = site.structure.map.first(in: language).map { page.link(to: $0) }
        page[.hasSections] = !tree.sections.isEmpty
        page[.sections] = tree.sections.map { section in
            let description = section.index.flatMap(site.summary)
            return TemplateValues([
                .title: section.title,
                .href: page.address(of: section.outputPath),
                .hasDescription: description != nil,
                .description: description,
                .lessons: section.lessons.map { page.link(to: $0) },
            ])
        }
        page.addChildren(tree.lessons.map(Section.Member.lesson))
        return page.html(
            "home",
            navigation: page.navigation(at: ""),
            content: tree.index.map { LessonBody(site: site, lesson: $0, setting: .alone($0, of: course)).html() } ?? []
        )
    }
}
