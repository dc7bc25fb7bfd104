import Diagnostics

/// Checks that containers hold the parts that they are drawn from: tabs their tabs, steps a numbered list.
enum ContainerContents {
    static func check(_ containers: [Container], in nodes: [Node]) -> [Diagnostic] {
        let solved = containers.parents(of: .solution)
        let answered = containers.parents(of: .answer(isRight: true))
        return containers.enumerated().flatMap { index, container -> [Diagnostic] in
            guard let node = container.node?.index else { return [] }
            let children = children(of: node, in: nodes)
            switch container.kind {
            case .steps:
                let isSteps = children.count == 1 && nodes[children[0]].isOrderedList
                return isSteps ? [] : [.containerWithoutList(container)]
            case .fileTree:
                let isList = children.count == 1 && nodes[children[0]].kind == .list
                return isList ? [] : [.containerWithoutList(container)]
            case .question where container.name == "question": return answers(of: container, children, in: nodes)
            case .question:
                return answered.contains(index)
                    ? [] : [.questionWithoutRightAnswer(container, isDirective: true)]
            case .exercise: return solved.contains(index) ? [] : [.exerciseWithoutSolution(container)]
            case .tabs where container.name == "tabs":
                return holdsOnly(children, in: nodes, containers, { if case .tab = $0 { true } else { false } })
                    ? [] : [.looseContent(container, of: "tab")]
            case .columns where container.name == "columns":
                return holdsOnly(children, in: nodes, containers, { if case .column = $0 { true } else { false } })
                    ? [] : [.looseContent(container, of: "column")]
            default: return []
            }
        }
    }

    /// Returns the faults of a question's answers that are a list of tasks.
    private static func answers(of question: Container, _ children: [Int], in nodes: [Node]) -> [Diagnostic] {
        let lists = children.filter { nodes[$0].kind == .list && !nodes[$0].isOrdered }
        let items = lists.flatMap { self.children(of: $0, in: nodes) }
        let ticks = items.map(nodes.isTicked(item:))
        guard lists.count == 1, items.count > 1, !ticks.contains(nil) else { return [.questionWithoutTasks(question)] }
        if !ticks.contains(true) { return [.questionWithoutRightAnswer(question, isDirective: false)] }
        return items.allSatisfy { self.children(of: $0, in: nodes).count > 1 } ? [] : [.answerWithoutReason(question)]
    }

    private static func children(of index: Int, in nodes: [Node]) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < Int(nodes[index].end) {
            result.append(child)
            child = Int(nodes[child].end)
        }
        return result
    }

    private static func holdsOnly(
        _ children: [Int],
        in nodes: [Node],
        _ containers: [Container],
        _ isPart: (Container.Kind) -> Bool
    ) -> Bool {
        children.allSatisfy { nodes[$0].kind == .container && isPart(containers[Int(nodes[$0].detail)].kind) }
    }
}
