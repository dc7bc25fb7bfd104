/// Draws circles, their intersections, and texts.
extension VennLayout {
    mutating func write(_ contents: [Content], _ found: [(block: Block, frame: Rect?)]) {
        let series = diagram.sets.indices.map { index -> (fill: String, stroke: String, width: Double?) in
            let style = diagram.style(of: [diagram.sets[index].id])
            let own = style.fill.flatMap { Colour($0) == nil ? nil : $0 }
            let colour = own ?? SeriesColours.section(index, diagram.settings).fill
            return (colour, style.stroke ?? colour, style.strokeWidth)
        }
        for (index, colours) in series.enumerated() {
            scene.add(
                .circle(centres[index], radius: radii[index]),
                .fixed(fill: colours.fill, stroke: nil),
                "venn-area venn-circle",
                opacity: Self.opacity(colours.fill)
            )
        }
        for union in diagram.unions.sorted(by: { $0.sets.count < $1.sets.count }) {
            let style = diagram.style(of: union.sets.map { diagram.sets[$0].id }.sorted())
            guard let fill = style.fill, Colour(fill) != nil, let outline = outline(union.sets) else { continue }
            scene.add(
                .polygon(outline),
                .fixed(fill: fill, stroke: nil),
                "venn-area venn-intersection",
                opacity: Self.opacity(fill)
            )
        }
        for (index, colours) in series.enumerated() {
            scene.add(
                .circle(centres[index], radius: radii[index]),
                .fixed(fill: nil, stroke: colours.stroke),
                "venn-circle",
                strokeWidth: colours.width ?? 2
            )
        }
        for (content, (block, frame)) in zip(contents, found) {
            if let frame { write(content, block, frame) }
        }
        writeBeside(contents, found)
    }

    /// Returns the opacity of a circle: low enough that text stays readable under further circles.
    private static func opacity(_ fill: String) -> Double {
        guard let tint = Tint(fill, contrast: 8) else { return 0.1 }
        return min(tint.onLight, tint.onDark, 0.2)
    }

    mutating func write(_ content: Content, _ block: Block, _ frame: Rect) {
        var y = frame.midY - block.size.height / 2
        for (text, label) in zip(content.texts, block.labels) {
            let centre = Point(x: frame.midX, y: y + label.height / 2)
            y += label.height + 4
            let isSet = text.isTitle && content.inside.count == 1
            var mark = ChartScene.Text(
                label: label,
                centre: centre,
                className: text.isTitle ? "venn-label" : "venn-text-node",
                isBold: isSet
            )
            if let paint = text.colour, let colour = Colour(paint) {
                // An author's colour gets a background, and stays as near to the original as it can be read there.
                let (own, ground) = Self.readable(colour)
                scene.add(.rectangle(mark.frame, radius: 3), .fixed(fill: ground, stroke: nil), "labelGround")
                mark.colour = own
            }
            scene.add(mark)
        }
    }

    private static func readable(_ colour: Colour) -> (text: String, ground: String) {
        let isLight = colour.luminance > 0.4
        let (ground, other) = isLight ? (Colour(0x1A1A1A), Colour(0xFFFFFF)) : (Colour(0xFFFFFF), Colour(0))
        for tenth in 0...10 {
            let mixed = other.mixed(with: colour, opacity: Double(tenth) / 10)
            if mixed.contrast(to: ground) >= 4.6 { return (mixed.hexadecimal, ground.hexadecimal) }
        }
        return (other.hexadecimal, ground.hexadecimal)
    }

    private mutating func writeBeside(_ contents: [Content], _ found: [(block: Block, frame: Rect?)]) {
        let bounds = scene.bounds ?? Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        var waiting: [(content: Content, block: Block, anchor: Point)] = []
        for (content, (block, frame)) in zip(contents, found) where frame == nil {
            let anchor = best(content, Size(width: 0, height: 0))?.0 ?? centres[content.inside[0]]
            waiting.append((content, block, anchor))
        }
        waiting.sort { ($0.anchor.y, $0.anchor.x) < ($1.anchor.y, $1.anchor.x) }
        var texts = scene.texts.map(\.frame)
        for (content, block, anchor) in waiting {
            let frame = beside(block.size, anchor, bounds, texts)
            let end = Point(
                x: min(max(anchor.x, frame.minX - 4), frame.maxX + 4),
                y: min(max(anchor.y, frame.minY - 4), frame.maxY + 4)
            )
            scene.add(.line([anchor, end]), .page(.lines), "leader", strokeWidth: 1)
            scene.add(.circle(anchor, radius: 2.5), .page(.heads), "leader")
            texts.append(frame)
            write(content, block, frame)
        }
    }

    /// Returns a free place below, above or at a side of the circles, from which a straight line to the region crosses no text.
    func beside(_ size: Size, _ anchor: Point, _ bounds: Rect, _ texts: [Rect]) -> Rect {
        let (x, y, gap) = (size.width / 2, size.height / 2, 26.0)
        let starts: [(centre: Point, step: Point)] = [
            (Point(x: anchor.x, y: bounds.maxY + gap + y), Point(x: 0, y: 1)),
            (Point(x: anchor.x, y: bounds.minY - gap - y), Point(x: 0, y: -1)),
            (Point(x: bounds.maxX + gap + x, y: anchor.y), Point(x: 0, y: 1)),
            (Point(x: bounds.minX - gap - x, y: anchor.y), Point(x: 0, y: 1)),
        ]
        var best: (frame: Rect, hits: Int)?
        for (start, step) in starts {
            var frame = Rect(centre: start, size: size)
            while let other = texts.first(where: { $0.overlaps(frame) }) {
                let shift = step.y > 0 ? other.maxY + 10 - frame.minY : other.minY - 10 - frame.maxY
                frame = Rect(minX: frame.minX, minY: frame.minY + shift, maxX: frame.maxX, maxY: frame.maxY + shift)
            }
            let end = Point(
                x: min(max(anchor.x, frame.minX), frame.maxX),
                y: min(max(anchor.y, frame.minY), frame.maxY)
            )
            let hits = texts.count { text in
                (0...40).contains { step in
                    let t = Double(step) / 40
                    let (px, py) = (anchor.x + (end.x - anchor.x) * t, anchor.y + (end.y - anchor.y) * t)
                    return px > text.minX && px < text.maxX && py > text.minY && py < text.maxY
                }
            }
            if hits < (best?.hits ?? .max) { best = (frame, hits) }
            if hits == 0 { break }
        }
        return best?.frame ?? Rect(centre: anchor, size: size)
    }

    /// Returns the outline of an intersection, as a polygon; nil if it is empty.
    private func outline(_ sets: [Int]) -> [Point]? {
        var points: [Point] = []
        for index in sets {
            for step in 0..<72 {
                let offset = CirclePoint.at(Double(step) / 72, radius: radii[index])
                let point = Point(x: centres[index].x + offset.x, y: centres[index].y + offset.y)
                let isInside = sets.allSatisfy { other in
                    let (dx, dy) = (point.x - centres[other].x, point.y - centres[other].y)
                    return other == index || dx * dx + dy * dy <= radii[other] * radii[other] + 1e-6
                }
                if isInside { points.append(point) }
            }
        }
        guard points.count > 2 else { return nil }
        let middle = Point(
            x: points.reduce(0) { $0 + $1.x } / Double(points.count),
            y: points.reduce(0) { $0 + $1.y } / Double(points.count)
        )
        return points.map { point in
            (point, CirclePoint.turn(of: Point(x: point.x - middle.x, y: point.y - middle.y)))
        }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
}
