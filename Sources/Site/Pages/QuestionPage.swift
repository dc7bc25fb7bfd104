import Course

/// The page of a question, of a step between questions, or of a node that hands over to another tree.
struct QuestionPage: TreeNodePage {
    let index: Int
    let place: Int

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (course, trees) = (site.course, site.trees)
        let tree = course.decisionTrees[index]
        let node = tree.nodes[place]
        let words = site.theme.strings.words(in: tree.language)
        var page = draft(at: path, in: site)
        var answers = node.answers.map { answer in
            (
                text: answer.text.isEmpty ? words[.treeContinue] : answer.text,
                path: trees.address(index, answer.target),
                isOutcome: tree.nodes[answer.target].kind == .outcome
            )
        }
        if let link = node.link, case .tree(let other, let target) = course.resolve(link.destination, from: tree.lesson)
        {
            let goal = course.decisionTrees[other]
            answers.append(
                (
                    text: target.map { goal.nodes[$0].text } ?? goal.title,
                    path: target.map { trees.address(other, $0) } ?? trees.address(other),
                    isOutcome: false
                )
            )
        }
        page[.isHandOver] = node.answers.isEmpty
        page[.answers] = answers.enumerated().map { number, answer in
            TemplateValues([
                .number: number + 1,
                .text: answer.text,
                .href: page.address(of: answer.path),
                .isOutcome: answer.isOutcome,
            ])
        }
        return page.html("tree-question", navigation: site.structure.treeNavigations[index])
    }
}
