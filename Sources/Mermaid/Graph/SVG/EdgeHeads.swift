/// Draws the heads of edges: arrowheads, diamonds, crow's feet.
enum EdgeHeads {
    /// Returns the distance before the end at which the line itself stops.
    static func room(for head: EdgeHead) -> Double {
        switch head {
        case .none, .onlyOne, .oneOrMore: 0
        case .point: 8
        case .circle: 9
        case .cross: 1
        case .barb: 6
        case .triangle: 13
        case .filledDiamond, .hollowDiamond, .parent: 18
        case .ring: 12
        case .zeroOrOne: 20
        case .zeroOrMore: 22
        }
    }

    /// Returns the length of the head along the line.
    static func extent(of head: EdgeHead) -> Double {
        switch head {
        case .none: 0
        case .onlyOne, .oneOrMore: 16
        case .cross: 12
        default: max(room(for: head), 9)
        }
    }

    /// Returns the length on which an edge must run straight before the end, so that the head lies on it.
    static func lead(for head: EdgeHead) -> Double {
        switch head {
        case .none, .point, .circle, .cross, .barb: 0
        case .ring: 14
        case .triangle, .onlyOne: 17
        case .filledDiamond, .hollowDiamond, .parent, .oneOrMore: 20
        case .zeroOrOne, .zeroOrMore: 25
        }
    }

    private enum Figure {
        case filled([Point])
        case outline([Point])
        case lines([[Point]])
        case circle(along: Double, radius: Double, isFilled: Bool)
    }

    /// Returns the figures of a head; x runs from the end back along the line, y across it.
    private static func figures(_ head: EdgeHead) -> [Figure] {
        func points(_ values: (Double, Double)...) -> [Point] { values.map { Point(x: $0.0, y: $0.1) } }
        func bar(_ along: Double) -> [Point] { points((along, 7), (along, -7)) }
        let foot = points((0, 7), (12, 0), (0, -7))
        let diamond = points((0.5, 0), (9, 5.5), (18, 0), (9, -5.5))
        switch head {
        case .none: return []
        case .point: return [.filled(points((0.5, 0), (9, 4.5), (9, -4.5)))]
        case .circle: return [.circle(along: 5, radius: 4.5, isFilled: true)]
        case .cross: return [.lines([points((2, 5), (12, -5)), points((2, -5), (12, 5))])]
        case .barb: return [.filled(points((0.5, 0), (10, 5), (7, 0), (10, -5)))]
        case .triangle: return [.outline(points((0.5, 0), (13, 7), (13, -7)))]
        case .filledDiamond, .parent: return [.filled(diamond)]
        case .hollowDiamond: return [.outline(diamond)]
        case .ring: return [.circle(along: 6, radius: 5.5, isFilled: false)]
        case .onlyOne: return [.lines([bar(8), bar(13)])]
        case .zeroOrOne:
            return [.lines([bar(7), points((0, 0), (10, 0))]), .circle(along: 15, radius: 5, isFilled: false)]
        case .oneOrMore: return [.lines([foot, bar(16)])]
        case .zeroOrMore:
            return [.lines([foot, points((0, 0), (12, 0))]), .circle(along: 17, radius: 5, isFilled: false)]
        }
    }

    /// - Parameter colour: the line's own colour, or nil if it follows the page.
    static func write(_ head: EdgeHead, at path: CurvePath, colour: String?, to writer: inout SVGWriter) {
        let (tip, direction) = (path.end, path.finalDirection)
        func at(_ point: Point) -> Point {
            Point(
                x: tip.x - direction.x * point.x - direction.y * point.y,
                y: tip.y - direction.y * point.x + direction.x * point.y
            )
        }
        func write(_ points: [Point]) {
            for (index, point) in points.enumerated() {
                writer.raw(index == 0 ? "M" : "L")
                writer.point(at(point))
            }
        }
        for figure in figures(head) {
            var isFilled = false
            switch figure {
            case .filled(let points):
                isFilled = true
                writer.raw("<path class=\"arrowMarkerPath\" d=\"")
                write(points)
                writer.raw("Z\" stroke=\"none\"")
            case .outline(let points):
                writer.raw("<path class=\"arrowMarkerPath\" fill=\"none\" stroke-width=\"1.5\" d=\"")
                write(points)
                writer.raw("Z\"")
            case .lines(let lines):
                writer.raw("<path class=\"arrowMarkerPath\" fill=\"none\" stroke-width=\"")
                writer.raw(head == .cross ? "2" : "1.5")
                writer.raw("\" d=\"")
                for line in lines { write(line) }
                writer.raw("\"")
            case .circle(let along, let radius, let fills):
                isFilled = fills
                let centre = at(Point(x: along, y: 0))
                writer.raw("<circle class=\"arrowMarkerPath\"")
                writer.raw(fills ? " stroke=\"none\"" : " fill=\"none\" stroke-width=\"1.5\"")
                writer.attribute("cx", centre.x)
                writer.attribute("cy", centre.y)
                writer.attribute("r", radius)
            }
            if let colour {
                if isFilled { writer.attribute("fill", colour) } else { writer.attribute("stroke", colour) }
            }
            writer.raw("/>")
        }
    }
}

extension GraphEdge {
    /// Returns the part of the edge's way that is drawn as a line: it stops where a head begins.
    func drawn(along path: CurvePath) -> CurvePath {
        guard line != .invisible else { return path }
        let path = path.shortened(atEndBy: EdgeHeads.room(for: endHead))
        let room = EdgeHeads.room(for: startHead)
        return room > 0 ? path.reversed().shortened(atEndBy: room).reversed() : path
    }
}
