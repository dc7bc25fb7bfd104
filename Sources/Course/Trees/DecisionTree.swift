import Diagnostics

/// A decision tree: a flowchart that an author marked `tree=NAME`, as something to be walked.
///
/// It holds what can be reached from its start. A node may be reached by several ways; what an author's mistake makes
/// circular stays circular here, and ``TreeCheck`` says so.
public struct DecisionTree: Sendable {
    /// One step of a way: at a node, an answer of it.
    public struct Step: Sendable, Hashable {
        /// As an index into ``DecisionTree/nodes``.
        public let node: Int
        /// As an index into the node's ``TreeNode/answers``.
        public let answer: Int
    }

    /// As the fence's `tree=` has it.
    public let name: String
    /// The folder of its pages: ``name``, made safe for addresses.
    public let slug: String
    public let language: String
    /// The lesson that draws it, as an index into ``Course/lessons``.
    public let lesson: Int
    /// Which code block of the lesson draws it, by ``CodeBlock/ordinal``.
    public let block: Int
    /// The fence's `caption=`.
    public let caption: String?
    /// The fence's `tree=` in the file.
    public let range: SourceRange
    /// In the order of the diagram. Never empty.
    public internal(set) var nodes: [TreeNode]
    /// Where every way begins, as an index into ``nodes``.
    public let start: Int
    /// The last step of a shortest way to each node, parallel to ``nodes``; nil for the start.
    let lastSteps: [Step?]
    /// The steps that lead to each node, parallel to ``nodes``, but for those that close a circle.
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

    /// The place in ``nodes`` of the node with an id of the diagram.
    public func place(of id: String) -> Int? { places[id] }

    /// What the tree asks as a whole: the text of its start.
    public var title: String { nodes[start].text }

    /// The outcomes, as indices into ``nodes``.
    public var outcomes: [Int] { nodes.indices.filter { nodes[$0].kind == .outcome } }

    /// The first question: the start, or what follows it where the start asks nothing.
    public var firstQuestion: Int {
        var node = start
        var steps = 0
        while nodes[node].kind == .step, let next = nodes[node].answers.first, steps < nodes.count {
            node = next.target
            steps += 1
        }
        return node
    }

    /// A shortest way from the start to a node; among several, the one that the diagram draws first.
    public func way(to node: Int) -> [Step] {
        var way: [Step] = []
        var current = node
        while let step = lastSteps[current], way.count < nodes.count {
            way.append(step)
            current = step.node
        }
        return way.reversed()
    }

    /// The ways from the start to a node, none of them going in a circle.
    ///
    /// - Parameter limit: how many at most: a tree whose branches meet again and again has more ways than anybody can read.
    public func ways(to node: Int, limit: Int) -> [[Step]] {
        // Backwards from the node. An entry knows the one it came from, so that long ways cost no copies.
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
