/// Broad arrows that point to one side or to several.
enum BlockArrow {
    private static let head = 16.0
    private static let flare = 7.0
    private static let halfHead = 14.0

    /// Returns the room that the heads of an arrow need around its body.
    static func room(_ directions: Set<BlockDiagram.Direction>) -> Size {
        let heads = Heads(directions)
        return Size(
            width: heads.left + heads.right,
            height: heads.top + heads.bottom
        )
    }

    /// The distance of the body from each side.
    private struct Heads {
        let left, right, top, bottom: Double

        init(_ directions: Set<BlockDiagram.Direction>) {
            let isHorizontal = directions.contains(.left) || directions.contains(.right)
            let isVertical = directions.contains(.up) || directions.contains(.down)
            let flare = isHorizontal != isVertical ? BlockArrow.flare : 0
            func room(_ direction: BlockDiagram.Direction, _ isAcross: Bool) -> Double {
                directions.contains(direction) ? BlockArrow.head : isAcross ? flare : 0
            }
            left = room(.left, isVertical)
            right = room(.right, isVertical)
            top = room(.up, isHorizontal)
            bottom = room(.down, isHorizontal)
        }
    }

    /// - Parameter size: the size of the whole arrow.
    static func geometry(_ directions: Set<BlockDiagram.Direction>, _ size: Size) -> ShapeGeometry {
        let heads = Heads(directions)
        let (x, y) = (size.width / 2, size.height / 2)
        let body = Rect(minX: -x + heads.left, minY: -y + heads.top, maxX: x - heads.right, maxY: y - heads.bottom)
        let isHorizontal = directions.contains(.left) || directions.contains(.right)
        let isVertical = directions.contains(.up) || directions.contains(.down)
        // Heads at right angles to each other are narrower than the body, so that they do not meet.
        let isMixed = isHorizontal && isVertical
        let halfX = isMixed ? min(halfHead, body.width / 2 - 2) : body.width / 2 + flare
        let halfY = isMixed ? min(halfHead, body.height / 2 - 2) : body.height / 2 + flare
        let (midX, midY) = (body.midX, body.midY)
        var points = [Point(x: body.minX, y: body.minY)]
        if directions.contains(.up) {
            points += [
                Point(x: midX - halfX, y: body.minY), Point(x: midX, y: -y), Point(x: midX + halfX, y: body.minY),
            ]
        }
        points.append(Point(x: body.maxX, y: body.minY))
        if directions.contains(.right) {
            points += [
                Point(x: body.maxX, y: midY - halfY), Point(x: x, y: midY), Point(x: body.maxX, y: midY + halfY),
            ]
        }
        points.append(Point(x: body.maxX, y: body.maxY))
        if directions.contains(.down) {
            points += [
                Point(x: midX + halfX, y: body.maxY), Point(x: midX, y: y), Point(x: midX - halfX, y: body.maxY),
            ]
        }
        points.append(Point(x: body.minX, y: body.maxY))
        if directions.contains(.left) {
            points += [
                Point(x: body.minX, y: midY + halfY), Point(x: -x, y: midY), Point(x: body.minX, y: midY - halfY),
            ]
        }
        var geometry = ShapeGeometry(polygon: points, size: size, labelCentre: Point(x: midX, y: midY))
        geometry.horizontalReach = 0.1
        geometry.verticalReach = 0.1
        return geometry
    }
}
