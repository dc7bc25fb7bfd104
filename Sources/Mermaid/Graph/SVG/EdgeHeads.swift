/// How arrowheads and their kin are drawn.
enum EdgeHeads {
    private static let headLength = 9.0
    private static let headHalfWidth = 4.5

    /// How far before the end the line itself stops.
    static func room(for head: EdgeHead) -> Double {
        switch head {
        case .none: 0
        case .point: headLength - 1
        case .circle: 9
        case .cross: 1
        }
    }

    /// - Parameter colour: the line's own, or nil where it follows the page.
    static func write(_ head: EdgeHead, at path: CurvePath, colour: String?, to writer: inout SVGWriter) {
        guard head != .none else { return }
        let (tip, direction) = (path.end, path.finalDirection)
        func at(_ along: Double, _ across: Double) -> Point {
            Point(
                x: tip.x - direction.x * along - direction.y * across,
                y: tip.y - direction.y * along + direction.x * across
            )
        }
        switch head {
        case .none: return
        case .point:
            writer.raw("<path class=\"arrowMarkerPath\" d=\"M")
            writer.point(at(0.5, 0))
            writer.raw("L")
            writer.point(at(headLength, headHalfWidth))
            writer.raw("L")
            writer.point(at(headLength, -headHalfWidth))
            writer.raw("Z\" stroke=\"none\"")
        case .circle:
            let centre = at(5, 0)
            writer.raw("<circle class=\"arrowMarkerPath\" stroke=\"none\"")
            writer.attribute("cx", centre.x)
            writer.attribute("cy", centre.y)
            writer.raw(" r=\"4.5\"")
        case .cross:
            writer.raw("<path class=\"arrowMarkerPath\" fill=\"none\" stroke-width=\"2\" d=\"M")
            writer.point(at(2, 5))
            writer.raw("L")
            writer.point(at(12, -5))
            writer.raw("M")
            writer.point(at(2, -5))
            writer.raw("L")
            writer.point(at(12, 5))
            writer.raw("\"")
        }
        if let colour { writer.attribute(head == .cross ? "stroke" : "fill", colour) }
        writer.raw("/>")
    }
}
