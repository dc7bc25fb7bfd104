import Markdown

/// Exercises, and questions whose answers are a list of tasks.
extension HTMLRenderer {
    /// Opens a folded part of an exercise; its own title follows as its first paragraph, otherwise the name of its kind is
    /// written.
    mutating func openFolded(_ container: Container, _ name: StaticString, _ word: HTMLLabels.TutorialWord) {
        output.append("<details class=\"callout \(name)\">\n")
        guard !container.hasTitle else { return }
        output.append("<summary>")
        HTMLEscaping.append(options.labels.tutorial(word), to: &output)
        output.append("</summary>\n")
    }

    /// Returns the question whose answers a list holds; nil for all other lists.
    func question(ofList index: Int, _ nodes: [Node]) -> Int? {
        guard nodes[index].kind == .list, !nodes[index].isOrdered, let container = container(around: nodes[index]),
            document.containers[container].kind == .question
        else { return nil }
        return container
    }

    /// Returns the question that an item answers; nil for all other nodes.
    func question(ofItem index: Int, _ nodes: [Node]) -> Int? {
        nodes[index].kind == .item ? question(ofList: Int(nodes[index].parentIndex), nodes) : nil
    }

    /// Returns the question if a block ends the text of one of its answers, where the verdict begins; nil for all other blocks.
    private func endsAnswer(_ index: Int, _ nodes: [Node]) -> Int? {
        let item = Int(nodes[index].parentIndex)
        return index == item + 1 ? question(ofItem: item, nodes) : nil
    }

    mutating func openAnswer() {
        output.append("<li class=\"answer\">")
        sanitizer.push(.flow)
    }

    /// Opens the verdict behind the first paragraph of an answer; it holds the explanation for readers who choose the answer.
    mutating func closeAnswerText(_ index: Int, _ nodes: [Node]) {
        guard let question = endsAnswer(index, nodes) else { return }
        newLine()
        let item = Int(nodes[index].parentIndex)
        openVerdict(isRight: isRight(item, nodes), of: question, on: item, reaction: nil)
        sanitizer.push(.flow)
    }

    mutating func closeAnswer(_ index: Int, of question: Int, _ nodes: [Node]) {
        let hasText = Int(nodes[index].end) > index + 1 && nodes[index + 1].kind == .paragraph
        sanitizer.pop(&output, &diagnostics)
        newLine()
        if !hasText { openVerdict(isRight: isRight(index, nodes), of: question, on: index, reaction: nil) }
        output.append("</details>\n")
        if hasText { sanitizer.pop(&output, &diagnostics) }
        output.append("</li>\n")
    }

    private func isRight(_ item: Int, _ nodes: [Node]) -> Bool { nodes.isTicked(item: item) == true }
}
