/// Shapes whose outline is a rectangle.
enum BoxShapes {
    private static func rect(_ size: Size) -> Rect {
        Rect(minX: -size.width / 2, minY: -size.height / 2, maxX: size.width / 2, maxY: size.height / 2)
    }

    private static func body(_ size: Size, radius: Double = 0) -> ShapeGeometry.Piece {
        ShapeGeometry.Piece(figure: .rectangle(rect(size), radius: radius), paint: .body)
    }

    private static func line(_ from: Point, _ to: Point) -> ShapeGeometry.Piece {
        ShapeGeometry.Piece(figure: .path(ShapePath([.move(from), .line(to)])), paint: .line)
    }

    static func rectangle(_ measure: ShapeMeasure, radius: Double) -> ShapeGeometry {
        ShapeGeometry(box: measure.box, pieces: [body(measure.box, radius: radius)])
    }

    static func stadium(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.width = max(size.width, measure.label.width + size.height * 0.6, size.height)
        var geometry = ShapeGeometry(box: size, pieces: [body(size, radius: size.height / 2)])
        geometry.horizontalReach = max(0, (size.width - size.height) / size.width)
        geometry.verticalReach = 0.3
        geometry.outline = capsule(size)
        return geometry
    }

    private static func capsule(_ size: Size) -> [Point] {
        let radius = size.height / 2
        let shift = size.width / 2 - radius
        return ShapeGeometry.ellipse(radius, radius).map { Point(x: $0.x + ($0.x >= 0 ? shift : -shift), y: $0.y) }
    }

    static func subroutine(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.width += 16
        let x = size.width / 2 - 8
        let y = size.height / 2
        return ShapeGeometry(
            box: size,
            pieces: [
                body(size), line(Point(x: -x, y: -y), Point(x: -x, y: y)), line(Point(x: x, y: -y), Point(x: x, y: y)),
            ]
        )
    }

    static func text(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = Size(width: measure.label.width + 12, height: measure.label.height + 8)
        return ShapeGeometry(box: size, pieces: [.init(figure: .rectangle(rect(size), radius: 0), paint: .plain)])
    }

    static func linedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.width += 8
        let x = -size.width / 2 + 8
        return ShapeGeometry(
            box: size,
            pieces: [body(size), line(Point(x: x, y: -size.height / 2), Point(x: x, y: size.height / 2))],
            labelCentre: Point(x: 4, y: 0)
        )
    }

    static func dividedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.height += 8
        let y = -size.height / 2 + 9
        return ShapeGeometry(
            box: size,
            pieces: [body(size), line(Point(x: -size.width / 2, y: y), Point(x: size.width / 2, y: y))],
            labelCentre: Point(x: 0, y: 4)
        )
    }

    static func windowPane(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.width += 8
        size.height += 6
        let (x, y) = (size.width / 2, size.height / 2)
        return ShapeGeometry(
            box: size,
            pieces: [
                body(size), line(Point(x: -x + 8, y: -y), Point(x: -x + 8, y: y)),
                line(Point(x: -x, y: -y + 8), Point(x: x, y: -y + 8)),
            ],
            labelCentre: Point(x: 4, y: 4)
        )
    }

    static func dataStore(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = measure.box
        let (x, y) = (size.width / 2, size.height / 2)
        return ShapeGeometry(
            box: size,
            pieces: [
                .init(figure: .rectangle(rect(size), radius: 0), paint: .plain),
                line(Point(x: -x, y: -y), Point(x: x, y: -y)), line(Point(x: -x, y: y), Point(x: x, y: y)),
            ]
        )
    }

    static func taggedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = measure.box
        let (x, y) = (size.width / 2, size.height / 2)
        let tag = [Point(x: x - 12, y: y), Point(x: x, y: y - 12), Point(x: x, y: y)]
        return ShapeGeometry(box: size, pieces: [body(size), .init(figure: .polygon(tag), paint: .body)])
    }

    static func stackedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let step = 5.0
        let inner = measure.box
        let size = Size(width: inner.width + 2 * step, height: inner.height + 2 * step)
        var pieces: [ShapeGeometry.Piece] = []
        for index in [2.0, 1, 0] {
            let shift = index * step
            let minX = -size.width / 2 + shift
            let maxY = size.height / 2 - shift
            let figure = Rect(minX: minX, minY: maxY - inner.height, maxX: minX + inner.width, maxY: maxY)
            pieces.append(.init(figure: .rectangle(figure, radius: 0), paint: .body))
        }
        return ShapeGeometry(box: size, pieces: pieces, labelCentre: Point(x: -step, y: step))
    }

    static func note(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = measure.box
        let (x, y) = (size.width / 2, size.height / 2)
        let fold = 10.0
        let outline = [
            Point(x: -x, y: -y), Point(x: x - fold, y: -y), Point(x: x, y: -y + fold), Point(x: x, y: y),
            Point(x: -x, y: y),
        ]
        var geometry = ShapeGeometry(polygon: outline, size: size)
        let corner = ShapePath([
            .move(Point(x: x - fold, y: -y)), .line(Point(x: x - fold, y: -y + fold)), .line(Point(x: x, y: -y + fold)),
        ])
        geometry.pieces.append(.init(figure: .path(corner), paint: .line))
        return geometry
    }
}
