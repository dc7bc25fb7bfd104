/// Shapes with slanted sides or cut corners.
enum AngularShapes {
    /// Returns a diamond, wide enough that the label's corners touch the sides; the height grows with the root of the label's
    /// area, so that long questions stay flat.
    static func diamond(_ measure: ShapeMeasure) -> ShapeGeometry {
        let box = Size(
            width: measure.label.width + measure.padding.width * 0.7,
            height: measure.label.height + measure.padding.height * 0.6
        )
        let halfHeight = box.height / 2 + 0.45 * (box.width * box.height).squareRoot()
        let halfWidth = box.width / 2 / (1 - box.height / 2 / halfHeight)
        let (x, y) = (max(halfWidth, (measure.width ?? 0) / 2), max(halfHeight, (measure.height ?? 0) / 2))
        var geometry = ShapeGeometry(
            polygon: [Point(x: 0, y: -y), Point(x: x, y: 0), Point(x: 0, y: y), Point(x: -x, y: 0)],
            size: Size(width: 2 * x, height: 2 * y)
        )
        geometry.horizontalReach = 0.3
        geometry.verticalReach = 0.3
        return geometry
    }

    static func hexagon(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let point = min(size.height / 3, 18)
        size.width += point
        let (x, y) = (size.width / 2, size.height / 2)
        var geometry = ShapeGeometry(
            polygon: [
                Point(x: -x + point, y: -y), Point(x: x - point, y: -y), Point(x: x, y: 0), Point(x: x - point, y: y),
                Point(x: -x + point, y: y), Point(x: -x, y: 0),
            ],
            size: size
        )
        geometry.horizontalReach = 0.6
        geometry.verticalReach = 0.3
        return geometry
    }

    /// Returns a flag with a notch in its left side.
    static func odd(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let notch = size.height / 4
        size.width += notch
        let (x, y) = (size.width / 2, size.height / 2)
        var geometry = ShapeGeometry(
            polygon: [
                Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y),
                Point(x: -x + notch, y: 0),
            ],
            size: size,
            labelCentre: Point(x: notch / 2, y: 0)
        )
        geometry.verticalReach = 0.1
        return geometry
    }

    private static func slant(_ size: Size) -> Double { min(size.height / 2, 24) }

    static func leanRight(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let slant = slant(size)
        size.width += slant
        let (x, y) = (size.width / 2, size.height / 2)
        return leaning(
            [Point(x: -x + slant, y: -y), Point(x: x, y: -y), Point(x: x - slant, y: y), Point(x: -x, y: y)],
            size
        )
    }

    static func leanLeft(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let slant = slant(size)
        size.width += slant
        let (x, y) = (size.width / 2, size.height / 2)
        return leaning(
            [Point(x: -x, y: -y), Point(x: x - slant, y: -y), Point(x: x, y: y), Point(x: -x + slant, y: y)],
            size
        )
    }

    static func trapezoid(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let slant = slant(size)
        size.width += slant
        let (x, y) = (size.width / 2, size.height / 2)
        return leaning(
            [Point(x: -x + slant, y: -y), Point(x: x - slant, y: -y), Point(x: x, y: y), Point(x: -x, y: y)],
            size
        )
    }

    static func invertedTrapezoid(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let slant = slant(size)
        size.width += slant
        let (x, y) = (size.width / 2, size.height / 2)
        return leaning(
            [Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x - slant, y: y), Point(x: -x + slant, y: y)],
            size
        )
    }

    private static func leaning(_ points: [Point], _ size: Size) -> ShapeGeometry {
        var geometry = ShapeGeometry(polygon: points, size: size)
        geometry.horizontalReach = 0.5
        geometry.verticalReach = 0.3
        return geometry
    }

    /// Returns a card: the upper left corner is cut.
    static func notchedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let size = measure.box
        let (x, y) = (size.width / 2, size.height / 2)
        return ShapeGeometry(
            polygon: [
                Point(x: -x + 12, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y),
                Point(x: -x, y: -y + 12),
            ],
            size: size
        )
    }

    /// Returns a loop's limit: both upper corners are cut.
    static func notchedPentagon(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        size.height += 6
        let (x, y) = (size.width / 2, size.height / 2)
        let cut = min(14, x / 2)
        var geometry = ShapeGeometry(
            polygon: [
                Point(x: -x + cut, y: -y), Point(x: x - cut, y: -y), Point(x: x, y: -y + cut), Point(x: x, y: y),
                Point(x: -x, y: y), Point(x: -x, y: -y + cut),
            ],
            size: size,
            labelCentre: Point(x: 0, y: 3)
        )
        geometry.horizontalReach = 0.6
        return geometry
    }

    /// Returns the shape of manual input: the upper side rises to the right.
    static func slopedRectangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        var size = measure.box
        let rise = min(size.height / 3, 16)
        size.height += rise
        let (x, y) = (size.width / 2, size.height / 2)
        return ShapeGeometry(
            polygon: [Point(x: -x, y: -y + rise), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y)],
            size: size,
            labelCentre: Point(x: 0, y: rise / 2)
        )
    }

    /// Returns a triangle that points up, with its label in the lower part, where it is wide.
    static func triangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let (size, label) = triangleSize(measure)
        let (x, y) = (size.width / 2, size.height / 2)
        var geometry = ShapeGeometry(
            polygon: [Point(x: 0, y: -y), Point(x: x, y: y), Point(x: -x, y: y)],
            size: size,
            labelCentre: Point(x: 0, y: label)
        )
        geometry.horizontalReach = 0.3
        geometry.verticalReach = 0
        return geometry
    }

    static func flippedTriangle(_ measure: ShapeMeasure) -> ShapeGeometry {
        let (size, label) = triangleSize(measure)
        let (x, y) = (size.width / 2, size.height / 2)
        var geometry = ShapeGeometry(
            polygon: [Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: 0, y: y)],
            size: size,
            labelCentre: Point(x: 0, y: -label)
        )
        geometry.horizontalReach = 0.3
        geometry.verticalReach = 0
        return geometry
    }

    /// Returns the size, and the distance of the label's middle below the triangle's middle.
    private static func triangleSize(_ measure: ShapeMeasure) -> (Size, Double) {
        let room = 5.0
        let label = Size(width: measure.label.width + 8, height: measure.label.height + 2 * room)
        let height = label.height + 0.62 * (label.width * label.height).squareRoot()
        let width = label.width / (1 - label.height / height)
        return (Size(width: width, height: height), height / 2 - label.height / 2)
    }
}
