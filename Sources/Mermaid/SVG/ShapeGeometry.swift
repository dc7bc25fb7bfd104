/// A shape measured for its label, around its own middle.
struct ShapeGeometry: Sendable {
    /// The paint of a piece of a shape.
    enum Paint: Sendable {
        /// Filled and outlined.
        case body
        /// Outlined only: an inner line or a brace.
        case line
        /// Filled in the colour of the outline.
        case solid
        /// Filled without an outline.
        case plain
        /// A row that stands out from its neighbours, if the author gave the box no colour.
        case band
    }

    enum Figure: Sendable {
        case rectangle(Rect, radius: Double)
        case circle(x: Double, y: Double, radius: Double)
        case ellipse(x: Double, y: Double, radiusX: Double, radiusY: Double)
        case polygon([Point])
        case path(ShapePath)
    }

    struct Piece: Sendable {
        var figure: Figure
        var paint: Paint
    }

    /// The box around all pieces; its middle is 0, 0.
    var size: Size
    var pieces: [Piece]
    /// The corners at which edges end, in order: those of the outer line, or of a polygon close to it.
    var outline: [Point]
    /// The label's middle.
    var labelCentre = Point(x: 0, y: 0)
    /// True if the label is drawn at all.
    var showsLabel = true
    /// The part of the width, around the middle, in which edges may meet the upper and lower side.
    var horizontalReach = 0.8
    /// The same part of the height, for the left and right side.
    var verticalReach = 0.6

    /// Creates a shape whose outline is its box.
    init(box size: Size, pieces: [Piece], labelCentre: Point = Point(x: 0, y: 0)) {
        self.size = size
        self.pieces = pieces
        self.labelCentre = labelCentre
        outline = Self.corners(of: size)
    }

    /// Creates a polygon; `points` lie around 0, 0 and fill the box.
    init(polygon points: [Point], size: Size, labelCentre: Point = Point(x: 0, y: 0)) {
        self.size = size
        pieces = [Piece(figure: .polygon(points), paint: .body)]
        outline = points
        self.labelCentre = labelCentre
    }

    /// Turns a bar that stands across the flow.
    mutating func turn() {
        let size = size.transposed
        let rect = Rect(minX: -size.width / 2, minY: -size.height / 2, maxX: size.width / 2, maxY: size.height / 2)
        var turned = ShapeGeometry(box: size, pieces: [.init(figure: .rectangle(rect, radius: 2), paint: .solid)])
        turned.showsLabel = showsLabel
        turned.horizontalReach = verticalReach
        turned.verticalReach = horizontalReach
        self = turned
    }

    static func corners(of size: Size) -> [Point] {
        let (x, y) = (size.width / 2, size.height / 2)
        return [Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y)]
    }

    /// Returns points of an ellipse around 0, 0.
    static func ellipse(_ radiusX: Double, _ radiusY: Double) -> [Point] {
        unitCircle.map { Point(x: $0.x * radiusX, y: $0.y * radiusY) }
    }

    private static let unitCircle: [Point] = {
        // The steps rotate by a half-angle, so that no library for sines is needed.
        let (cosine, sine) = (0.9951847266721969, 0.0980171403295606)
        var point = Point(x: 1, y: 0)
        var points: [Point] = []
        for _ in 0..<64 {
            points.append(point)
            point = Point(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
        }
        return points
    }()

    /// Returns the least or the greatest y at which a ray along y at the given x leaves the outline; nil if it misses the
    /// outline.
    func outlineY(atX x: Double, isUpper: Bool) -> Double? {
        var result: Double?
        var previous = outline[outline.count - 1]
        for point in outline {
            let (a, b) = (previous, point)
            previous = point
            guard min(a.x, b.x) <= x, x <= max(a.x, b.x) else { continue }
            let hits = abs(a.x - b.x) < 1e-9 ? [a.y, b.y] : [a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)]
            for y in hits {
                if let current = result { result = isUpper ? min(current, y) : max(current, y) } else { result = y }
            }
        }
        return result
    }

    /// Returns the least or the greatest x at which a ray along x at the given y leaves the outline; nil if it misses the
    /// outline.
    func outlineX(atY y: Double, isLeft: Bool) -> Double? {
        var result: Double?
        var previous = outline[outline.count - 1]
        for point in outline {
            let (a, b) = (previous, point)
            previous = point
            guard min(a.y, b.y) <= y, y <= max(a.y, b.y) else { continue }
            let hits = abs(a.y - b.y) < 1e-9 ? [a.x, b.x] : [a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)]
            for x in hits {
                if let current = result { result = isLeft ? min(current, x) : max(current, x) } else { result = x }
            }
        }
        return result
    }
}

/// The segments of a curved outline.
struct ShapePath: Sendable {
    enum Segment: Sendable {
        case move(Point)
        case line(Point)
        case cubic(Point, Point, Point)
        /// An elliptic arc to a point; `sweep` runs clockwise on the screen.
        case arc(radiusX: Double, radiusY: Double, isLarge: Bool, sweep: Bool, Point)
        case close
    }

    var segments: [Segment]

    init(_ segments: [Segment]) { self.segments = segments }
}
