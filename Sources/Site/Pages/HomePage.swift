import Course
import Markdown
import MarkdownHTML

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
        let parts = tree.sections.flatMap(Self.parts)
        page[.hasSections] = !parts.isEmpty
        page[.sections] = parts.map { section, isSub, lessons in
            let description = section.index.flatMap(site.summary)
            return TemplateValues([
                .title: section.title,
                .href: page.address(of: section.outputPath),
                .isSub: isSub,
                .hasDescription: description != nil,
                .description: description,
                .hasLessons: !lessons.isEmpty,
                .lessons: lessons.map { page.link(to: $0) },
            ])
        }
        page.addChildren(tree.lessons.map(Section.Member.lesson))
        let pieces =
            tree.index.map { LessonBody(site: site, lesson: $0, setting: .alone($0, of: course)).pieces() } ?? []
        let lead = tree.index.map { Self.lead(course.lessons[$0].document, pieces) } ?? 0
        page[.lead] = TemplateValue.html(pieces.prefix(lead).flatMap(\.html))
        page[.rest] = TemplateValue.html(pieces.dropFirst(lead).flatMap(\.html))
        return page.html("home", navigation: page.navigation(at: ""), content: pieces.flatMap(\.html))
    }

    /// The sections of the overview, each with its lessons: one with sections in it, and then these.
    private static func parts(of section: Section) -> [(section: Section, isSub: Bool, lessons: [Int])] {
        let inner = section.sections.map {
            (section: $0, isSub: true, lessons: Array($0.readingOrder.filter { [index = $0.index] in $0 != index }))
        }
        return [(section, false, section.lessons)] + inner
    }

    /// Returns the number of pieces up to the end of the first paragraph, if the text begins with a title and a paragraph: the way
    /// into the course stands there.
    private static func lead(_ document: Document, _ pieces: [HTMLPiece]) -> Int {
        var place = 0
        for piece in pieces {
            place += 1
            switch piece.blocks.first.map({ document[$0].kind }) {
            case .paragraph: return place
            case .heading where place == 1: continue
            default: return place == 1 ? 0 : place - 1
            }
        }
        return place
    }
}
