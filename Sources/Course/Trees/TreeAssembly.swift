import Diagnostics
import Markdown
import Mermaid

/// The decision trees of a course, as its lessons draw them, and what is wrong with them.
struct TreeAssembly {
    private(set) var trees: [DecisionTree] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var taken: [String: DecisionTree] = [:]

    /// More nodes or arrows than this are no tree that anybody walks.
    static let mostNodes = 1000
    static let mostEdges = 5000

    init(_ lessons: [Lesson], mainLanguage: String) {
        // A lesson shown in place of its translation has the trees of the one it shows.
        for (index, lesson) in lessons.enumerated() where lesson.fallback == nil && lesson.facts.drawsTrees {
            let blocks = lesson.document.codeBlocks.compactMap { block in
                block.attributes.first { $0.name == "tree" }.map { (block: block, name: $0) }
            }
            guard !blocks.isEmpty else { continue }
            let comments = lesson.document.comments.compactMap(OutcomeComment.init)
            diagnostics += comments.flatMap(\.diagnostics)
            var known: Set<String> = []
            for (block, name) in blocks {
                guard let tree = read(block, name, lesson: index, of: lessons, comments: comments) else { continue }
                known.formUnion(tree.nodes.flatMap { [$0.id, "\(tree.name)/\($0.id)"] })
            }
            for comment in comments where !known.contains(comment.node) {
                diagnostics.append(
                    OutcomeComment.finding(
                        comment.range,
                        LocalizedText(
                            en: "no decision tree of this lesson has a node “\(comment.node)”",
                            es: "ningún árbol de decisión de esta lección tiene un nodo «\(comment.node)»"
                        ),
                        suggestion: NearMiss.suggestion(for: comment.node, among: known.sorted())
                    )
                )
            }
        }
        shareDetails(mainLanguage: mainLanguage)
    }

    private mutating func read(
        _ block: CodeBlock,
        _ name: FenceAttribute,
        lesson: Int,
        of lessons: [Lesson],
        comments: [OutcomeComment]
    ) -> DecisionTree? {
        // An empty name has a finding of its own among those of fences.
        guard let text = name.value, !text.isEmpty else { return nil }
        guard block.language == "mermaid" else {
            diagnostics.append(TreeFinding.notFlowchart(at: name.range))
            return nil
        }
        // What does not parse is reported with the diagrams.
        guard let diagram = parseDiagram(block.slice).0 else { return nil }
        guard case .flowchart(let chart) = diagram else {
            diagnostics.append(TreeFinding.notFlowchart(at: name.range))
            return nil
        }
        guard chart.nodes.count <= Self.mostNodes, chart.edges.count <= Self.mostEdges else {
            diagnostics.append(TreeFinding.tooLarge(chart, at: name.range))
            return nil
        }
        let details = comments.reduce(into: [String: OutcomeDetails]()) { result, comment in
            let (tree, node) = TreeLink.split(comment.node)
            if let node, tree == text { result[node] = comment.details }
            result[comment.node] = comment.details
        }
        let language = lessons[lesson].language
        guard
            let (tree, leftovers) = TreeReader.read(
                chart,
                name: name,
                block: block,
                lesson: lesson,
                language: language,
                comments: details
            )
        else {
            diagnostics.append(TreeFinding.noQuestion(at: name.range))
            return nil
        }
        diagnostics += TreeCheck.check(tree, leftovers)
        let key = "\(language)/\(tree.slug.lowercased())"
        if let other = taken[key] {
            diagnostics.append(TreeFinding.duplicate(tree, of: other))
            return nil
        }
        taken[key] = tree
        trees.append(tree)
        return tree
    }

    /// What is the same in every language is written once, in the main one.
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
