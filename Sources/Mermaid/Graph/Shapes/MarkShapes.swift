/// Small signs without a label inside.
enum MarkShapes {
    private static func disc(_ radius: Double, _ pieces: [ShapeGeometry.Piece]) -> ShapeGeometry {
        var geometry = ShapeGeometry(box: Size(width: radius * 2, height: radius * 2), pieces: pieces)
        geometry.outline = ShapeGeometry.ellipse(radius, radius)
        geometry.showsLabel = false
        geometry.horizontalReach = 0.4
        geometry.verticalReach = 0.4
        return geometry
    }

    private static func circle(_ radius: Double, _ paint: ShapeGeometry.Paint) -> ShapeGeometry.Piece {
        .init(figure: .circle(x: 0, y: 0, radius: radius), paint: paint)
    }

    private static func radius(_ measure: ShapeMeasure, _ standard: Double) -> Double {
        max(standard, (measure.width ?? 0) / 2)
    }

    static func smallCircle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let radius = radius(measure, 7)
        return disc(radius, [circle(radius, .solid)])
    }

    static func framedCircle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let radius = radius(measure, 8)
        return disc(radius, [circle(radius, .body), circle(radius * 0.55, .solid)])
    }

    static func filledCircle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let radius = radius(measure, 7)
        return disc(radius, [circle(radius, .solid)])
    }

    static func anchor(_ measure: ShapeMeasure) -> ShapeGeometry { disc(2, [circle(2, .solid)]) }

    static func crossedCircle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let radius = radius(measure, 24)
        let arm = radius * 0.7071
        let cross = ShapePath([
            .move(Point(x: -arm, y: -arm)), .line(Point(x: arm, y: arm)), .move(Point(x: arm, y: -arm)),
            .line(Point(x: -arm, y: arm)),
        ])
        return disc(radius, [circle(radius, .body), .init(figure: .path(cross), paint: .line)])
    }

    /// Returns a bar across the flow; the layout turns it if the chart flows sideways.
    static func fork(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = Size(width: max(70, measure.width ?? 0), height: max(10, measure.height ?? 0))
        let (x, y) = (size.width / 2, size.height / 2)
        let rect = Rect(minX: -x, minY: -y, maxX: x, maxY: y)
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .rectangle(rect, radius: 2), paint: .solid)])
        geometry.showsLabel = false
        geometry.horizontalReach = 0.9
        geometry.verticalReach = 0.9
        return geometry
    }

    static func hourglass(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = Size(width: max(30, measure.width ?? 0), height: max(30, measure.height ?? 0))
        let (x, y) = (size.width / 2, size.height / 2)
        let points = [Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: -x, y: y), Point(x: x, y: y)]
        var geometry = ShapeGeometry(box: size, pieces: [.init(figure: .polygon(points), paint: .body)])
        geometry.showsLabel = false
        geometry.verticalReach = 0
        geometry.outline = [
            Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: 0, y: 0), Point(x: x, y: y), Point(x: -x, y: y),
            Point(x: 0, y: 0),
        ]
        return geometry
    }

    static func bolt(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = Size(width: max(35, measure.width ?? 0), height: max(56, measure.height ?? 0))
        let (x, y) = (size.width / 2, size.height / 2)
        let points = [
            Point(x: x * 0.6, y: -y), Point(x: -x, y: y * 0.12), Point(x: -x * 0.05, y: y * 0.12),
            Point(x: -x * 0.6, y: y), Point(x: x, y: -y * 0.12), Point(x: x * 0.05, y: -y * 0.12),
        ]
        var geometry = ShapeGeometry(polygon: points, size: size)
        geometry.showsLabel = false
        geometry.horizontalReach = 0.1
        geometry.verticalReach = 0
        return geometry
    }

    static func choice(_ measure: ShapeMeasure) -> ShapeGeometry {
        let half = max(14, (measure.width ?? 0) / 2)
        var geometry = ShapeGeometry(
            polygon: [Point(x: 0, y: -half), Point(x: half, y: 0), Point(x: 0, y: half), Point(x: -half, y: 0)],
            size: Size(width: 2 * half, height: 2 * half)
        )
        geometry.showsLabel = false
        geometry.horizontalReach = 0.3
        geometry.verticalReach = 0.3
        return geometry
    }

    /// Returns a placeholder frame for an icon or an external picture, with its label below.
    static func picture(_ measure: ShapeMeasure) -> ShapeGeometry {
        let side = Size(width: max(48, measure.width ?? 0), height: max(48, measure.height ?? 0))
        let hasLabel = measure.label.height > 0
        let size = Size(
            width: max(side.width, measure.label.width + 8),
            height: side.height + (hasLabel ? measure.label.height + 8 : 0)
        )
        let top = -size.height / 2
        let frame = Rect(minX: -side.width / 2, minY: top, maxX: side.width / 2, maxY: top + side.height)
        let (x, y) = (side.width * 0.3, top + side.height / 2)
        let hill = ShapePath([
            .move(Point(x: -x, y: y + 12)), .line(Point(x: -x * 0.3, y: y - 4)), .line(Point(x: x * 0.2, y: y + 6)),
            .line(Point(x: x * 0.5, y: y)), .line(Point(x: x, y: y + 12)), .close,
        ])
        return ShapeGeometry(
            box: size,
            pieces: [
                .init(figure: .rectangle(frame, radius: 6), paint: .body), .init(figure: .path(hill), paint: .line),
                .init(figure: .circle(x: x * 0.7, y: y - 10, radius: 4), paint: .line),
            ],
            labelCentre: Point(x: 0, y: size.height / 2 - measure.label.height / 2)
        )
    }
}
