import Course

/// `sitemap.xml` after sitemaps.org, with each page's translations (Google's `xhtml:link` convention), and `robots.txt`.
struct Sitemap {
    /// - Returns: no sitemap where the site's address is not known, because its entries must be absolute.
    static func files(for renderer: PageRenderer) -> [OutputFile] {
        guard let baseURL = renderer.course.configuration.baseURL else {
            return [OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n")]
        }
        let robots = "User-agent: *\nAllow: /\n\nSitemap: \(baseURL)sitemap.xml\n"
        return [
            OutputFile(path: "robots.txt", text: robots),
            OutputFile(path: "sitemap.xml", text: sitemap(renderer, baseURL: baseURL)),
        ]
    }

    private static func sitemap(_ renderer: PageRenderer, baseURL: String) -> String {
        let course = renderer.course
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        func add(_ page: String, versions: [String: String], updated: String?) {
            text += "<url><loc>\(XMLEscaping.escaped(PageAddress.absolute(page, baseURL: baseURL)))</loc>"
            if let updated { text += "<lastmod>\(updated)</lastmod>" }
            if versions.count > 1 {
                for language in course.languages {
                    guard let path = versions[language] else { continue }
                    let address = XMLEscaping.escaped(PageAddress.absolute(path, baseURL: baseURL))
                    text += "<xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(address)\"/>"
                }
            }
            text += "</url>\n"
        }
        let homes = course.languages.reduce(into: [:]) { $0[$1] = course.trees[$1]?.outputPath }
        for page in renderer.pages {
            switch page {
            case .lesson(let index):
                let lesson = course.lessons[index]
                guard lesson.fallback == nil else { continue }
                add(lesson.outputPath, versions: renderer.versions(of: index), updated: lesson.metadata.updated)
            case .home(let language):
                let index = course.trees[language]?.index
                add(
                    "\(language)/index.html",
                    versions: homes,
                    updated: index.flatMap { course.lessons[$0].metadata.updated }
                )
            case .section(let language, let path):
                guard let section = renderer.map.ancestors[language]?[path]?.last else { continue }
                add(section.outputPath, versions: [:], updated: nil)
            case .tree(let tree):
                add(renderer.trees.address(tree), versions: renderer.trees.versions(tree), updated: nil)
            case .treeNode(let tree, let node):
                add(renderer.trees.address(tree, node), versions: renderer.trees.versions(tree, node), updated: nil)
            case .rule(let id, let language):
                guard let path = renderer.rules.path(of: id, in: language) else { continue }
                let versions = course.languages.reduce(into: [:]) { $0[$1] = renderer.rules.path(of: id, in: $1) }
                add(path, versions: versions, updated: nil)
            case .ruleIndex(let language):
                let versions = course.languages.reduce(into: [:]) { $0[$1] = renderer.rules.indexPath(in: $1) }
                add(renderer.rules.indexPath(in: language), versions: versions, updated: nil)
            case .chooser: add("index.html", versions: [:], updated: nil)
            // What shows lessons once more is for readers only.
            case .beside, .wholeCourse, .notFound, .markdown, .feed, .languageModelGuide: break
            }
        }
        return text + "</urlset>\n"
    }
}
