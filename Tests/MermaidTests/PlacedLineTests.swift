import Testing

@testable import Mermaid

@Suite("Lines between boxes that have their places")
struct PlacedLineTests {
    private static func line(from source: Rect, to target: Rect) throws -> [Point] {
        let lines = [
            PlacedLines.Line(
                source: PlacedLines.End(box: 0, frame: source, side: .bottom),
                target: PlacedLines.End(box: 1, frame: target, side: .top, hasHead: true)
            )
        ]
        let way = try #require(PlacedLines(lines, obstacles: [source, target]).ways()?.first)
        return way.path.flattened()
    }

    @Test("A head stands on a straight piece, as far as there is room", arguments: [40.0, 24])
    func heads(gap: Double) throws {
        let source = Rect(minX: 0, minY: 0, maxX: 80, maxY: 30)
        let target = Rect(minX: 150, minY: 30 + gap, maxX: 230, maxY: 60 + gap)
        let points = try Self.line(from: source, to: target)
        let end = try #require(points.last)
        #expect(end.y == target.minY)
        let straight = points.reversed().prefix { abs($0.x - end.x) < 0.01 }
        #expect(end.y - (straight.last?.y ?? end.y) >= min(9, gap / 4), "\(points)")
        // It never turns back.
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.y <= $1.y + 0.01 && $0.x <= $1.x + 0.01 })
    }
}
