/// Finds a place for the label of each line that covers no box, no other label and no other line.
struct EdgeLabelSpots {
    private let ways: [[Point]]
    private let obstacles: [Rect]

    private static let parts = [0.5, 0.35, 0.65, 0.2, 0.8]
    private static let mostWays = 400

    init(ways: [[Point]], obstacles: [Rect]) {
        self.ways = ways
        self.obstacles = obstacles
    }

    /// - Parameter sizes: the sizes of the labels; nil for lines without one.
    /// - Returns: the middle of each label, and true if the label covers nothing there.
    func spots(_ sizes: [Size?]) -> [(centre: Point, isClear: Bool)?] {
        var taken: [Rect] = []
        return sizes.indices.map { index in
            guard let size = sizes[index] else { return nil }
            let box = Size(width: size.width + 6, height: size.height + 2)
            var best: (frame: Rect, faults: Int)?
            for centre in candidates(ways[index]) {
                let frame = Rect(centre: centre, size: box)
                let faults = faults(frame, index, taken)
                if faults < (best?.faults ?? .max) { best = (frame, faults) }
                if faults == 0 { break }
            }
            guard let best else { return nil }
            taken.append(best.frame)
            return (Point(x: best.frame.midX, y: best.frame.midY), best.faults == 0)
        }
    }

    /// Returns places on a line, first those on its longest stretch.
    private func candidates(_ way: [Point]) -> [Point] {
        func length(_ index: Int) -> Double {
            abs(way[index].x - way[index + 1].x) + abs(way[index].y - way[index + 1].y)
        }
        let stretches = way.indices.dropLast().sorted { (length($1), $0) < (length($0), $1) }
        return stretches.flatMap { index in
            Self.parts.map { part in
                Point(
                    x: way[index].x + (way[index + 1].x - way[index].x) * part,
                    y: way[index].y + (way[index + 1].y - way[index].y) * part
                )
            }
        }
    }

    private func faults(_ frame: Rect, _ own: Int, _ taken: [Rect]) -> Int {
        var count = 0
        for box in obstacles where box.overlaps(frame) { count += 3 }
        for box in taken where box.overlaps(frame) { count += 3 }
        guard ways.count <= Self.mostWays else { return count }
        for (index, way) in ways.enumerated() where index != own {
            for (a, b) in zip(way, way.dropFirst()) where Self.meets(a, b, frame) { count += 1 }
        }
        return count
    }

    private static func meets(_ a: Point, _ b: Point, _ frame: Rect) -> Bool {
        max(a.x, b.x) > frame.minX && min(a.x, b.x) < frame.maxX && max(a.y, b.y) > frame.minY
            && min(a.y, b.y) < frame.maxY
    }
}
