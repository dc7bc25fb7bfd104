import Course

/// The page of a lesson.
struct LessonPage: Page {
    let index: Int

    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func lesson(in course: Course) -> Int? { course.original(shownBy: index) }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        let lesson = site.course.lessons[index]
        guard lesson.fallback == nil else { return nil }
        let versions = site.versions(of: index)
        return SitemapEntry(path: lesson.outputPath, versions: versions, updated: lesson.metadata.updated)
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (course, map) = (site.course, site.structure.map)
        let lesson = course.lessons[index]
        let (description, versions) = (site.description(of: index), site.versions(of: index))
        var page = PageDraft(
            site,
            at: path,
            language: lesson.language,
            title: lesson.title,
            versions: versions,
            pages: site.versions { course.page(of: index, in: $0).map { course.lessons[$0].outputPath } }
        )
        page[.description] = description
        if let fallback = lesson.fallback {
            // The text belongs to the page it was written for; this one only shows it.
            page.setCanonical(course.lessons[fallback.original].outputPath)
        }
        page.addText(of: index)
        page.addSideBySide(of: index)
        page[.structuredData] =
            StructuredData(lesson: index, of: site, description: description, versions: versions)?.html
        if course.configuration.markdown, lesson.fallback == nil {
            page[.markdown] = page.address(of: lesson.markdownPath)
        }
        page[.breadcrumbs] = page.breadcrumbs(site.sections(above: index, in: lesson.language))
        let previous = map.previous(of: index, in: lesson.language)
        let next = map.next(of: index, in: lesson.language)
        page[.previous] = previous.map { page.link(to: $0) }
        page[.next] = next.map { page.link(to: $0) }
        page[.hasPager] = previous != nil || next != nil
        let section = map.ancestors[lesson.language]?[course.section(of: index)]?.last
        let isOfSection = section?.index == index
        if let section, isOfSection { page.addChildren(section.entries) }
        return page.html(
            isOfSection ? "section" : "lesson",
            navigation: page.navigation(at: course.section(of: index)),
            content: LessonBody(site: site, lesson: index, setting: .alone(index, of: course)).html()
        )
    }
}
