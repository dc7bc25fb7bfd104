import CourseConfiguration
import Diagnostics
import Markdown
import Mermaid

/// Reads a flowchart as a decision tree. Linear in the diagram's size, whatever its shape.
struct TreeReader {
    /// The parts of the chart that are not in the tree or don't belong in one, for ``TreeCheck``.
    struct Leftovers {
        /// The boxes that no way from the start reaches.
        var unreachable: [FlowchartNode] = []
        /// The arrows that begin or end at a frame.
        var atSubgraphs: [FlowchartEdge] = []
        /// The answers that lead back to a question asked before.
        var circular: [DecisionTree.Step] = []
    }

    private struct Way {
        let target: Int
        let label: String
        let range: SourceRange
    }

    private let chart: Flowchart
    private var leftovers = Leftovers()
    /// The ways out of each node, by its index in the chart.
    private var ways: [[Way]]
    private var examples: [[Int]]
    private var notes: [[Int]]
    /// True for each box that is only an example or a note of another.
    private var isAside: [Bool]

    private init(_ chart: Flowchart) {
        self.chart = chart
        ways = Array(repeating: [], count: chart.nodes.count)
        examples = ways.map { _ in [] }
        notes = examples
        isAside = ways.map { _ in false }
    }

    /// - Parameter comments: the details in the lesson's `glosa:outcome` comments, by node id.
    /// - Returns: nil for a chart without a node.
    static func read(
        _ chart: Flowchart,
        name: FenceAttribute,
        block: CodeBlock,
        lesson: Int,
        language: String,
        comments: [String: OutcomeDetails]
    ) -> (DecisionTree, Leftovers)? {
        guard !chart.nodes.isEmpty else { return nil }
        var reader = TreeReader(chart)
        reader.sortEdges()
        return reader.tree(
            name: name,
            block: block,
            lesson: lesson,
            language: language,
            comments: comments
        )
    }

    // MARK: Edges

    /// Separates the ways of a walk from the dotted edges to examples and notes.
    private mutating func sortEdges() {
        var hasWay = isAside
        var dotted: [(source: Int, target: Int, edge: FlowchartEdge)] = []
        var solid: [(source: Int, target: Int, edge: FlowchartEdge)] = []
        for edge in chart.edges where edge.line != .invisible {
            guard let source = chart.nodeIndex(of: edge.source), let target = chart.nodeIndex(of: edge.target) else {
                leftovers.atSubgraphs.append(edge)
                continue
            }
            if edge.line == .dotted {
                dotted.append((source, target, edge))
            } else {
                solid.append((source, target, edge))
                hasWay[source] = true
                hasWay[target] = true
            }
        }
        // A dotted edge to a box with ways of its own is an ordinary way.
        var leadsOn = Array(repeating: false, count: chart.nodes.count)
        for entry in dotted { leadsOn[entry.source] = true }
        for (source, target, edge) in dotted {
            if hasWay[target] || leadsOn[target] {
                solid.append((source, target, edge))
            } else {
                isAside[target] = true
                if edge.endHead == .none || Self.comments.contains(chart.nodes[target].shape) {
                    notes[source].append(target)
                } else {
                    examples[source].append(target)
                }
            }
        }
        for (source, target, edge) in solid.sorted(by: {
            $0.edge.range.bytes.lowerBound < $1.edge.range.bytes.lowerBound
        }) {
            let label = edge.label?.plainText ?? ""
            ways[source].append(Way(target: target, label: label, range: edge.range))
            if edge.startHead != .none, source != target {
                ways[target].append(Way(target: source, label: label, range: edge.range))
            }
        }
    }

    private static let comments: Set<FlowchartShape> = [.braceLeft, .braceRight, .braces, .text, .note]

    // MARK: Tree

    private mutating func tree(
        name: FenceAttribute,
        block: CodeBlock,
        lesson: Int,
        language: String,
        comments: [String: OutcomeDetails]
    ) -> (DecisionTree, Leftovers) {
        let start = startNode()
        let depths = reach(from: start)
        let members = chart.nodes.indices.filter { depths.visited[$0] }
        leftovers.unreachable = chart.nodes.indices.filter { !depths.visited[$0] && !isAside[$0] }
            .map { chart.nodes[$0] }
        var places = Array(repeating: -1, count: chart.nodes.count)
        for (place, member) in members.enumerated() { places[member] = place }
        var slugs = NodeSlugs()
        let nodes = members.map { member in
            node(member, places: places, slug: slugs.slug(for: chart.nodes[member].id), comments: comments)
        }
        let closing = closingSteps(nodes, from: places[start])
        leftovers.circular = nodes.indices.flatMap { node in
            nodes[node].answers.indices.map { DecisionTree.Step(node: node, answer: $0) }.filter(closing.contains)
        }
        var arrivals: [[DecisionTree.Step]] = nodes.map { _ in [] }
        for (place, node) in nodes.enumerated() {
            for (answer, way) in node.answers.enumerated() {
                let step = DecisionTree.Step(node: place, answer: answer)
                if !closing.contains(step) { arrivals[way.target].append(step) }
            }
        }
        let tree = DecisionTree(
            name: name.value ?? "",
            language: language,
            lesson: lesson,
            block: block.ordinal,
            caption: block.attributes.first { $0.name == "caption" }?.value,
            range: name.range,
            nodes: nodes,
            start: places[start],
            lastSteps: members.map { member in
                depths.last[member].map { DecisionTree.Step(node: places[$0.node], answer: $0.answer) }
            },
            arrivals: arrivals
        )
        return (tree, leftovers)
    }

    /// Returns the box that no arrow leads to and that leads to the box drawn first; if a cycle leaves none, the box drawn first.
    private func startNode() -> Int {
        guard let first = ways.indices.first(where: { !ways[$0].isEmpty }) else {
            return isAside.firstIndex(of: false) ?? 0
        }
        var sources: [[Int]] = ways.map { _ in [] }
        for (source, out) in ways.enumerated() {
            for way in out where way.target != source { sources[way.target].append(source) }
        }
        var isAbove = isAside.map { _ in false }
        isAbove[first] = true
        var open = [first]
        while let current = open.popLast() {
            for source in sources[current] where !isAbove[source] {
                isAbove[source] = true
                open.append(source)
            }
        }
        return ways.indices.first { isAbove[$0] && sources[$0].isEmpty } ?? first
    }

    /// Returns the nodes that the start leads to, and the last step of a shortest way to each, by a search level by level.
    private func reach(from start: Int) -> (visited: [Bool], last: [DecisionTree.Step?]) {
        var visited = Array(repeating: false, count: chart.nodes.count)
        var last: [DecisionTree.Step?] = visited.map { _ in nil }
        var queue = [start]
        visited[start] = true
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            for (answer, way) in ways[current].enumerated() where !visited[way.target] {
                visited[way.target] = true
                last[way.target] = DecisionTree.Step(node: current, answer: answer)
                queue.append(way.target)
            }
        }
        return (visited, last)
    }

    /// Returns the steps that lead back to a node on the current way: without them there are no cycles.
    private func closingSteps(_ nodes: [TreeNode], from start: Int) -> Set<DecisionTree.Step> {
        enum Mark { case new, open, done }
        var marks = Array(repeating: Mark.new, count: nodes.count)
        var closing: Set<DecisionTree.Step> = []
        var path: [(node: Int, next: Int)] = [(start, 0)]
        marks[start] = .open
        while let (node, next) = path.last {
            guard next < nodes[node].answers.count else {
                marks[node] = .done
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = nodes[node].answers[next].target
            switch marks[target] {
            case .new:
                marks[target] = .open
                path.append((target, 0))
            case .open: closing.insert(DecisionTree.Step(node: node, answer: next))
            case .done: break
            }
        }
        return closing
    }

    private func node(_ member: Int, places: [Int], slug: String, comments: [String: OutcomeDetails]) -> TreeNode {
        let source = chart.nodes[member]
        let answers = ways[member].map { TreeNode.Answer(text: $0.label, target: places[$0.target], range: $0.range) }
        let link = source.link.flatMap { link in
            link.href.map { TreeNode.Link(destination: $0, range: link.range) }
        }
        let isDiamond = source.shape == .diamond || source.shape == .hexagon
        let text = source.label.plainText
        return TreeNode(
            id: source.id,
            slug: slug,
            kind: Self.kind(answers, isDiamond: isDiamond, link: link),
            text: text.isEmpty ? source.id : text,
            answers: answers,
            examples: examples[member].map { chart.nodes[$0].label.plainLines.joined(separator: "\n") },
            notes: notes[member].map { chart.nodes[$0].label.plainText },
            link: link,
            details: comments[source.id] ?? OutcomeDetails(),
            range: source.labelRange,
            isDiamond: isDiamond
        )
    }

    private static func kind(_ answers: [TreeNode.Answer], isDiamond: Bool, link: TreeNode.Link?) -> TreeNode.Kind {
        guard !answers.isEmpty else {
            if let tree = link?.destination, tree.hasPrefix(TreeLink.scheme) {
                return .handOver(tree: String(tree.dropFirst(TreeLink.scheme.count)))
            }
            return isDiamond ? .question : .outcome
        }
        let isQuestion = isDiamond || answers.count > 1 || !answers[0].text.isEmpty
        return isQuestion ? .question : .step
    }
}

/// Gives the nodes of a tree names that are unique also where `A` and `a` are the same file.
private struct NodeSlugs {
    /// The names that are taken: that of the tree's own page, and those that Windows reserves for devices.
    private var taken: Set<String> = ["index", "con", "prn", "aux", "nul"]
    private static let longest = 80

    mutating func slug(for id: String) -> String {
        let safe = String(SourceName.slug(path: id.replacing("/", with: "-")).prefix(Self.longest))
        let base = safe.isEmpty ? "node" : safe
        var slug = base
        var number = 2
        while !taken.insert(slug.lowercased()).inserted {
            slug = "\(base)-\(number)"
            number += 1
        }
        return slug
    }
}
