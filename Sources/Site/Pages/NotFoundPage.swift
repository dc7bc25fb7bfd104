import Course
import CourseConfiguration

/// The page that a host shows for an address that does not exist.
///
/// It appears at any depth, so its links start at the site's path on its host instead of being relative.
struct NotFoundPage: Page {
    /// The page's language; nil for the site's own page, in the main language.
    let language: String?

    func dependencies(in course: Course) -> PageDependencies { .none }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let main = language ?? site.course.configuration.mainLanguage
        let root = site.course.configuration.baseURL.map(BaseURL.path) ?? "/"
        let title = site.theme.strings.text(.notFoundTitle, in: main)
        let versions = site.versions { site.course.sitePath("404.html", in: $0) }
        var page = PageDraft(site, at: path, language: main, title: title, versions: versions, root: root)
        page[.canonical] = nil
        page[.alternates] = nil
        page[.isNoindex] = true
        page[.ogType] = "website"
        page[.feed] = nil
        page[.choices] = site.structure.languages.filter { $0 != main }.map { other in
            TemplateValues([
                .code: other,
                .direction: page.word(.direction, in: other),
                .title: page.word(.notFoundTitle, in: other),
                .href: page.address(of: site.course.sitePath("index.html", in: other)),
                .call: page.word(.chooserCall, in: other),
            ])
        }
        return page.html("not-found")
    }
}
