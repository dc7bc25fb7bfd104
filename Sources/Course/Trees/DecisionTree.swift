import CourseConfiguration
import Diagnostics

/// A decision tree: a flowchart that an author marked `tree=NAME`, for readers to walk.
///
/// It holds the nodes that can be reached from its start. A node may be reached by several ways. A cycle, which is an author's
/// mistake, stays in the tree, and ``TreeCheck`` reports it.
package struct DecisionTree: Sendable {
    /// One step of a way: a node, and one of its answers.
    package struct Step: Sendable, Hashable {
        /// The node, as an index into ``DecisionTree/nodes``.
        package let node: Int
        /// The answer, as an index into the node's ``TreeNode/answers``.
        package let answer: Int
    }

    /// The name in the fence's `tree=`.
    package let name: String
    /// The folder of its pages: ``name``, made safe for addresses.
    package let slug: String
    package let language: String
    /// The lesson that draws it, as an index into ``Course/lessons``.
    package let lesson: Int
    /// The code block of the lesson that draws it, by ``CodeBlock/ordinal``.
    package let block: Int
    /// The fence's `caption=`.
    package let caption: String?
    /// The range of the fence's `tree=` in the file.
    package let range: SourceRange
    /// The nodes in the order of the diagram. Never empty.
    package internal(set) var nodes: [TreeNode]
    /// The node where every way begins, as an index into ``nodes``.
    package let start: Int
    /// The last step of a shortest way to each node, parallel to ``nodes``; nil for the start.
    let lastSteps: [Step?]
    /// The steps that lead to each node, parallel to ``nodes``, without those that close a cycle.
    let arrivals: [[Step]]
    private let places: [String: Int]

    init(
        name: String,
        language: String,
        lesson: Int,
        block: Int,
        caption: String?,
        range: SourceRange,
        nodes: [TreeNode],
        start: Int,
        lastSteps: [Step?],
        arrivals: [[Step]]
    ) {
        self.name = name
        self.slug = SourceName.slug(path: name.replacing("/", with: "-"))
        self.language = language
        self.lesson = lesson
        self.block = block
        self.caption = caption
        self.range = range
        self.nodes = nodes
        self.start = start
        self.lastSteps = lastSteps
        self.arrivals = arrivals
        places = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// Returns the index in ``nodes`` of the node with an id of the diagram; nil if there is none.
    package func place(of id: String) -> Int? { places[id] }

    /// The question that the tree as a whole answers: the text of its start.
    package var title: String { nodes[start].text }

    /// The outcomes, as indices into ``nodes``.
    package var outcomes: [Int] { nodes.indices.filter { nodes[$0].kind == .outcome } }

    /// The first question: the start, or the node that follows it if the start asks nothing.
    package var firstQuestion: Int {
        var node = start
        var steps = 0
        while nodes[node].kind == .step, let next = nodes[node].answers.first, steps < nodes.count {
            node = next.target
            steps += 1
        }
        return node
    }

    /// Returns a shortest way from the start to a node; among several, the one that the diagram draws first.
    package func way(to node: Int) -> [Step] {
        var way: [Step] = []
        var current = node
        while let step = lastSteps[current], way.count < nodes.count {
            way.append(step)
            current = step.node
        }
        return way.reversed()
    }

    /// Returns the ways from the start to a node, without cycles.
    ///
    /// - Parameter limit: the largest number of ways: a tree whose branches meet again and again has more ways than anybody can
    ///   read.
    package func ways(to node: Int, limit: Int) -> [[Step]] {
        // Backwards from the node. Each entry refers to the entry it came from, so that long ways cost no copies.
        var entries: [(node: Int, step: Step?, from: Int)] = [(node, nil, -1)]
        var open = [0]
        var found: [[Step]] = []
        while found.count < limit, let current = open.popLast() {
            if entries[current].node == start {
                var way: [Step] = []
                var place = current
                while let step = entries[place].step {
                    way.append(step)
                    place = entries[place].from
                }
                found.append(way)
            } else {
                for step in arrivals[entries[current].node].prefix(limit).reversed() {
                    open.append(entries.count)
                    entries.append((step.node, step, current))
                }
                // Every entry leads to the start, so no more than the limit will ever be taken.
                if open.count > limit { open.removeFirst(open.count - limit) }
            }
        }
        return found
    }
}
