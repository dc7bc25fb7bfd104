import Course

extension SiteContext {
    /// The path of a page below the site's root; nil for one that the site doesn't have.
    package func path(of page: SitePage) -> String? {
        switch page {
        case .lesson(let index): course.lessons[index].outputPath
        case .markdown(let index): course.lessons[index].markdownPath
        case .diagram(let lesson, let block): course.lessons[lesson].diagramPath(of: block)
        case .feed(let language): structure.feeds[language]
        case .languageModelGuide: "llms.txt"
        case .section(let language, let path): structure.map.ancestors[language]?[path]?.last?.outputPath
        case .home(let language): course.sitePath("index.html", in: language)
        case .chooser: "index.html"
        case .tree(let index): trees.address(index)
        case .question(let tree, let node), .outcome(let tree, let node): trees.address(tree, node)
        case .rule(let id, let language): rules.path(of: id, in: language)
        case .ruleIndex(let language): rules.indexPath(in: language)
        case .glossary(let language): structure.glossary.path(in: language)
        case .beside(let lesson, let languages):
            languages.first.flatMap { list.reading.beside(lesson, $0) }.map {
                self.path($0, withThird: languages.dropFirst())
            }
        case .wholeCourse(let language, let part): list.reading.wholeCourse(in: language, part: part)
        case .notFound(let language): language.map { course.sitePath("404.html", in: $0) } ?? "404.html"
        case .redirect(let index): list.redirects.redirects[index].path
        }
    }
}
