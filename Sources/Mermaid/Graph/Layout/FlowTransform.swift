/// Turns coordinates of the layout, in which the flow runs along y, into coordinates of the page.
struct FlowTransform: Sendable {
    let direction: FlowDirection
    /// The layout's size in its own coordinates.
    let size: Size

    /// The size on the page.
    var pageSize: Size { direction.isHorizontal ? size.transposed : size }

    func page(_ point: Point) -> Point {
        switch direction {
        case .topToBottom: point
        case .bottomToTop: Point(x: point.x, y: size.height - point.y)
        case .leftToRight: Point(x: point.y, y: point.x)
        case .rightToLeft: Point(x: size.height - point.y, y: point.x)
        }
    }

    func page(_ rect: Rect) -> Rect {
        let a = page(Point(x: rect.minX, y: rect.minY))
        let b = page(Point(x: rect.maxX, y: rect.maxY))
        return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }

    /// Returns a size on the page as a size in the layout; also the other way around.
    static func flow(_ size: Size, _ direction: FlowDirection) -> Size {
        direction.isHorizontal ? size.transposed : size
    }
}
