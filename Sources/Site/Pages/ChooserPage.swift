import Course

/// The page at the root, where a reader chooses a language.
struct ChooserPage: Page {
    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? { SitemapEntry(path: "index.html") }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let main = course.configuration.mainLanguage
        let versions = site.versions { course.trees[$0]?.outputPath }
        var page = PageDraft(site, at: path, language: main, title: course.title(in: main), versions: versions)
        page[.description] = course.trees[main]?.index.flatMap(site.summary)
        page[.ogType] = "website"
        page[.choices] = course.languages.map { language in
            let description = course.trees[language]?.index.flatMap(site.summary)
            return TemplateValues([
                .code: language,
                .name: page.word(.languageName, in: language),
                .direction: page.word(.direction, in: language),
                .href: page.address(of: course.sitePath("index.html", in: language)),
                .title: course.title(in: language),
                .hasDescription: description != nil,
                .description: description,
                .call: page.word(.chooserCall, in: language),
            ])
        }
        return page.html("chooser")
    }
}
