import Course

/// The page of a node of a decision tree.
protocol TreeNodePage: Page {
    /// Of the tree.
    var index: Int { get }
    /// Of the node in it.
    var place: Int { get }
}

extension TreeNodePage {
    func path(in site: SiteContext) -> String? { site.trees.address(index, place) }

    // Samples anywhere may use an outcome, and their lessons' texts explain it.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    func lesson(in course: Course) -> Int? { course.decisionTrees[index].lesson }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        SitemapEntry(path: site.trees.address(index, place), versions: site.trees.versions(index, place))
    }
}

extension SiteContext {
    /// The values of every page of a tree.
    func treeValues(
        _ index: Int,
        page: String,
        title: String,
        description: String?,
        versions: [String: String]
    ) -> TemplateValues {
        let tree = course.decisionTrees[index]
        var values = values(
            page: page,
            language: tree.language,
            title: title,
            description: description,
            versions: versions
        )
        values[.heading] = title
        let lesson = course.lessons[tree.lesson]
        var crumbs = breadcrumbs(sections(above: lesson, in: tree.language), page: page)
        crumbs.append(link(to: tree.lesson, from: page))
        if page != trees.address(index) {
            crumbs.append(
                TemplateValues([
                    .title: tree.title, .href: PageAddress.relative(from: page, to: trees.address(index)),
                ])
            )
        }
        values[.breadcrumbs] = crumbs
        values[.lesson] = link(to: tree.lesson, from: page)
        return values
    }

    func treeHTML(_ template: String, of index: Int, values: TemplateValues) -> [UInt8] {
        html(
            template,
            language: course.decisionTrees[index].language,
            values: values,
            navigation: structure.treeNavigations[index],
            content: []
        )
    }

    /// The values of a node's page that questions and outcomes share: the way so far, the other ways, the map.
    func nodeValues(_ node: Int, of index: Int) -> TemplateValues {
        let tree = course.decisionTrees[index]
        let page = trees.address(index, node)
        var values = treeValues(
            index,
            page: page,
            title: tree.nodes[node].text,
            description: tree.caption,
            versions: trees.versions(index, node)
        )
        let way = tree.way(to: node)
        values[.hasWay] = !way.isEmpty
        values[.way] = way.suffix(Self.longestWay).map { step($0, of: index, page: page) }
        values[.back] = way.last.map { last in
            TemplateValues([.href: PageAddress.relative(from: page, to: trees.address(index, last.node))])
        }
        values[.restart] = PageAddress.relative(from: page, to: trees.address(index))
        let others = tree.ways(to: node, limit: Self.mostWays + 1)
            .filter { $0 != way && $0.count <= Self.longestWay }.prefix(Self.mostWays)
        values[.hasOtherWays] = !others.isEmpty
        values[.otherWays] = others.map { other in
            TemplateValues([.way: other.map { step($0, of: index, page: page) }])
        }
        values[.notes] = tree.nodes[node].notes.map { TemplateValues([.text: $0]) }
        values[.map] = structure.treeDrawings.html(of: index, markedAt: page)
        return values
    }

    /// More ways than this to one node are not listed,
    private static let mostWays = 12
    /// nor more than the last steps of a way that nobody would read to its end.
    private static let longestWay = 40

    private func step(_ step: DecisionTree.Step, of index: Int, page: String) -> TemplateValues {
        let node = course.decisionTrees[index].nodes[step.node]
        let answer = node.answers[step.answer].text
        return TemplateValues([
            .question: node.text,
            .hasAnswer: !answer.isEmpty,
            .answer: answer,
            .href: PageAddress.relative(from: page, to: trees.address(index, step.node)),
        ])
    }
}
