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
        let versions = site.versions { site.course.sitePath("index.html", in: $0) }
        var page = PageDraft(site, at: path, language: main, title: title, versions: versions)
        page[.canonical] = nil
        page[.alternates] = nil
        page[.isNoindex] = true
        page[.ogType] = "website"
        page[.feed] = nil
        page[.root] = root
        if !site.rules.rules.isEmpty { page[.rulesPage] = root + site.rules.indexPath(in: main) }
        if let glossary = site.structure.glossary.path(in: main) { page[.glossaryPage] = root + glossary }
        if let whole = site.list.reading.wholeCourse(in: main) { page[.wholeCoursePage] = root + whole }
        page[.home] = root + site.course.sitePath("index.html", in: main)
        for (variable, _) in site.structure.assetAddresses {
            guard case .text(let way)? = page[variable]?.templateValue else { continue }
            page[variable] = root + way.trimmingPrefix("../")
        }
        page[.languages] = site.structure.languages.map { code in
            TemplateValues([
                .code: code,
                .name: page.word(.languageName, in: code),
                .href: root + site.course.sitePath("404.html", in: code),
                .isCurrent: code == main,
                .isMissing: false,
            ])
        }
        return page.html("not-found")
    }
}
