import Course

/// What a host shows for an address that does not exist.
///
/// It appears at any depth, so its links start at the site's path on its host instead of being relative.
struct NotFoundPage: Page {
    /// Nil for the site's own, in the main language.
    let language: String?

    func path(in site: SiteContext) -> String? { (language.map { $0 + "/" } ?? "") + "404.html" }

    func dependencies(in course: Course) -> PageDependencies { .none }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let main = language ?? site.course.configuration.mainLanguage
        let root = site.course.configuration.baseURL.map(BaseURL.path) ?? "/"
        var values = site.values(
            page: path,
            language: main,
            title: site.theme.strings.text("notFoundTitle", in: main),
            description: nil,
            versions: site.versions { "\($0)/index.html" }
        )
        values[.canonical] = nil
        values[.alternates] = nil
        values[.isNoindex] = true
        values[.ogType] = "website"
        values[.feed] = nil
        values[.root] = root
        if !site.rules.rules.isEmpty { values[.rulesPage] = root + site.rules.indexPath(in: main) }
        if let whole = site.list.reading.wholeCourse(in: main) { values[.wholeCoursePage] = root + whole }
        values[.home] = "\(root)\(main)/index.html"
        for (variable, _) in site.structure.assetAddresses {
            guard case .text(let way) = values.value(variable) else { continue }
            values[variable] = root + way.trimmingPrefix("../")
        }
        values[.languages] = site.structure.languages.map { code in
            TemplateValues([
                .code: code,
                .name: site.theme.strings.text("languageName", in: code),
                .href: "\(root)\(code)/404.html",
                .isCurrent: code == main,
                .isMissing: false,
            ])
        }
        return site.html("not-found", language: main, values: values, navigation: nil, content: [])
    }
}
