import Diagnostics

/// Looks whether containers hold what they are drawn from: tabs their parts, steps a numbered list.
enum ContainerContents {
    static func check(_ containers: [Container], in nodes: [Node]) -> [Diagnostic] {
        containers.compactMap { container in
            guard let node = container.node?.index else { return nil }
            let children = children(of: node, in: nodes)
            switch container.kind {
            case .steps:
                let isSteps = children.count == 1 && nodes[children[0]].isOrderedList
                return isSteps ? nil : .containerWithoutList(container)
            case .fileTree:
                let isList = children.count == 1 && nodes[children[0]].kind == .list
                return isList ? nil : .containerWithoutList(container)
            case .tabs where container.name == "tabs":
                return holdsOnly(children, in: nodes, containers, { if case .tab = $0 { true } else { false } })
                    ? nil : .looseContent(container, of: "tab")
            case .columns where container.name == "columns":
                return holdsOnly(children, in: nodes, containers, { if case .column = $0 { true } else { false } })
                    ? nil : .looseContent(container, of: "column")
            default: return nil
            }
        }
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
