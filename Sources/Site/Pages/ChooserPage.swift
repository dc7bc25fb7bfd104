import Course

/// The page at the root, where a reader chooses a language.
struct ChooserPage: Page {
    func path(in site: SiteContext) -> String? { "index.html" }

    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? { SitemapEntry(path: "index.html") }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let main = course.configuration.mainLanguage
        var values = site.values(
            page: path,
            language: main,
            title: course.title(in: main),
            description: course.trees[main]?.index.flatMap(site.summary),
            versions: site.versions { course.trees[$0]?.outputPath }
        )
        values[.ogType] = "website"
        values[.choices] = course.languages.map { language in
            let description = course.trees[language]?.index.flatMap(site.summary)
            return TemplateValues([
                .code: language,
                .name: site.theme.strings.text("languageName", in: language),
                .href: PageAddress.relative(from: path, to: "\(language)/index.html"),
                .title: course.title(in: language),
                .hasDescription: description != nil,
                .description: description,
                .call: site.theme.strings.text("chooserCall", in: language),
            ])
        }
        return site.html("chooser", language: main, values: values, navigation: nil, content: [])
    }
}
