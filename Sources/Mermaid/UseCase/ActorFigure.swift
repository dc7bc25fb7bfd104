/// The figure of an actor, with the name below it.
enum ActorFigure {
    private static let height = 48.0
    private static let gap = 4.0

    /// - Parameters:
    ///   - text: the size of the name.
    ///   - isBusiness: true for a slash across the head.
    static func geometry(_ text: Size, isBusiness: Bool) -> ShapeGeometry {
        let size = Size(width: max(text.width, 36) + 8, height: height + gap + text.height)
        let top = -size.height / 2
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: top + y) }
        let limbs = ShapePath([
            .move(point(0, 17)), .line(point(0, 33)), .move(point(-15, 22)), .line(point(15, 22)),
            .move(point(-12, 47)),
            .line(point(0, 33)), .line(point(12, 47)),
        ])
        var pieces: [ShapeGeometry.Piece] = [
            // The ground of the name is that of the group around the figure.
            .init(figure: .rectangle(Rect(centre: Point(x: 0, y: 0), size: size), radius: Corners.box), paint: .plain),
            .init(figure: .circle(x: 0, y: top + 9, radius: 8), paint: .body),
            .init(figure: .path(limbs), paint: .line),
        ]
        if isBusiness {
            let slash = ShapePath([.move(point(-1, 15)), .line(point(6, 5))])
            pieces.append(.init(figure: .path(slash), paint: .line))
        }
        let centre = Point(x: 0, y: top + height + gap + text.height / 2)
        var geometry = ShapeGeometry(box: size, pieces: pieces, labelCentre: centre)
        geometry.horizontalReach = 0.5
        geometry.verticalReach = 0.5
        return geometry
    }
}
