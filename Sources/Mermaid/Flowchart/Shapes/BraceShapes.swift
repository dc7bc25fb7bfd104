/// Comments: a text with a curly brace beside it.
enum BraceShapes {
    static func brace(_ measure: ShapeMeasure, left: Bool, right: Bool) -> ShapeGeometry {
        let size = measure.box
        let (x, y) = (size.width / 2, size.height / 2)
        let rect = Rect(minX: -x, minY: -y, maxX: x, maxY: y)
        var pieces: [ShapeGeometry.Piece] = [.init(figure: .rectangle(rect, radius: 0), paint: .plain)]
        if left { pieces.append(.init(figure: .path(curl(at: -x, height: y, outwards: -1)), paint: .line)) }
        if right { pieces.append(.init(figure: .path(curl(at: x, height: y, outwards: 1)), paint: .line)) }
        return ShapeGeometry(box: size, pieces: pieces)
    }

    /// Returns one brace whose tip touches x.
    private static func curl(at x: Double, height y: Double, outwards: Double) -> ShapePath {
        let bar = x - 6 * outwards
        let inner = x - 12 * outwards
        let turn = min(6, y / 2)
        return ShapePath([
            .move(Point(x: inner, y: -y)),
            .cubic(Point(x: bar, y: -y), Point(x: bar, y: -y), Point(x: bar, y: -y + turn)),
            .line(Point(x: bar, y: -turn)), .cubic(Point(x: bar, y: 0), Point(x: bar, y: 0), Point(x: x, y: 0)),
            .cubic(Point(x: bar, y: 0), Point(x: bar, y: 0), Point(x: bar, y: turn)), .line(Point(x: bar, y: y - turn)),
            .cubic(Point(x: bar, y: y), Point(x: bar, y: y), Point(x: inner, y: y)),
        ])
    }
}
