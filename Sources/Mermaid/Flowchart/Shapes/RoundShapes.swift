/// Shapes with a curved outline.
enum RoundShapes {
    private static func around(_ label: Size, margin: Double) -> Double {
        let diagonal = (label.width * label.width + label.height * label.height).squareRoot() / 2
        return max(diagonal + margin * 0.35, label.width / 2 + margin * 0.6)
    }

    static func circle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let radius = max(around(measure.label, margin: measure.padding.width), (measure.width ?? 0) / 2, 12)
        var geometry = ShapeGeometry(
            box: Size(width: radius * 2, height: radius * 2),
            pieces: [.init(figure: .circle(x: 0, y: 0, radius: radius), paint: .body)]
        )
        geometry.outline = ShapeGeometry.ellipse(radius, radius)
        geometry.horizontalReach = 0.5
        geometry.verticalReach = 0.5
        return geometry
    }

    static func doubleCircle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let inner = max(around(measure.label, margin: measure.padding.width), 10)
        var geometry = circle(measure)
        let outer = inner + 5
        geometry.size = Size(width: outer * 2, height: outer * 2)
        geometry.pieces = [
            .init(figure: .circle(x: 0, y: 0, radius: outer), paint: .body),
            .init(figure: .circle(x: 0, y: 0, radius: inner), paint: .body),
        ]
        geometry.outline = ShapeGeometry.ellipse(outer, outer)
        return geometry
    }

    static func ellipse(_ measure: ShapeMeasure) -> ShapeGeometry {
        let box = measure.box(0.3)
        let (x, y) = (box.width * 0.7072, box.height * 0.7072)
        var geometry = ShapeGeometry(
            box: Size(width: 2 * x, height: 2 * y),
            pieces: [.init(figure: .ellipse(x: 0, y: 0, radiusX: x, radiusY: y), paint: .body)]
        )
        geometry.outline = ShapeGeometry.ellipse(x, y)
        geometry.horizontalReach = 0.5
        geometry.verticalReach = 0.4
        return geometry
    }

    /// Returns a delay: flat on the left, half a circle on the right.
    static func delay(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let radius = size.height / 2
        size.width += radius * 0.5
        let x = size.width / 2
        let path = ShapePath([
            .move(Point(x: -x, y: -radius)), .line(Point(x: x - radius, y: -radius)),
            .arc(radiusX: radius, radiusY: radius, isLarge: false, sweep: true, Point(x: x - radius, y: radius)),
            .line(Point(x: -x, y: radius)), .close,
        ])
        var geometry = ShapeGeometry(
            box: size,
            pieces: [.init(figure: .path(path), paint: .body)],
            labelCentre: Point(x: -radius * 0.2, y: 0)
        )
        let arc = ShapeGeometry.ellipse(radius, radius).filter { $0.x >= 0 }
        let shifted = arc.map { Point(x: $0.x + x - radius, y: $0.y) }.sorted { $0.y < $1.y }
        geometry.outline = [Point(x: -x, y: -radius)] + shifted + [Point(x: -x, y: radius)]
        geometry.horizontalReach = 0.5
        return geometry
    }

    /// Returns a display: pointed on the left, round on the right.
    static func curvedTrapezoid(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let radius = size.height / 2
        let point = min(radius, 24)
        size.width += point * 0.7 + radius * 0.5
        let x = size.width / 2
        let path = ShapePath([
            .move(Point(x: -x, y: 0)), .line(Point(x: -x + point, y: -radius)), .line(Point(x: x - radius, y: -radius)),
            .arc(radiusX: radius, radiusY: radius, isLarge: false, sweep: true, Point(x: x - radius, y: radius)),
            .line(Point(x: -x + point, y: radius)), .close,
        ])
        var geometry = ShapeGeometry(
            box: size,
            pieces: [.init(figure: .path(path), paint: .body)],
            labelCentre: Point(x: (point * 0.7 - radius * 0.5) / 2, y: 0)
        )
        let arc = ShapeGeometry.ellipse(radius, radius).filter { $0.x >= 0 }
        let shifted = arc.map { Point(x: $0.x + x - radius, y: $0.y) }.sorted { $0.y < $1.y }
        geometry.outline =
            [Point(x: -x, y: 0), Point(x: -x + point, y: -radius)] + shifted + [Point(x: -x + point, y: radius)]
        geometry.horizontalReach = 0.4
        geometry.verticalReach = 0
        return geometry
    }

    /// Returns the shape of stored data: both sides bend to the left.
    static func bowTie(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let bend = min(size.height * 0.22, 14)
        size.width += 2 * bend
        let (x, y) = (size.width / 2, size.height / 2)
        let radius = (y * y + bend * bend) / (2 * bend)
        let path = ShapePath([
            .move(Point(x: -x + bend, y: -y)), .line(Point(x: x, y: -y)),
            .arc(radiusX: radius, radiusY: radius, isLarge: false, sweep: false, Point(x: x, y: y)),
            .line(Point(x: -x + bend, y: y)),
            .arc(radiusX: radius, radiusY: radius, isLarge: false, sweep: true, Point(x: -x + bend, y: -y)), .close,
        ])
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .path(path), paint: .body)])
        // The right side bends inwards: with the corners the outline would not be convex, and edges meet the side at its middle.
        geometry.outline = [
            Point(x: -x + bend, y: -y), Point(x: x, y: -y), Point(x: x - bend, y: 0), Point(x: x, y: y),
            Point(x: -x + bend, y: y), Point(x: -x, y: 0),
        ]
        geometry.verticalReach = 0.1
        return geometry
    }

    static func cloud(_ measure: ShapeMeasure) -> ShapeGeometry {
        let box = measure.box
        let (x, y) = (box.width / 2, box.height / 2)
        func arc(_ radiusX: Double, _ radiusY: Double, _ end: Point) -> ShapePath.Segment {
            .arc(radiusX: radiusX, radiusY: radiusY, isLarge: false, sweep: true, end)
        }
        let path = ShapePath([
            .move(Point(x: -x, y: -y)), arc(x * 0.42, 11, Point(x: -x * 0.25, y: -y)),
            arc(x * 0.42, 13, Point(x: x * 0.4, y: -y)), arc(x * 0.42, 11, Point(x: x, y: -y)),
            arc(10, y * 0.6, Point(x: x, y: 0)), arc(10, y * 0.6, Point(x: x, y: y)),
            arc(x * 0.42, 11, Point(x: x * 0.25, y: y)), arc(x * 0.42, 13, Point(x: -x * 0.4, y: y)),
            arc(x * 0.42, 11, Point(x: -x, y: y)), arc(10, y * 0.6, Point(x: -x, y: 0)),
            arc(10, y * 0.6, Point(x: -x, y: -y)), .close,
        ])
        let size = Size(width: box.width + 20, height: box.height + 20)
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .path(path), paint: .body)])
        geometry.outline = ShapeGeometry.corners(of: Size(width: box.width + 8, height: box.height + 8))
        return geometry
    }

    static func bang(_ measure: ShapeMeasure) -> ShapeGeometry {
        let box = measure.box(0.8)
        let (x, y) = (box.width / 2, box.height / 2)
        let spike = 9.0
        var points: [Point] = []
        func side(_ from: Point, _ to: Point, _ outward: Point) {
            for step in 0..<4 {
                let start = Double(step) / 4
                let middle = start + 0.125
                points.append(Point(x: from.x + (to.x - from.x) * start, y: from.y + (to.y - from.y) * start))
                points.append(
                    Point(
                        x: from.x + (to.x - from.x) * middle + outward.x * spike,
                        y: from.y + (to.y - from.y) * middle + outward.y * spike
                    )
                )
            }
        }
        side(Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: 0, y: -1))
        side(Point(x: x, y: -y), Point(x: x, y: y), Point(x: 1, y: 0))
        side(Point(x: x, y: y), Point(x: -x, y: y), Point(x: 0, y: 1))
        side(Point(x: -x, y: y), Point(x: -x, y: -y), Point(x: -1, y: 0))
        return ShapeGeometry(polygon: points, size: Size(width: box.width + 2 * spike, height: box.height + 2 * spike))
    }
}
