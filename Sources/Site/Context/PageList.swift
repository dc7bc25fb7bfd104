import Course

/// The pages of a site, and the paths of those that give way to others.
struct PageList: Sendable {
    let pages: [SitePage]
    let reading: ReadingPages
    let redirects: RedirectTable

    /// No pages.
    init() {
        pages = []
        (reading, redirects) = (ReadingPages(), RedirectTable())
    }

    /// - Parameter site: a context that has no pages yet.
    init(_ site: SiteContext) {
        let course = site.course
        let conflicts = PageConflicts(course, trees: site.trees).pages
        let all = Self.pages(of: site)
        let others = conflicts.isEmpty ? all : all.filter { !conflicts.contains($0) }
        let taken = others.lazy.compactMap { site.path(of: $0) }
        reading = ReadingPages(course, strings: site.theme.strings, taken: taken)
        let written = others + reading.pages
        redirects = RedirectTable(site.checked, strings: site.theme.strings)
        pages = written + redirects.redirects.indices.map { .redirect($0) }
    }

    /// Every page of the site except those of ``ReadingPages``.
    private static func pages(of site: SiteContext) -> [SitePage] {
        let (course, rules) = (site.course, site.rules.rules)
        let main = course.configuration.mainLanguage
        // With the main language at the root, its start page is the site's.
        let hasRoot = course.configuration.rootLanguage && course.trees[main] != nil
        var pages: [SitePage] = hasRoot ? [.notFound(language: nil)] : [.chooser, .notFound(language: nil)]
        for language in site.structure.languages {
            guard let tree = course.trees[language] else { continue }
            pages.append(.home(language: language))
            if !hasRoot || language != main { pages.append(.notFound(language: language)) }
            for section in tree.all where section.index == nil && !section.path.isEmpty {
                pages.append(.section(language: language, path: section.path))
            }
            if site.structure.feeds[language] != nil { pages.append(.feed(language: language)) }
            if !rules.isEmpty { pages.append(.ruleIndex(language: language)) }
            if site.structure.glossary.path(in: language) != nil { pages.append(.glossary(language: language)) }
            pages += rules.map { .rule(id: $0.id, language: language) }
        }
        for index in course.lessons.indices where !course.isHome(index) {
            pages.append(.lesson(index))
        }
        for index in course.lessons.indices {
            pages += course.lessons[index].facts.diagrams.map { .diagram(lesson: index, block: $0) }
        }
        if course.configuration.markdown {
            pages += course.lessons.indices.filter { course.lessons[$0].fallback == nil }.map { .markdown($0) }
            pages.append(.languageModelGuide)
        }
        return pages + course.decisionTrees.indices.flatMap { site.trees.pages(of: $0).map(\.page) }
    }
}
