/// Databases and disks.
enum CylinderShapes {
    static func cylinder(_ measure: ShapeMeasure, isLined: Bool) -> ShapeGeometry {
        var size = measure.box
        let x = size.width / 2
        let rim = min(max(x / 6, 5), 14)
        let line = isLined ? rim * 0.9 : 0
        size.height += 2 * rim + line - measure.padding.height * 0.6
        let y = size.height / 2
        func arc(_ end: Point, sweep: Bool) -> ShapePath.Segment {
            .arc(radiusX: x, radiusY: rim, isLarge: false, sweep: sweep, end)
        }
        let body = ShapePath([
            .move(Point(x: -x, y: -y + rim)), arc(Point(x: x, y: -y + rim), sweep: true),
            .line(Point(x: x, y: y - rim)),
            arc(Point(x: -x, y: y - rim), sweep: true), .close,
        ])
        var pieces: [ShapeGeometry.Piece] = [.init(figure: .path(body), paint: .body)]
        for top in isLined ? [-y + rim, -y + rim + line] : [-y + rim] {
            let front = ShapePath([.move(Point(x: -x, y: top)), arc(Point(x: x, y: top), sweep: false)])
            pieces.append(.init(figure: .path(front), paint: .line))
        }
        var geometry = ShapeGeometry(box: size, pieces: pieces, labelCentre: Point(x: 0, y: (rim + line) / 2))
        let rimPoints = ShapeGeometry.ellipse(x, rim)
        geometry.outline = rimPoints.map { Point(x: $0.x, y: $0.y + ($0.y > 0 ? y - rim : -y + rim)) }
        geometry.verticalReach = 0.4
        return geometry
    }

    static func horizontalCylinder(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let y = size.height / 2
        let rim = min(max(y / 3, 5), 12)
        size.width += 3 * rim - measure.padding.width * 0.4
        let x = size.width / 2
        func arc(_ end: Point, sweep: Bool) -> ShapePath.Segment {
            .arc(radiusX: rim, radiusY: y, isLarge: false, sweep: sweep, end)
        }
        let body = ShapePath([
            .move(Point(x: -x + rim, y: -y)), .line(Point(x: x - rim, y: -y)),
            arc(Point(x: x - rim, y: y), sweep: true),
            .line(Point(x: -x + rim, y: y)), arc(Point(x: -x + rim, y: -y), sweep: true), .close,
        ])
        let front = ShapePath([.move(Point(x: x - rim, y: -y)), arc(Point(x: x - rim, y: y), sweep: false)])
        var geometry = ShapeGeometry(
            box: size,
            pieces: [.init(figure: .path(body), paint: .body), .init(figure: .path(front), paint: .line)],
            labelCentre: Point(x: -rim / 2, y: 0)
        )
        let rimPoints = ShapeGeometry.ellipse(rim, y)
        geometry.outline = rimPoints.map { Point(x: $0.x + ($0.x > 0 ? x - rim : -x + rim), y: $0.y) }
        geometry.verticalReach = 0.4
        return geometry
    }
}
