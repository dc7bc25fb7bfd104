extension ChartScene {
    /// Adds a shape of the boxes-and-lines diagrams, around a point.
    ///
    /// - Parameter paint: the paint of the body; inner lines have the colour of its line.
    mutating func add(_ geometry: ShapeGeometry, at centre: Point, _ paint: Paint, _ className: String) {
        for piece in geometry.pieces {
            let paint: Paint =
                switch (piece.paint, paint) {
                case (.line, .fixed(_, let stroke)): .fixed(fill: nil, stroke: stroke)
                case (.line, .page): .page(.lines)
                case (.solid, .fixed(let fill, let stroke)): .fixed(fill: stroke ?? fill, stroke: nil)
                default: paint
                }
            add(piece.figure.moved(to: centre, within: geometry.size), paint, className)
        }
    }
}

extension ShapeGeometry.Figure {
    /// - Parameter size: the size of the whole shape.
    fileprivate func moved(to centre: Point, within size: Size) -> ChartScene.Figure {
        func moved(_ point: Point) -> Point { Point(x: point.x + centre.x, y: point.y + centre.y) }
        switch self {
        case .rectangle(let frame, let radius):
            let frame = Rect(
                minX: frame.minX + centre.x,
                minY: frame.minY + centre.y,
                maxX: frame.maxX + centre.x,
                maxY: frame.maxY + centre.y
            )
            return .rectangle(frame, radius: radius)
        case .circle(let x, let y, let radius): return .circle(moved(Point(x: x, y: y)), radius: radius)
        case .ellipse(let x, let y, let radiusX, let radiusY):
            let middle = moved(Point(x: x, y: y))
            func end(_ sign: Double) -> Point { Point(x: middle.x + sign * radiusX, y: middle.y) }
            let path = ShapePath([
                .move(end(-1)),
                .arc(radiusX: radiusX, radiusY: radiusY, isLarge: false, sweep: true, end(1)),
                .arc(radiusX: radiusX, radiusY: radiusY, isLarge: false, sweep: true, end(-1)),
                .close,
            ])
            return .path(path, frame: Rect(centre: middle, size: Size(width: 2 * radiusX, height: 2 * radiusY)))
        case .polygon(let points): return .polygon(points.map(moved))
        case .path(let path):
            let segments = path.segments.map { segment -> ShapePath.Segment in
                switch segment {
                case .move(let end): return .move(moved(end))
                case .line(let end): return .line(moved(end))
                case .cubic(let a, let b, let end): return .cubic(moved(a), moved(b), moved(end))
                case .arc(let radiusX, let radiusY, let isLarge, let sweep, let end):
                    return .arc(radiusX: radiusX, radiusY: radiusY, isLarge: isLarge, sweep: sweep, moved(end))
                case .close: return .close
                }
            }
            return .path(ShapePath(segments), frame: Rect(centre: centre, size: size))
        }
    }
}
