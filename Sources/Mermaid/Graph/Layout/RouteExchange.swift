/// Leads edges on inside separate frames, and lets two edges between the same frames exchange their routes if they cross.
struct RouteExchange {
    private let graph: DiagramGraph
    private let tree: ContainerTree
    private let frames: [Int: Rect]
    private let inner: [GraphLayout.InnerEdge]
    private let titles: [Rect]

    /// The largest number of edges with which routes are exchanged.
    private static let mostExchanged = 24
    private static let mostTrials = 6

    /// - Parameter titles: titles that routes avoid.
    init(
        _ graph: DiagramGraph,
        _ tree: ContainerTree,
        _ frames: [Int: Rect],
        _ inner: [GraphLayout.InnerEdge],
        _ titles: [Rect]
    ) {
        (self.graph, self.tree, self.frames, self.inner, self.titles) = (graph, tree, frames, inner, titles)
    }

    /// - Parameter bare: a scene in which the edges end at the frames.
    func extended(_ bare: GraphScene) -> GraphScene {
        var (bare, best) = (bare, lead(bare))
        guard (2...Self.mostExchanged).contains(inner.count) else { return best }
        let places = inner.compactMap { edge in bare.edges.firstIndex { $0.index == edge.edge } }
        guard places.count == inner.count else { return best }
        var trials = 0
        for first in inner.indices {
            for second in 0..<first where trials < Self.mostTrials && areAlike(inner[first], inner[second]) {
                guard crossings(best, places[first], places[second]) > 0 else { continue }
                trials += 1
                var other = bare
                other.edges[places[first]].path = bare.edges[places[second]].path
                other.edges[places[second]].path = bare.edges[places[first]].path
                let result = lead(other)
                if total(result, places) < total(best, places) { (bare, best) = (other, result) }
            }
        }
        return best
    }

    private func lead(_ bare: GraphScene) -> GraphScene {
        var scene = bare
        var routes = InnerRoutes(graph, tree, scene, frames, titles)
        for edge in inner {
            routes.extend(&scene, edge: edge.edge, sourceBox: edge.source, targetBox: edge.target)
        }
        return scene
    }

    /// Returns true if each edge could take the other's route between the frames.
    private func areAlike(_ first: GraphLayout.InnerEdge, _ second: GraphLayout.InnerEdge) -> Bool {
        let (a, b) = (graph.edges[first.edge], graph.edges[second.edge])
        return first.source == second.source && first.target == second.target
            && (first.source >= 0 || a.source == b.source) && (first.target >= 0 || a.target == b.target)
            && a.label == nil && b.label == nil
    }

    private func crossings(_ scene: GraphScene, _ first: Int, _ second: Int) -> Int {
        EdgeBundle.crossings(scene.edges[first].path.flattened(), scene.edges[second].path.flattened())
    }

    private func total(_ scene: GraphScene, _ places: [Int]) -> Int {
        var total = 0
        for first in places.indices {
            for second in scene.edges.indices where !places[...first].contains(second) {
                total += crossings(scene, places[first], second)
            }
        }
        return total
    }
}
