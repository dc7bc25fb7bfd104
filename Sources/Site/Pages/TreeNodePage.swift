import Course

/// The page of a node of a decision tree.
protocol TreeNodePage: Page {
    /// The tree's index in ``Course/decisionTrees``.
    var index: Int { get }
    /// The node's index in the tree.
    var place: Int { get }
}

extension TreeNodePage {
    // Samples anywhere may use an outcome, and lessons' texts explain it.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    func lesson(in course: Course) -> Int? { course.decisionTrees[index].lesson }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        SitemapEntry(path: site.trees.address(index, place), versions: site.trees.versions(index, place))
    }

    /// Begins a page with the way so far, the other ways and the map.
    func draft(at path: String, in site: SiteContext) -> PageDraft {
        let (tree, trees) = (site.course.decisionTrees[index], site.trees)
        let versions = trees.versions(index, place)
        var page = PageDraft(site, at: path, tree: index, title: tree.nodes[place].text, versions: versions)
        let root = page.address(of: trees.address(index))
        page[.breadcrumbs] = page.breadcrumbs(above: tree) + [TemplateValues([.title: tree.title, .href: root])]
        func values(_ way: some Sequence<DecisionTree.Step>) -> [TemplateValues] {
            way.map { step in
                let node = tree.nodes[step.node]
                let answer = node.answers[step.answer].text
                return TemplateValues([
                    .question: node.text, .hasAnswer: !answer.isEmpty, .answer: answer,
                    .href: page.address(of: trees.address(index, step.node)),
                ])
            }
        }
        let way = tree.way(to: place)
        let others = tree.ways(to: place, limit: mostWays + 1)
            .filter { $0 != way && $0.count <= longestWay }.prefix(mostWays)
        page[.hasWay] = !way.isEmpty
        page[.way] = values(way.suffix(longestWay))
        page[.back] = way.last.map { last in
            TemplateValues([.href: page.address(of: trees.address(index, last.node))])
        }
        page[.restart] = root
        page[.isOutcome] = tree.nodes[place].kind == .outcome
        page[.hasOtherWays] = !others.isEmpty
        page[.otherWays] = others.map { TemplateValues([.way: values($0)]) }
        page[.notes] = tree.nodes[place].notes.map { TemplateValues([.text: $0]) }
        page[.map] = site.structure.treeDrawings.svg(of: index, markedAt: path).map { svg in
            var figure = site.figure(svg, of: tree.block, in: tree.lesson, on: path)
            figure.label = page.word(.treeMap, in: tree.language)
            figure.classes = " tree-map"
            return figure.html
        }
        return page
    }
}

/// The largest number of other ways to one node that are listed.
private let mostWays = 12
/// The largest number of steps of a way that are shown: the last ones of the way so far; longer other ways are left out.
private let longestWay = 40

extension PageDraft {
    /// Begins a page of a decision tree.
    init(_ site: SiteContext, at path: String, tree index: Int, title: String, versions: [String: String]) {
        let tree = site.course.decisionTrees[index]
        self.init(site, at: path, language: tree.language, title: title, versions: versions)
        self[.description] = tree.caption
        self[.heading] = title
        self[.lesson] = link(to: tree.lesson)
        self[.breadcrumbs] = breadcrumbs(above: tree)
    }

    fileprivate func breadcrumbs(above tree: DecisionTree) -> [TemplateValues] {
        breadcrumbs(site.sections(above: tree.lesson, in: tree.language)) + [link(to: tree.lesson)]
    }
}
