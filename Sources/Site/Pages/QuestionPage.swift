import Course

extension PageRenderer {
    /// The page of a question, of a step between questions, or of a node that hands over to another tree.
    func questionPage(_ place: Int, of index: Int) -> OutputFile {
        let tree = course.decisionTrees[index]
        let node = tree.nodes[place]
        let page = trees.address(index, place)
        let words = theme.strings.texts(for: tree.language)
        var values = nodeValues(place, of: index)
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
                .href: PageAddress.relative(from: page, to: answer.path),
                .isOutcome: answer.isOutcome,
            ])
        }
        return treePage(page, of: index, template: "tree-question", values: values)
    }
}
