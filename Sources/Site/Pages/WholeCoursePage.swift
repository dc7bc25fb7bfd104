import Course
import Markdown
import MarkdownHTML

/// All lessons of a language on one page, in their order, for reading without a network and for printing.
struct WholeCoursePage: Page {
    let language: String

    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .language(language)) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        guard let tree = course.trees[language] else { return [] }
        let title = site.theme.strings.text(.wholeCourse, in: language)
        let versions = site.versions(site.list.reading.wholeCourse)
        var page = PageDraft(site, at: path, language: language, title: title, versions: versions)
        page[.isNoindex] = true
        page.setCanonical(tree.outputPath)
        page[.hasMissingTranslations] = false
        page[.heading] = course.title(in: language)
        page[.description] = tree.index.flatMap(site.summary)
        let parts = WholeCourse(tree)
        page[.hasContents] = parts.entries.count > 1
        page[.contents] = parts.entries.map { entry in
            TemplateValues([
                .href: "#" + entry.slot,
                .title: entry.lesson.map { course.lessons[$0].title } ?? entry.section.title,
                .isSub: !entry.isSection,
            ])
        }
        return page.html("whole-course", content: content(of: parts, on: path, of: site))
    }

    private func content(of parts: WholeCourse, on page: String, of site: SiteContext) -> [UInt8] {
        let slots = parts.entries.reduce(into: [Int: String]()) { slots, entry in
            if let lesson = entry.lesson { slots[lesson] = entry.slot }
        }
        let setting = TextSetting(page: page, slots: slots, headingShift: 1)
        var output: [UInt8] = []
        for entry in parts.entries {
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

/// The parts of the page of a whole course, in reading order.
private struct WholeCourse {
    struct Entry {
        /// The part's id, and the prefix of the ids within it.
        let slot: String
        /// The part's lesson; nil for a section without an index.
        let lesson: Int?
        let section: Section
        let isSection: Bool
    }

    private(set) var entries: [Entry] = []

    init(_ tree: Section) { add(tree) }

    private mutating func add(_ section: Section) {
        // The course's own title stands above everything; the start page's text opens the first part.
        if section.index != nil || !section.path.isEmpty { add(section.index, section, isSection: true) }
        for entry in section.entries {
            switch entry {
            case .lesson(let lesson): add(lesson, section, isSection: section.path.isEmpty)
            case .section(let inner): add(inner)
            case .address, .draft: break
            }
        }
    }

    private mutating func add(_ lesson: Int?, _ section: Section, isSection: Bool) {
        entries.append(Entry(slot: String(entries.count + 1), lesson: lesson, section: section, isSection: isSection))
    }
}
