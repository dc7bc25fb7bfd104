import Course

/// A lesson.
struct LessonPage: Page {
    let index: Int

    func path(in site: SiteContext) -> String? { site.course.lessons[index].outputPath }

    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func lesson(in course: Course) -> Int? { course.original(shownBy: index) }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        let lesson = site.course.lessons[index]
        guard lesson.fallback == nil else { return nil }
        return SitemapEntry(
            path: lesson.outputPath,
            versions: site.versions(of: index),
            updated: lesson.metadata.updated
        )
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (course, map) = (site.course, site.structure.map)
        let lesson = course.lessons[index]
        var values = site.values(
            page: path,
            language: lesson.language,
            title: lesson.title,
            description: site.description(of: index),
            versions: site.versions(of: index),
            pages: site.versions { course.page(of: index, in: $0).map { course.lessons[$0].outputPath } }
        )
        if let fallback = lesson.fallback {
            // The text belongs to the page it was written for; this one only shows it.
            let original = course.lessons[fallback.original].outputPath
            values[.canonical] = course.configuration.baseURL.map { PageAddress.absolute(original, baseURL: $0) }
            values[.alternates] = nil
        }
        site.addText(of: index, to: &values)
        site.addSideBySide(of: index, to: &values, page: path)
        values[.structuredData] = StructuredData(lesson: index, of: site)?.html
        if course.configuration.markdown, lesson.fallback == nil {
            values[.markdown] = PageAddress.relative(from: path, to: LessonMarkdown.path(of: lesson))
        }
        values[.breadcrumbs] = site.breadcrumbs(site.sections(above: lesson, in: lesson.language), page: path)
        let previous = map.previous(of: index, in: lesson.language)
        let next = map.next(of: index, in: lesson.language)
        values[.previous] = previous.map { site.link(to: $0, from: path) }
        values[.next] = next.map { site.link(to: $0, from: path) }
        values[.hasPager] = previous != nil || next != nil
        if lesson.isIndex, let own = map.ancestors[lesson.language]?[lesson.folder]?.last {
            site.addChildren(lessons: own.lessons, sections: own.sections, to: &values, page: path)
        }
        return site.html(
            lesson.isIndex ? "section" : "lesson",
            language: lesson.language,
            values: values,
            navigation: site.structure.navigations.html(
                language: lesson.language,
                folder: lesson.folder,
                page: path
            ),
            content: LessonBody(site, lesson: index, setting: .alone(index, of: course)).html()
        )
    }
}
