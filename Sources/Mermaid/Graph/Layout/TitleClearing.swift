/// The side of the entering lines on which a title has room, and the room added to the usual one.
struct TitleSide {
    let isLeft: Bool
    /// The added room, in pixels.
    let room: Double
}

/// Lays a diagram out again if lines run through the titles of frames: with room for the title beside the lines.
enum TitleClearing {
    /// The largest number of edges; larger diagrams stay as they are.
    private static let mostEdges = 400
    private static let mostFrames = 8
    /// The largest number of layouts for one title: lines move when a title gets room, and may then need some more.
    private static let mostSteps = 3

    /// - Parameter orders: the orders from the scene's layout; room for titles does not change them.
    static func cleared(_ scene: GraphScene, _ graph: DiagramGraph, _ orders: [Int: [[Int]]]) -> GraphScene {
        guard graph.edges.count <= mostEdges else { return scene }
        var orders = orders
        var best = scene
        // The crossings are counted only if there is a title to clear.
        var crossings: Int?
        var sides: [Int: TitleSide] = [:]
        for index in scene.frames.filter(\.isTitleCrossed).prefix(mostFrames).map(\.index) {
            // Room for one title may have cleared other titles too.
            guard best.frames.contains(where: { $0.index == index && $0.isTitleCrossed }) else { continue }
            let most = crossings ?? best.lineCrossings
            crossings = most
            let trials = [true, false].compactMap { trial(index, isLeft: $0, best, most, sides, graph, &orders) }
            guard let better = trials.min(by: { isBetter($0.scene, $1.scene) }), isBetter(better.scene, best) else {
                continue
            }
            (best, crossings, sides) = better
        }
        return best
    }

    /// - Parameter mostCrossings: the number of crossings in the scene.
    /// - Returns: the better layout; nil if the title stays crossed, or if more lines cross.
    private static func trial(
        _ index: Int,
        isLeft: Bool,
        _ scene: GraphScene,
        _ mostCrossings: Int,
        _ sides: [Int: TitleSide],
        _ graph: DiagramGraph,
        _ orders: inout [Int: [[Int]]]
    ) -> (scene: GraphScene, crossings: Int?, sides: [Int: TitleSide])? {
        var (current, sides, room) = (scene, sides, 0.0)
        for _ in 0..<mostSteps {
            guard let frame = current.frames.first(where: { $0.index == index }) else { return nil }
            let missing = TitlePlaces.missing(frame, current, graph)
            room += max(isLeft ? missing.left : missing.right, 1)
            sides[index] = TitleSide(isLeft: isLeft, room: room.rounded(.up))
            guard let next = GraphLayout.scene(graph, sides, &orders) else { return nil }
            current = next
            guard current.frames.contains(where: { $0.index == index && $0.isTitleCrossed }) else {
                let crossings = current.lineCrossings
                return crossings <= mostCrossings ? (current, crossings, sides) : nil
            }
        }
        return nil
    }

    /// Returns true if the first scene has fewer crossed titles, or as many with less room.
    private static func isBetter(_ first: GraphScene, _ second: GraphScene) -> Bool {
        func cost(_ scene: GraphScene) -> (Int, Double) {
            (scene.frames.count(where: \.isTitleCrossed), scene.bounds.width * scene.bounds.height)
        }
        return cost(first) < cost(second)
    }
}

extension GraphScene {
    /// The number of crossings among its lines.
    fileprivate var lineCrossings: Int {
        let lines = edges.map { $0.path.flattened() }
        let boxes = lines.map { points in
            points.reduce(into: Rect(centre: points[0], size: Size(width: 0, height: 0))) { $0.include($1) }
        }
        var total = 0
        for first in lines.indices {
            for second in 0..<first where boxes[first].touches(boxes[second]) {
                total += EdgeBundle.crossings(lines[first], lines[second])
            }
        }
        return total
    }
}
