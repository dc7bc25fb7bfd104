/// The built-in icons of architecture diagrams, drawn as shapes; of other icons the name is drawn.
enum ServiceIcons {
    static let side = 34.0

    /// Unicode symbols for the same icons, before the titles of groups.
    static let symbols = ["cloud": "☁", "database": "🗄", "disk": "💽", "internet": "🌐", "server": "🖥"]

    /// - Parameter y: the icon's middle, from the middle of the box.
    /// - Returns: the shapes; nil for an icon that is not drawn.
    static func pieces(_ name: String, y: Double) -> [ShapeGeometry.Piece]? {
        switch name {
        case "server": server(y)
        case "database": database(y)
        case "disk": disk(y)
        case "internet": internet(y)
        case "cloud": cloud(y)
        default: nil
        }
    }

    private static func path(_ segments: [ShapePath.Segment]) -> ShapeGeometry.Piece {
        .init(figure: .path(ShapePath(segments)), paint: .line)
    }

    private static func circle(_ x: Double, _ y: Double, _ radius: Double, _ paint: ShapeGeometry.Paint = .line)
        -> ShapeGeometry.Piece
    {
        .init(figure: .circle(x: x, y: y, radius: radius), paint: paint)
    }

    private static func server(_ y: Double) -> [ShapeGeometry.Piece] {
        [-10.0, 1, 12].flatMap { row -> [ShapeGeometry.Piece] in
            let rect = Rect(minX: -16, minY: y + row - 5, maxX: 16, maxY: y + row + 4)
            return [
                .init(figure: .rectangle(rect, radius: 2), paint: .line), circle(-10, y + row - 0.5, 1.6, .solid),
                path([.move(Point(x: 2, y: y + row - 0.5)), .line(Point(x: 11, y: y + row - 0.5))]),
            ]
        }
    }

    private static func database(_ y: Double) -> [ShapeGeometry.Piece] {
        func arc(_ at: Double) -> [ShapePath.Segment] {
            [
                .move(Point(x: -14, y: at)),
                .arc(radiusX: 14, radiusY: 5, isLarge: false, sweep: false, Point(x: 14, y: at)),
            ]
        }
        let sides: [ShapePath.Segment] = [
            .move(Point(x: -14, y: y - 11)), .line(Point(x: -14, y: y + 11)), .move(Point(x: 14, y: y - 11)),
            .line(Point(x: 14, y: y + 11)),
        ]
        let top = ShapeGeometry.Figure.ellipse(x: 0, y: y - 11, radiusX: 14, radiusY: 5)
        return [.init(figure: top, paint: .line), path(sides + arc(y - 3.5) + arc(y + 4) + arc(y + 11))]
    }

    private static func disk(_ y: Double) -> [ShapeGeometry.Piece] {
        let rect = Rect(minX: -14, minY: y - 16, maxX: 14, maxY: y + 16)
        return [
            .init(figure: .rectangle(rect, radius: 3), paint: .line), circle(0, y - 3, 9), circle(0, y - 3, 2, .solid),
            path([.move(Point(x: -9, y: y + 11)), .line(Point(x: 2, y: y + 2))]),
        ]
    }

    private static func internet(_ y: Double) -> [ShapeGeometry.Piece] {
        [
            circle(0, y, 16),
            .init(figure: .ellipse(x: 0, y: y, radiusX: 7, radiusY: 16), paint: .line),
            path([
                .move(Point(x: -16, y: y)), .line(Point(x: 16, y: y)), .move(Point(x: -13.9, y: y - 8)),
                .line(Point(x: 13.9, y: y - 8)), .move(Point(x: -13.9, y: y + 8)), .line(Point(x: 13.9, y: y + 8)),
            ]),
        ]
    }

    private static func cloud(_ y: Double) -> [ShapeGeometry.Piece] {
        func arc(_ radius: Double, _ x: Double, _ end: Double) -> ShapePath.Segment {
            .arc(radiusX: radius, radiusY: radius, isLarge: false, sweep: true, Point(x: x, y: y + end))
        }
        return [
            path([
                .move(Point(x: -10, y: y + 11)), arc(8, -11, -4), arc(9, 5, -8), arc(6.5, 12, -1), arc(6.2, 11, 11),
                .close,
            ])
        ]
    }
}
