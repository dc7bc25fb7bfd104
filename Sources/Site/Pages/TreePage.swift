import Course
import Markdown
import Mermaid

extension PageRenderer {
    /// The page of a decision tree: its diagram, every node a link, and the whole tree as nested text.
    func treePage(_ index: Int) -> OutputFile {
        let tree = course.decisionTrees[index]
        let page = trees.address(index)
        let words = theme.strings.texts(for: tree.language)
        var values = treeValues(
            index,
            page: page,
            title: tree.title,
            description: tree.caption,
            versions: trees.versions(index)
        )
        values[.caption] = tree.caption
        values[.next] = TemplateValues([
            .title: tree.nodes[tree.firstQuestion].text,
            .href: PageAddress.relative(from: page, to: trees.address(index, tree.firstQuestion)),
        ])
        if let block = block(of: tree) {
            var figure: [UInt8] = []
            let options = diagramOptions(for: index, page: page)
            let (lesson, label) = (course.lessons[tree.lesson], words["diagram"] ?? "")
            _ = DiagramFigure.append(block, of: lesson, options: options, label: label, to: &figure)
            values[.map] = String(decoding: figure, as: UTF8.self)
        }
        values[.outline] =
            TreeOutline(
                tree: tree,
                address: { PageAddress.relative(from: page, to: trees.address(index, $0)) },
                seeAbove: words["treeSeeAbove"] ?? ""
            ).html()
        return treePage(page, of: index, template: "tree", values: values)
    }

    // MARK: What the pages of a tree share

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
        let sections = map.ancestors[tree.language]?[lesson.folder] ?? []
        var crumbs = breadcrumbs(lesson.isIndex ? sections.dropLast() : sections[...], page: page)
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

    func treePage(_ page: String, of index: Int, template: String, values: TemplateValues) -> OutputFile {
        self.page(
            page,
            language: course.decisionTrees[index].language,
            template: template,
            values: values,
            navigation: treeNavigations[index],
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
        values[.map] = treeDrawings.html(of: index, markedAt: page)
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

    func block(of tree: DecisionTree) -> CodeBlock? {
        course.lessons[tree.lesson].document.codeBlocks.first { $0.ordinal == tree.block }
    }

    private func diagramOptions(for tree: Int, page: String) -> DiagramOptions {
        DiagramOptions(
            idPrefix: "tree-map",
            language: course.decisionTrees[tree].language,
            nodeAddress: trees.nodeAddress(tree, from: page)
        )
    }
}
