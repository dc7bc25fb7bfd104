/// Places the titles of frames so that no edge runs through them: in the middle if that is free, otherwise as near to it as
/// possible.
enum TitlePlaces {
    private static let margin = 6.0

    static func settle(_ scene: inout GraphScene, _ graph: DiagramGraph) {
        guard scene.frames.contains(where: { !graph.frames[$0.index].title.isEmpty }) else { return }
        guard scene.frames.count * scene.edges.count <= 40_000 else { return }
        let lines = lines(of: scene, graph)
        for index in scene.frames.indices {
            let frame = scene.frames[index]
            let title = graph.frames[frame.index].title
            guard !title.isEmpty else { continue }
            let taken = intervals(of: lines, in: frame, title)
            guard !taken.isEmpty else { continue }
            let x = place(frame, title, avoiding: taken)
            scene.frames[index].titleCentre.x = x
            scene.frames[index].isTitleCrossed = hits(taken, x, title.width / 2) > 0
        }
    }

    /// Returns the points of all lines as they are drawn, with the tips of their heads.
    private static func lines(of scene: GraphScene, _ graph: DiagramGraph) -> [[Point]] {
        scene.edges.compactMap { edge in
            let value = graph.edges[edge.index]
            guard value.line != .invisible else { return nil }
            return [edge.path.start] + value.drawn(along: edge.path).flattened() + [edge.path.end]
        }
    }

    /// Returns the rectangle of a title at one end of its bar.
    static func rect(of title: Label, in frame: Rect, isLeft: Bool) -> Rect {
        let x = isLeft ? frame.minX + title.width / 2 + margin : frame.maxX - title.width / 2 - margin
        let centre = Point(x: x, y: frame.minY + FrameRoom.titleGap + title.height / 2)
        return Rect(centre: centre, size: Size(width: title.width, height: title.height))
    }

    /// Returns the room that a title lacks to the left of all lines through its bar, and to their right.
    static func missing(_ frame: GraphScene.Frame, _ scene: GraphScene, _ graph: DiagramGraph)
        -> (left: Double, right: Double)
    {
        let title = graph.frames[frame.index].title
        let taken = intervals(of: lines(of: scene, graph), in: frame, title)
        let needed = title.width + 2 * margin
        let least = taken.map(\.lowerBound).min() ?? frame.rect.maxX
        let most = taken.map(\.upperBound).max() ?? frame.rect.minX
        return (needed - (least - frame.rect.minX), needed - (frame.rect.maxX - most))
    }

    /// Returns the stretches in which edges pass through the height of a title, sorted.
    private static func intervals(
        of lines: [[Point]],
        in frame: GraphScene.Frame,
        _ title: Label
    ) -> [ClosedRange<Double>] {
        let top = frame.titleCentre.y - title.height / 2
        let bottom = frame.titleCentre.y + title.height / 2
        var result: [ClosedRange<Double>] = []
        for line in lines {
            for (a, b) in zip(line, line.dropFirst()) {
                let (low, high) = a.y <= b.y ? (a, b) : (b, a)
                guard high.y >= top, low.y <= bottom else { continue }
                let height = high.y - low.y
                func x(_ y: Double) -> Double {
                    height < 0.01 ? low.x : low.x + (high.x - low.x) * (min(max(y, low.y), high.y) - low.y) / height
                }
                let ends = height < 0.01 ? [low.x, high.x] : [x(top), x(bottom)]
                let (least, most) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
                guard most >= frame.rect.minX, least <= frame.rect.maxX else { continue }
                result.append((least - margin)...(most + margin))
            }
        }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func place(_ frame: GraphScene.Frame, _ title: Label, avoiding taken: [ClosedRange<Double>])
        -> Double
    {
        let half = title.width / 2
        let middle = frame.rect.midX
        let least = frame.rect.minX + half + margin
        let most = frame.rect.maxX - half - margin
        guard least <= most else { return middle }
        var choices = [middle, least, most]
        for interval in taken {
            choices.append(interval.lowerBound - half)
            choices.append(interval.upperBound + half)
        }
        var best = middle
        var bestCost = Double.infinity
        for choice in choices where choice >= least - 0.01 && choice <= most + 0.01 {
            let cost = Double(hits(taken, choice, half)) * 10_000 + abs(choice - middle)
            if cost < bestCost { (best, bestCost) = (choice, cost) }
        }
        return best
    }

    private static func hits(_ taken: [ClosedRange<Double>], _ centre: Double, _ half: Double) -> Int {
        taken.count { $0.lowerBound < centre + half - 0.01 && $0.upperBound > centre - half + 0.01 }
    }
}
