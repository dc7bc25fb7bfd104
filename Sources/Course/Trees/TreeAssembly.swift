import Diagnostics
import Markdown
import Mermaid

/// The decision trees of a course, as its lessons draw them, and the findings about them.
struct TreeAssembly {
    private(set) var trees: [DecisionTree] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var taken: [String: DecisionTree] = [:]
    /// The findings in the lesson that is being read.
    private var found = DiagnosticList()

    /// The largest numbers of nodes and of arrows: nobody walks a larger tree.
    static let mostNodes = 1000
    static let mostEdges = 5000
    /// The largest number of trees that are read from one lesson: each of their nodes has a page of its own.
    static let mostTrees = 100

    init(_ lessons: [Lesson], mainLanguage: String) {
        // A fallback has the trees of the lesson that it shows.
        for (index, lesson) in lessons.enumerated() where lesson.fallback == nil && lesson.facts.drawsTrees {
            let blocks = lesson.document.codeBlocks.lazy.compactMap { block in
                block.attributes.first { $0.name == "tree" }.map { (block: block, name: $0) }
            }
            guard !blocks.isEmpty else { continue }
            found = DiagnosticList()
            let comments = lesson.document.comments.compactMap(OutcomeComment.init)
            let details = Details(comments)
            found.append(contentsOf: comments.lazy.flatMap(\.diagnostics))
            var known: Set<String> = []
            for (block, name) in blocks.prefix(Self.mostTrees) {
                guard let tree = read(block, name, lesson: index, of: lessons, details: details) else { continue }
                known.formUnion(tree.nodes.flatMap { [$0.id, "\(tree.name)/\($0.id)"] })
            }
            if let (_, name) = blocks.dropFirst(Self.mostTrees).first {
                found.append(TreeFinding.tooMany(at: name.range))
            }
            var nearMiss = NearMiss()
            for comment in comments where !known.contains(comment.node) {
                found.append(
                    OutcomeComment.finding(
                        comment.range,
                        LocalizedText(
                            en: "no decision tree of this lesson has a node “\(comment.node)”",
                            es: "ningún árbol de decisión de esta lección tiene un nodo «\(comment.node)»"
                        ),
                        suggestion: nearMiss.suggestion(for: comment.node, among: known)
                    )
                )
            }
            diagnostics += found.diagnostics
        }
        shareDetails(mainLanguage: mainLanguage)
    }

    /// The details in a lesson's comments on nodes: on those of one tree, and on those of all.
    private struct Details {
        private var byNode: [String: OutcomeDetails] = [:]
        private var byTree: [String: [(place: Int, node: String, details: OutcomeDetails)]] = [:]
        private var places: [String: Int] = [:]

        init(_ comments: [OutcomeComment]) {
            for (place, comment) in comments.enumerated() {
                let (tree, node) = TreeLink.split(comment.node)
                if let node { byTree[tree, default: []].append((place, node, comment.details)) }
                byNode[comment.node] = comment.details
                places[comment.node] = place
            }
        }

        /// Returns the details by the nodes' ids; of several comments on a node the last applies.
        func of(tree: String) -> [String: OutcomeDetails] {
            guard let own = byTree[tree] else { return byNode }
            return own.reduce(into: byNode) { result, entry in
                if places[entry.node].map({ $0 < entry.place }) ?? true { result[entry.node] = entry.details }
            }
        }
    }

    private mutating func read(
        _ block: CodeBlock,
        _ name: FenceAttribute,
        lesson: Int,
        of lessons: [Lesson],
        details: Details
    ) -> DecisionTree? {
        // An empty name has a finding of its own among those of fences.
        guard let text = name.value, !text.isEmpty else { return nil }
        let diagram = lessons[lesson].diagram(in: block)
        // A diagram that does not parse is reported with the diagrams.
        if diagram?.isValid == false { return nil }
        guard let chart = diagram?.flowchart else {
            found.append(TreeFinding.notFlowchart(at: name.range))
            return nil
        }
        guard chart.nodes.count <= Self.mostNodes, chart.edges.count <= Self.mostEdges else {
            found.append(TreeFinding.tooLarge(chart, at: name.range))
            return nil
        }
        let language = lessons[lesson].language
        guard
            let (tree, leftovers) = TreeReader.read(
                chart,
                name: name,
                block: block,
                lesson: lesson,
                language: language,
                comments: details.of(tree: text)
            )
        else {
            found.append(TreeFinding.noQuestion(at: name.range))
            return nil
        }
        found.append(contentsOf: TreeCheck.check(tree, leftovers))
        let key = "\(language)/\(tree.slug.lowercased())"
        if let other = taken[key] {
            found.append(TreeFinding.duplicate(tree, of: other))
            return nil
        }
        taken[key] = tree
        trees.append(tree)
        return tree
    }

    /// Copies details from the main language to the others: those that are the same in every language are written once.
    private mutating func shareDetails(mainLanguage: String) {
        let originals = Dictionary(
            trees.filter { $0.language == mainLanguage }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for index in trees.indices where trees[index].language != mainLanguage {
            guard let original = originals[trees[index].name] else { continue }
            for node in trees[index].nodes.indices {
                guard let place = original.place(of: trees[index].nodes[node].id) else { continue }
                trees[index].nodes[node].details.takeOver(original.nodes[place].details)
            }
        }
    }
}
