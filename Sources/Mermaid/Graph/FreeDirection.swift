/// Chooses a direction if the author gave none and the usual one takes more room than the page has.
enum FreeDirection {
    /// - Parameters:
    ///   - graph: a graph without a direction of its own.
    ///   - scene: the graph from top to bottom.
    ///   - room: the width of the page, in pixels.
    static func scene(_ graph: DiagramGraph, _ scene: GraphScene, room: Double) -> GraphScene {
        let room = room - 2 * graph.margin
        guard scene.bounds.width > room else { return scene }
        var sideways = graph
        sideways.direction = .leftToRight
        let other = GraphLayout.scene(sideways)
        if let other, other.bounds.width <= room { return other }
        let tree = HangingTree.scene(graph, room: room)
        let all = [scene] + [tree, other].compactMap(\.self)
        return all.first { $0.bounds.width <= room } ?? all.min { $0.bounds.width < $1.bounds.width } ?? scene
    }
}
