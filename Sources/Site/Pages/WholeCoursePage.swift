import Course
import Markdown
import MarkdownHTML

/// All lessons of a language in their order, or a part of them, for reading without a network and for printing.
struct WholeCoursePage: Page {
    let language: String
    /// The number of the page among those that the course takes, from zero.
    let part: Int

    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .language(language)) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (course, reading) = (site.course, site.list.reading)
        guard let tree = course.trees[language], let division = reading.division(of: language),
            division.pages.indices.contains(part)
        else { return [] }
        let isDivided = reading.isDivided(language)
        let title = site.theme.strings.text(isDivided ? .wholeCourseParts : .wholeCourse, in: language)
        let count = division.pages.count
        let versions = site.versions { other in
            reading.wholeCourse(in: other, part: twin(of: division, in: reading.division(of: other), of: course, other))
        }
        var page = PageDraft(
            site,
            at: path,
            language: language,
            title: isDivided ? "\(title), \(part + 1)/\(count): \(division.title(ofPage: part))" : title,
            versions: versions
        )
        page[.isNoindex] = true
        page.setCanonical(tree.outputPath)
        page[.hasMissingTranslations] = false
        page[.heading] = isDivided ? division.title(ofPage: part) : course.title(in: language)
        let start = reading.wholeCourse(in: language).map { page.address(of: $0) }
        page[.breadcrumbs] =
            page.breadcrumbs(site.structure.map.ancestors[language]?[""]?.prefix(1) ?? [])
            + [TemplateValues([.title: isDivided ? "\(title), \(part + 1)/\(count)" : title, .href: start])]
        page[.description] = part == 0 ? tree.index.flatMap(site.summary) : nil
        let entries = contents(of: division, on: page)
        page[.hasContents] = entries.count > 1
        page[.contents] = entries
        func link(_ other: Int) -> TemplateValues? {
            reading.wholeCourse(in: language, part: other).map { path in
                TemplateValues([.title: division.title(ofPage: other), .href: page.address(of: path)])
            }
        }
        (page[.previous], page[.next]) = (link(part - 1), link(part + 1))
        page[.hasPager] = isDivided
        return page.html(
            "whole-course",
            navigation: page.navigation(at: ""),
            content: content(of: division.pages[part], on: path, of: site)
        )
    }

    /// Returns the page of a translation's division that has the first lesson of this page; the first page if there is none.
    private func twin(of own: WholeCourse, in division: WholeCourse?, of course: Course, _ other: String) -> Int {
        let first = own.pages[part].lazy.compactMap(\.lesson).first
        guard let twin = first.flatMap({ course.twin(of: $0, in: other) }) else { return 0 }
        return division?.pages.firstIndex { page in page.contains { $0.lesson == twin } } ?? 0
    }

    /// The list of what is on the page, between the pages before and behind it.
    private func contents(of division: WholeCourse, on page: PageDraft) -> [TemplateValues] {
        let (site, course) = (page.site, page.course)
        return division.pages.indices.flatMap { other -> [TemplateValues] in
            guard other == part else {
                guard let path = site.list.reading.wholeCourse(in: language, part: other) else { return [] }
                let title = division.title(ofPage: other)
                return [TemplateValues([.href: page.address(of: path), .title: title, .isSub: false])]
            }
            let isDivided = division.pages.count > 1
            let own = TemplateValues([
                .href: "#glosa.text", .title: division.title(ofPage: other), .isSub: false,
            ])
            return (isDivided ? [own] : [])
                + division.pages[other].map { entry in
                    TemplateValues([
                        .href: "#" + entry.slot,
                        .title: entry.lesson.map { course.lessons[$0].title } ?? entry.section.title,
                        .isSub: isDivided || !entry.isSection,
                    ])
                }
        }
    }

    private func content(of entries: [WholeCourse.Entry], on page: String, of site: SiteContext) -> [UInt8] {
        let slots = entries.reduce(into: [Int: String]()) { slots, entry in
            if let lesson = entry.lesson { slots[lesson] = entry.slot }
        }
        let setting = TextSetting(page: page, slots: slots, headingShift: 1)
        var output: [UInt8] = []
        for entry in entries {
            let lesson = entry.lesson.map { site.course.lessons[$0] }
            output += "<section class=\"course-part\" id=\"\(entry.slot)\"".utf8
            if let fallback = lesson?.fallback {
                let direction = site.theme.strings.text(.direction, in: fallback.language)
                output += " lang=\"\(fallback.language)\" dir=\"\(direction)\"".utf8
            }
            output += ">\n".utf8
            if lesson?.showsTitle != true {
                output += "<h2>".utf8
                HTMLEscaping.append(lesson?.title ?? entry.section.title, to: &output)
                output += "</h2>\n".utf8
            }
            if let index = entry.lesson { output += LessonBody(site: site, lesson: index, setting: setting).html() }
            output += "</section>\n".utf8
        }
        return output
    }
}
