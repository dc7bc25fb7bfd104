import Course

/// The start page of a language: the text of its top index, and the course laid out.
struct HomePage: Page {
    let language: String

    func path(in site: SiteContext) -> String? { "\(language)/index.html" }

    func dependencies(in course: Course) -> PageDependencies {
        course.trees[language]?.index.map { .lesson($0, of: course) } ?? .none
    }

    func lesson(in course: Course) -> Int? { course.trees[language]?.index.map(course.original(shownBy:)) }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        let index = site.course.trees[language]?.index
        return SitemapEntry(
            path: "\(language)/index.html",
            versions: site.versions { site.course.trees[$0]?.outputPath },
            updated: index.flatMap { site.course.lessons[$0].metadata.updated }
        )
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        guard let tree = course.trees[language] else { return [] }
        var values = site.values(
            page: path,
            language: language,
            title: tree.index.map { course.lessons[$0].title } ?? course.title(in: language),
            description: tree.index.flatMap(site.description),
            versions: site.versions { course.trees[$0]?.outputPath }
        )
        values[.ogType] = "website"
        values[.structuredData] = StructuredData(home: language, of: course)?.html
        values[.heading] = course.title(in: language)
        if let index = tree.index { site.addText(of: index, to: &values) }
        if let first = site.structure.map.first(in: language) { values[.next] = site.link(to: first, from: path) }
        values[.hasSections] = !tree.sections.isEmpty
        values[.sections] = tree.sections.map { section in
            let description = section.index.flatMap(site.summary)
            return TemplateValues([
                .title: section.title,
                .href: PageAddress.relative(from: path, to: section.outputPath),
                .hasDescription: description != nil,
                .description: description,
                .lessons: section.lessons.map { site.link(to: $0, from: path) },
            ])
        }
        site.addChildren(lessons: tree.lessons, sections: [], to: &values, page: path)
        return site.html(
            "home",
            language: language,
            values: values,
            navigation: site.structure.navigations.html(language: language, folder: "", page: path),
            content: tree.index.map { LessonBody(site, lesson: $0, setting: .alone($0, of: course)).html() } ?? []
        )
    }
}
