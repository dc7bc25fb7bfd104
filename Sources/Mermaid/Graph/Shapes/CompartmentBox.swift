/// A box of compartments, one below the other with lines between: classes, and states with descriptions.
struct CompartmentBox {
    struct Compartment {
        var label: Label
        /// True if its lines are centred; false if they are left-aligned.
        var isCentred = false
        var isBold = false
        var groupClass = "label"
        /// True if there is no line between it and the one above.
        var joinsPrevious = false
    }

    static let side = 12.0
    static let gap = 8.0
    /// The height of an empty compartment.
    static let empty = 10.0

    private(set) var geometry: ShapeGeometry
    private(set) var texts: [GraphText] = []

    /// - Parameters:
    ///   - minimumSize: the least size, so that edges keep apart where they meet the box.
    ///   - radius: the radius of the corners.
    init(_ compartments: [Compartment], minimumSize: Size, radius: Double = Corners.box) {
        let width = max(compartments.reduce(0) { max($0, $1.label.width) } + 2 * Self.side, minimumSize.width)
        var tops: [Double] = []
        var lines: [Double] = []
        var y = 0.0
        for (index, compartment) in compartments.enumerated() {
            if index > 0, !compartment.joinsPrevious {
                y += compartments[index - 1].label.isEmpty ? 0 : Self.gap
                lines.append(y)
            }
            if !compartment.label.isEmpty, !compartment.joinsPrevious { y += Self.gap }
            tops.append(y)
            y += compartment.label.isEmpty ? Self.empty : compartment.label.height
        }
        if let last = compartments.last, !last.label.isEmpty { y += Self.gap }
        // A box with a larger least height keeps its rows and leaves room below them.
        let height = max(y, minimumSize.height)
        let size = Size(width: width, height: height)
        let (halfWidth, top) = (width / 2, -height / 2)
        let rect = Rect(minX: -halfWidth, minY: top, maxX: halfWidth, maxY: height / 2)
        var pieces = [ShapeGeometry.Piece(figure: .rectangle(rect, radius: radius), paint: .body)]
        if !lines.isEmpty {
            let segments = lines.flatMap { line in
                [
                    ShapePath.Segment.move(Point(x: -halfWidth, y: top + line)),
                    .line(Point(x: halfWidth, y: top + line)),
                ]
            }
            pieces.append(ShapeGeometry.Piece(figure: .path(ShapePath(segments)), paint: .line))
        }
        // A lone compartment is centred.
        let shift = compartments.count == 1 ? (height - y) / 2 : 0
        geometry = ShapeGeometry(box: size, pieces: pieces)
        geometry.horizontalReach = 0.85
        geometry.verticalReach = 0.7
        for (compartment, start) in zip(compartments, tops) where !compartment.label.isEmpty {
            let x = compartment.isCentred ? 0 : -halfWidth + Self.side + compartment.label.width / 2
            texts.append(
                GraphText(
                    label: compartment.label,
                    centre: Point(x: x, y: top + start + compartment.label.height / 2 + shift),
                    isLeading: !compartment.isCentred,
                    groupClass: compartment.groupClass,
                    isBold: compartment.isBold
                )
            )
        }
    }
}
