/// The occupied room of a Wardley map, in which texts find free places.
struct WardleyRoom {
    let size: Size
    /// The rectangles that texts must not cover; ``lines`` are those that they should not lie on.
    var taken: [Rect] = []
    var lines: [(Point, Point)] = []
    var names: [Rect] = []

    /// The number of distances from its mark at which a text is tried.
    private static let rings = 10

    init(size: Size) { self.size = size }

    /// Returns a line from a mark to its name; nil if the name is so near that it can't be another's.
    func leader(to frame: Rect, from centre: Point, _ radius: Double) -> (Point, Point)? {
        let end = Point(x: min(max(centre.x, frame.minX), frame.maxX), y: min(max(centre.y, frame.minY), frame.maxY))
        let off = max(abs(end.x - centre.x), abs(end.y - centre.y))
        return off > radius + 16 ? (centre, end) : nil
    }

    func hitsName(_ line: (Point, Point)) -> Bool { names.contains { Self.meets(line.0, line.1, $0) } }

    /// Returns the author's place if nothing is covered there, or the nearest one around the mark.
    func free(_ box: Size, near centre: Point, _ radius: Double, preferred: Point?) -> Rect {
        var best: (frame: Rect, faults: Int)?
        func isTried(_ point: Point) -> Bool {
            let frame = Rect(centre: point, size: box)
            var faults = faults(frame)
            if faults == 0, radius > 0, let line = leader(to: frame, from: centre, radius), hitsName(line) {
                faults = 2
            }
            if faults < (best?.faults ?? .max) { best = (frame, faults) }
            return faults == 0
        }
        if let preferred, isTried(preferred), let best { return best.frame }
        let (x, y) = (box.width / 2, box.height / 2)
        for ring in 0..<Self.rings {
            let off = radius + 2 + Double(ring) * 9
            for (dx, dy) in [
                (off + x, 0), (off + x, -off - y), (off + x, off + y), (0, -off - y), (0, off + y), (-off - x, 0),
                (-off - x, -off - y), (-off - x, off + y), (x * 0.6, -off - y), (x * 0.6, off + y),
                (-x * 0.6, -off - y), (-x * 0.6, off + y),
            ] where isTried(Point(x: centre.x + dx, y: centre.y + dy)) {
                return best?.frame ?? Rect(centre: centre, size: box)
            }
        }
        if let best, best.faults < 3 { return best.frame }
        // The last resort is a text beside the map, where there is always room.
        var frame = Rect(
            minX: size.width + 20,
            minY: centre.y - y,
            maxX: size.width + 20 + box.width,
            maxY: centre.y + y
        )
        while let other = taken.first(where: { $0.overlaps(frame) }) {
            frame = Rect(minX: frame.minX, minY: other.maxY + 3, maxX: frame.maxX, maxY: other.maxY + 3 + box.height)
        }
        return frame
    }

    func faults(_ frame: Rect) -> Int {
        guard frame.minX >= 3, frame.minY >= -40, frame.maxY <= size.height - 3, frame.maxX <= size.width + 60 else {
            return 9
        }
        let wide = Rect(minX: frame.minX - 2, minY: frame.minY - 1, maxX: frame.maxX + 2, maxY: frame.maxY + 1)
        var count = 0
        for box in taken where box.overlaps(wide) { count += 3 }
        guard count == 0 || lines.count < 200 else { return count }
        for (a, b) in lines where Self.meets(a, b, wide) { count += 1 }
        return count
    }

    /// Returns true if a line runs through a rectangle. (Liang and Barsky, 1984.)
    private static func meets(_ a: Point, _ b: Point, _ frame: Rect) -> Bool {
        var (low, high) = (0.0, 1.0)
        for (start, way, least, most) in [
            (a.x, b.x - a.x, frame.minX, frame.maxX), (a.y, b.y - a.y, frame.minY, frame.maxY),
        ] {
            if way == 0 {
                if start <= least || start >= most { return false }
                continue
            }
            let (first, second) = ((least - start) / way, (most - start) / way)
            low = max(low, min(first, second))
            high = min(high, max(first, second))
            if low >= high { return false }
        }
        return true
    }
}
