import Diagnostics

/// Looks whether containers hold what they are drawn from: tabs their parts, steps a numbered list.
enum ContainerContents {
    static func check(_ containers: [Container], in nodes: [Node]) -> [Diagnostic] {
        containers.enumerated().flatMap { index, container in
            if container.kind == .question, container.name == "question" {
                return container.node.map { answers(of: container, at: $0.index, in: nodes) } ?? []
            }
            return check(index, container, containers, in: nodes).map { [$0] } ?? []
        }
    }

    private static func check(
        _ index: Int,
        _ container: Container,
        _ containers: [Container],
        in nodes: [Node]
    ) -> Diagnostic? {
        guard let node = container.node?.index else { return nil }
        let children = children(of: node, in: nodes)
        switch container.kind {
        case .steps:
            let isSteps = children.count == 1 && nodes[children[0]].isOrderedList
            return isSteps ? nil : .containerWithoutList(container)
        case .fileTree:
            let isList = children.count == 1 && nodes[children[0]].kind == .list
            return isList ? nil : .containerWithoutList(container)
        case .question:
            let answers = containers[(index + 1)...].filter { $0.parent == index }
            let hasRight = answers.contains { if case .answer(isRight: true) = $0.kind { true } else { false } }
            return hasRight ? nil : .questionWithoutAnswer(container)
        case .exercise:
            let hasSolution = containers[(index + 1)...].contains { $0.parent == index && $0.kind == .solution }
            return hasSolution ? nil : .exerciseWithoutSolution(container)
        case .tabs where container.name == "tabs":
            return holdsOnly(children, in: nodes, containers, { if case .tab = $0 { true } else { false } })
                ? nil : .looseContent(container, of: "tab")
        case .columns where container.name == "columns":
            return holdsOnly(children, in: nodes, containers, { if case .column = $0 { true } else { false } })
                ? nil : .looseContent(container, of: "column")
        default: return nil
        }
    }

    /// What is wrong with the answers of a question that are a list of tasks.
    private static func answers(of question: Container, at node: Int, in nodes: [Node]) -> [Diagnostic] {
        let lists = children(of: node, in: nodes).filter { nodes[$0].kind == .list && !nodes[$0].isOrdered }
        let items = lists.flatMap { children(of: $0, in: nodes) }
        let ticks = items.map(nodes.isTicked(item:))
        guard lists.count == 1, items.count > 1, !ticks.contains(nil) else { return [.questionWithoutTasks(question)] }
        if !ticks.contains(true) { return [.questionWithoutTick(question)] }
        return items.allSatisfy { children(of: $0, in: nodes).count > 1 } ? [] : [.answerWithoutReason(question)]
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
