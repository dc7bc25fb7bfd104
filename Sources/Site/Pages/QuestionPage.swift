import Course

/// The page of a question, of a step between questions, or of a node that hands over to another tree.
struct QuestionPage: TreeNodePage {
    let index: Int
    let place: Int

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let (course, trees) = (site.course, site.trees)
        let tree = course.decisionTrees[index]
        let node = tree.nodes[place]
        let words = site.theme.strings.texts(for: tree.language)
        var values = site.nodeValues(place, of: index)
        var answers = node.answers.map { answer in
            (
                text: answer.text.isEmpty ? words["treeContinue"] ?? "" : answer.text,
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
        values[.isHandOver] = node.answers.isEmpty
        values[.answers] = answers.enumerated().map { number, answer in
            TemplateValues([
                .number: number + 1,
                .text: answer.text,
                .href: PageAddress.relative(from: path, to: answer.path),
                .isOutcome: answer.isOutcome,
            ])
        }
        return site.treeHTML("tree-question", of: index, values: values)
    }
}
