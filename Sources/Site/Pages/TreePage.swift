import Course
import Markdown
import Mermaid

/// The page of a decision tree: its diagram, every node a link, and the whole tree as nested text.
struct TreePage: Page {
    /// The tree's index in ``Course/decisionTrees``.
    let index: Int

    // Samples anywhere use its outcomes.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    func lesson(in course: Course) -> Int? { course.decisionTrees[index].lesson }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        SitemapEntry(path: site.trees.address(index), versions: site.trees.versions(index))
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (trees, tree) = (site.trees, site.course.decisionTrees[index])
        let words = site.theme.strings.words(in: tree.language)
        var page = PageDraft(site, at: path, tree: index, title: tree.title, versions: trees.versions(index))
        page[.caption] = tree.caption
        page[.next] = TemplateValues([
            .title: tree.nodes[tree.firstQuestion].text,
            .href: page.address(of: trees.address(index, tree.firstQuestion)),
        ])
        if let block = site.course.lessons[tree.lesson].document.codeBlock(tree.block) {
            var options = DiagramOptions(in: tree.language, of: site.course, idPrefix: OwnID.of("tree-map"))
            options.nodeAddress = trees.nodeAddress(index, from: path)
            var figure = site.figure(of: block, in: tree.lesson, options: options, on: path)
            // The page has the whole tree in words, with links.
            figure?.sentences = []
            page[.map] = figure?.html
        }
        page[.outline] =
            TreeOutline(
                tree: tree,
                address: { [page] in page.address(of: trees.address(index, $0)) },
                seeAbove: words[.treeSeeAbove]
            ).html()
        return page.html("tree", navigation: site.structure.treeNavigations[index])
    }
}
