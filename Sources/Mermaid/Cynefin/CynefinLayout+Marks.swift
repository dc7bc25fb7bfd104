extension CynefinLayout {
    private static func part(_ domain: Domain) -> DrawingPaint.Part {
        switch domain {
        case .complex: .nodes
        case .complicated: .data
        case .clear: .terminal
        case .chaotic: .document
        case .confusion: .clusters
        }
    }

    mutating func drawGrounds() {
        for domain in Domain.allCases where domain != .confusion {
            let frame = quarter(domain)
            scene.add(
                .rectangle(frame, radius: 0),
                .page(Self.part(domain)),
                "cynefinDomain cynefin-\(domain)",
                strokeWidth: 0
            )
        }
        let width = column + strip
        let waves = setting("boundaryAmplitude", 0...30) ?? 8
        func add(_ from: Point, _ to: Point, _ name: String, _ strokeWidth: Double) {
            let path = Self.wave(from, to, amplitude: waves)
            let frame = Rect(
                minX: min(from.x, to.x),
                minY: min(from.y, to.y),
                maxX: max(from.x, to.x),
                maxY: max(from.y, to.y)
            )
            scene.add(.path(path, frame: frame), .page(.lines), name, strokeWidth: strokeWidth)
        }
        add(Point(x: -width, y: 0), Point(x: width, y: 0), "cynefinBoundary", 1.5)
        add(Point(x: 0, y: -upper), Point(x: 0, y: 0), "cynefinBoundary", 1.5)
        // From what is clear, complacency falls into chaos.
        add(Point(x: 0, y: 0), Point(x: 0, y: lower), "cynefinBoundary cynefinCliff", 4)
    }

    /// Returns a line that waves around the straight one.
    private static func wave(_ from: Point, _ to: Point, amplitude: Double) -> ShapePath {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let count = max(2, Int(length / 70))
        let (stepX, stepY) = (dx / Double(count), dy / Double(count))
        let (acrossX, acrossY) = (-dy / max(length, 1) * amplitude, dx / max(length, 1) * amplitude)
        var segments: [ShapePath.Segment] = [.move(from)]
        for index in 0..<count {
            let sign = index % 2 == 0 ? 1.0 : -1.0
            func at(_ part: Double, _ across: Double) -> Point {
                let place = Double(index) + part
                return Point(x: from.x + stepX * place + acrossX * across, y: from.y + stepY * place + acrossY * across)
            }
            segments.append(.cubic(at(0.33, sign * 1.3), at(0.67, sign * 1.3), at(1, 0)))
        }
        return ShapePath(segments)
    }

    mutating func draw(_ domain: Domain) {
        guard let block = blocks[domain] else { return }
        let frame = quarter(domain)
        var y: Double
        var centre: Double
        switch domain {
        case .confusion:
            let body = Rect(centre: Point(x: 0, y: 0), size: ellipse)
            let (x, half) = (ellipse.width / 2, ellipse.height / 2)
            let path = ShapePath([
                .move(Point(x: -x, y: 0)),
                .arc(radiusX: x, radiusY: half, isLarge: false, sweep: true, Point(x: x, y: 0)),
                .arc(radiusX: x, radiusY: half, isLarge: false, sweep: true, Point(x: -x, y: 0)), .close,
            ])
            drawInnerMoves()
            scene.add(.path(path, frame: body), .page(.clusters), "cynefinDomain cynefin-confusion", strokeWidth: 1.5)
            (y, centre) = (-block.size.height / 2, 0)
        default:
            y = domain.isUpper ? frame.minY + Self.pad : frame.maxY - Self.pad - block.size.height
            centre = domain.isOrdered ? frame.maxX - column / 2 : frame.minX + column / 2
        }
        for (index, text) in block.texts.enumerated() {
            let size = Self.size(text.text, isItem: text.isItem)
            if index > 0 { y += text.isItem ? 8 : 2 }
            let middle = Point(x: centre, y: y + size.height / 2)
            if text.isItem {
                scene.add(
                    .rectangle(Rect(centre: middle, size: size), radius: Corners.box),
                    .page(.band),
                    "cynefinItem"
                )
            }
            let isConfusion = domain == .confusion && !text.isItem
            scene.add(
                ChartScene.Text(
                    label: text.text,
                    centre: middle,
                    part: isConfusion ? .clusterText : text.part,
                    className: text.isItem ? "cynefinItemText" : text.isBold ? "cynefinDomainLabel" : "cynefinSubtitle",
                    isBold: text.isBold
                )
            )
            y += size.height
        }
    }

    // MARK: Moves

    mutating func drawMoves() {
        // Across the upright boundary: rows below the upper edge, and above the lower one.
        for (left, right) in [(Domain.complex, Domain.complicated), (.chaotic, .clear)] {
            var y = left.isUpper ? -upper + Self.pad : lower - Self.pad
            for index in moves(between: left, right) {
                let height = height(index)
                let middle = left.isUpper ? y + height / 2 : y - height / 2
                let isForward = diagram.transitions[index].source == left
                let line = middle - (height - 22) / 2
                draw(from: Point(x: isForward ? -44 : 44, y: line), to: Point(x: isForward ? 44 : -44, y: line))
                if let label = moves[index] { add(label, Point(x: 0, y: line + 11 + label.height / 2)) }
                y += left.isUpper ? height : -height
            }
        }
        // Across the level boundary: side by side, with the label on the right.
        for (top, bottom) in [(Domain.complex, Domain.chaotic), (.complicated, .clear)] {
            let frame = quarter(top)
            var x = (top.isOrdered ? frame.maxX - column : frame.minX) + Self.pad
            for index in moves(between: top, bottom) {
                let isDown = diagram.transitions[index].source == top
                let half = Self.arrow / 2
                draw(from: Point(x: x, y: isDown ? -half : half), to: Point(x: x, y: isDown ? half : -half))
                guard let label = moves[index] else {
                    x += 44
                    continue
                }
                add(label, Point(x: x + 12 + label.width / 2, y: 0))
                x += label.width + 44
            }
        }
    }

    /// Draws the moves to and from the middle, whose inner ends the ellipse covers, and those that lead across it.
    private mutating func drawInnerMoves() {
        var used: [Domain: Double] = [:]
        for (index, quarter) in inner {
            let height = height(index)
            let offset = used[quarter, default: 0]
            used[quarter] = offset + height
            let move = diagram.transitions[index]
            let (signX, signY) = (quarter.isOrdered ? 1.0 : -1.0, quarter.isUpper ? -1.0 : 1.0)
            let outer = Point(x: signX * (strip - 14), y: signY * (ellipse.height / 2 + offset + 12))
            let isDiagonal = move.source != .confusion && move.target != .confusion
            let inner =
                isDiagonal
                ? Point(x: -signX * (ellipse.width / 2 + 8), y: -signY * (ellipse.height / 2 + 8))
                : Point(x: 0, y: 0)
            if move.target == quarter {
                draw(from: inner, to: outer)
            } else {
                // The head stands at the ellipse's edge.
                let (x, y) = (ellipse.width / 2, ellipse.height / 2)
                let scale = 1 / ((outer.x / x) * (outer.x / x) + (outer.y / y) * (outer.y / y)).squareRoot()
                draw(from: outer, to: Point(x: outer.x * scale, y: outer.y * scale))
            }
            if let label = moves[index] {
                add(label, Point(x: signX * strip / 2, y: outer.y + signY * (label.height / 2 + 6)))
            }
        }
    }

    private mutating func draw(from: Point, to: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1)
        let (x, y) = (dx / length, dy / length)
        func back(_ along: Double, _ across: Double) -> Point {
            Point(x: to.x - x * along - y * across, y: to.y - y * along + x * across)
        }
        scene.add(.line([from, back(8, 0)]), .page(.lines), "cynefinArrowLine", strokeWidth: 2)
        scene.add(.polygon([to, back(10, 5), back(10, -5)]), .page(.heads), "cynefinArrow", strokeWidth: 0)
    }

    private mutating func add(_ label: Label, _ centre: Point) {
        scene.add(
            ChartScene.Text(
                label: label,
                centre: centre,
                part: .labelText,
                className: "cynefinArrowLabel",
                hasGround: true
            )
        )
    }
}
