/// Sheets with a wavy lower edge.
enum DocumentShapes {
    private static let wave = 7.0

    /// Returns the outline of the sheet within a box around a centre.
    private static func sheet(_ size: Size, centre: Point) -> ShapePath {
        let (x, y) = (size.width / 2, size.height / 2)
        func at(_ dx: Double, _ dy: Double) -> Point { Point(x: centre.x + dx, y: centre.y + dy) }
        return ShapePath([
            .move(at(-x, -y)), .line(at(x, -y)), .line(at(x, y - wave)),
            .cubic(at(x * 0.5, y - 3 * wave), at(0, y - wave * 0.6), at(0, y - wave)),
            .cubic(at(-x * 0.3, y + wave * 0.6), at(-x * 0.7, y + wave * 0.8), at(-x, y - wave)), .close,
        ])
    }

    private static func size(_ measure: ShapeMeasure) -> Size {
        var size = measure.box
        size.height += 2 * wave
        return size
    }

    static func document(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = size(measure)
        let path = sheet(size, centre: Point(x: 0, y: 0))
        return finish(size, [.init(figure: .path(path), paint: .body)], Point(x: 0, y: -wave))
    }

    private static func finish(_ size: Size, _ pieces: [ShapeGeometry.Piece], _ label: Point) -> ShapeGeometry {
        var geometry = ShapeGeometry(box: size, pieces: pieces, labelCentre: label)
        let (x, y) = (size.width / 2, size.height / 2)
        geometry.outline = [
            Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y - wave), Point(x: x * 0.6, y: y - wave * 1.8),
            Point(x: 0, y: y - wave), Point(x: -x * 0.5, y: y - wave * 0.1), Point(x: -x, y: y - wave),
        ]
        return geometry
    }

    static func linedDocument(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = size(measure)
        size.width += 8
        let (x, y) = (-size.width / 2 + 8, size.height / 2)
        let line = ShapePath([.move(Point(x: x, y: -y)), .line(Point(x: x, y: y - wave * 0.4))])
        let path = sheet(size, centre: Point(x: 0, y: 0))
        return finish(
            size,
            [.init(figure: .path(path), paint: .body), .init(figure: .path(line), paint: .line)],
            Point(x: 4, y: -wave)
        )
    }

    static func taggedDocument(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = size(measure)
        let (x, y) = (size.width / 2, size.height / 2)
        let tag = ShapePath([
            .move(Point(x: x - 13, y: y - wave * 1.7)), .line(Point(x: x, y: y - wave - 12)),
            .line(Point(x: x, y: y - wave)), .close,
        ])
        let path = sheet(size, centre: Point(x: 0, y: 0))
        return finish(
            size,
            [.init(figure: .path(path), paint: .body), .init(figure: .path(tag), paint: .body)],
            Point(x: 0, y: -wave)
        )
    }

    static func documents(_ measure: ShapeMeasure) -> ShapeGeometry {
        let inner = size(measure)
        let step = 5.0
        let outer = Size(width: inner.width + 2 * step, height: inner.height + 2 * step)
        let pieces = [2.0, 1, 0].map { index in
            let centre = Point(x: (index - 1) * step, y: (1 - index) * step)
            return ShapeGeometry.Piece(figure: .path(sheet(inner, centre: centre)), paint: .body)
        }
        return finish(outer, pieces, Point(x: -step, y: step - wave))
    }

    /// Returns a paper tape: wavy above and below.
    static func flag(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.height += 3 * wave
        let (x, y) = (size.width / 2, size.height / 2)
        let path = ShapePath([
            .move(Point(x: -x, y: -y + wave)),
            .cubic(
                Point(x: -x * 0.5, y: -y + 2.4 * wave),
                Point(x: -x * 0.2, y: -y + 2 * wave),
                Point(x: 0, y: -y + wave)
            ),
            .cubic(
                Point(x: x * 0.3, y: -y - wave * 0.6),
                Point(x: x * 0.7, y: -y - wave * 0.4),
                Point(x: x, y: -y + wave)
            ),
            .line(Point(x: x, y: y - wave)),
            .cubic(Point(x: x * 0.5, y: y - 2.4 * wave), Point(x: x * 0.2, y: y - 2 * wave), Point(x: 0, y: y - wave)),
            .cubic(
                Point(x: -x * 0.3, y: y + wave * 0.6),
                Point(x: -x * 0.7, y: y + wave * 0.4),
                Point(x: -x, y: y - wave)
            ),
            .close,
        ])
        var geometry = finish(size, [.init(figure: .path(path), paint: .body)], Point(x: 0, y: 0))
        geometry.outline = [
            Point(x: -x, y: -y + wave), Point(x: -x * 0.5, y: -y + wave * 1.6), Point(x: 0, y: -y + wave),
            Point(x: x * 0.5, y: -y + wave * 0.1), Point(x: x, y: -y + wave), Point(x: x, y: y - wave),
            Point(x: x * 0.5, y: y - wave * 1.6), Point(x: 0, y: y - wave), Point(x: -x * 0.5, y: y - wave * 0.1),
            Point(x: -x, y: y - wave),
        ]
        return geometry
    }
}
