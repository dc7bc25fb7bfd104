import Diagnostics

/// Places circles for sets, and the texts of each region where it holds them; what no region holds stands beside the circles
/// with a line to its region.
struct VennLayout {
    private let diagram: VennDiagram
    private var labels: LabelSetter
    private(set) var scene = ChartScene()
    private var centres: [Point] = []
    private var radii: [Double] = []
    private var boxes: [Rect] = []

    private static let scales = [1.0, 1.3, 1.7, 2.2]
    private static let widths = [170.0, 110, 76]
    private static let standardRadius = 120.0
    private static let samples = 18

    /// What stands in one region.
    private struct Content {
        /// The sets it lies in, and those it lies outside.
        let inside: [Int]
        let outside: [Int]
        var texts: [(label: DiagramLabel, range: SourceRange, isTitle: Bool, colour: String?)]
    }

    private struct Block {
        var labels: [Label] = []
        var size = Size(width: 0, height: 0)
    }

    init(_ diagram: VennDiagram) {
        self.diagram = diagram
        labels = LabelSetter(fontSize: 15)
        guard !diagram.sets.isEmpty else { return }
        let plan = plan()
        let contents = contents()
        for (index, scale) in Self.scales.enumerated() {
            centres = plan.centres.map { Point(x: $0.x * scale, y: $0.y * scale) }
            radii = plan.radii.map { $0 * scale }
            let isLast = index == Self.scales.count - 1
            var setter = LabelSetter(fontSize: 15)
            var found: [(block: Block, frame: Rect?)] = []
            for content in contents {
                let place = place(content, &setter)
                if place.frame == nil, !isLast { break }
                found.append(place)
            }
            guard found.count == contents.count else { continue }
            labels = setter
            write(contents, found)
            break
        }
        scene.dropped = labels.dropped
    }

    // MARK: Circles

    private func plan() -> CirclePlan {
        let sizes = diagram.sets.map { $0.size ?? 10 }
        let most = sizes.max() ?? 10
        let pi = 3.141592653589793
        // So that the largest has the standard radius.
        let scale = Self.standardRadius * Self.standardRadius * pi / most
        let radii = sizes.map { max(($0 * scale / pi).squareRoot(), 34) }
        var overlaps = sizes.map { _ in [Double?](repeating: nil, count: sizes.count) }
        for union in diagram.unions {
            let size = (union.size ?? 10 / Double(union.sets.count * union.sets.count)) * scale
            for a in union.sets {
                for b in union.sets where a != b {
                    // A larger union needs at least as much of each of its pairs, and room to stand in.
                    let share = union.sets.count > 2 ? size * 1.6 : size
                    let limit = 0.62 * pi * min(radii[a], radii[b]) * min(radii[a], radii[b])
                    overlaps[a][b] = min(max(overlaps[a][b] ?? 0, share), limit)
                }
            }
        }
        return CirclePlan(radii: radii, overlaps: overlaps)
    }

    // MARK: Texts

    private func contents() -> [Content] {
        var order: [[Int]] = []
        var byKey: [[Int]: Content] = [:]
        func add(_ sets: [Int], _ label: DiagramLabel, _ range: SourceRange, isTitle: Bool, _ targets: [[String]]) {
            if byKey[sets] == nil {
                order.append(sets)
                let outside = diagram.sets.indices.filter { !sets.contains($0) }
                byKey[sets] = Content(inside: sets, outside: outside, texts: [])
            }
            var style = ResolvedStyle()
            for target in targets {
                for entry in diagram.styles where entry.targets == target { style.apply(entry.styles) }
            }
            byKey[sets]?.texts.append((label, range, isTitle, style.textColour))
        }
        for (index, set) in diagram.sets.enumerated() {
            add([index], set.label ?? DiagramLabel(text: set.id), set.range, isTitle: true, [[set.id]])
        }
        for union in diagram.unions {
            guard let label = union.label else { continue }
            add(union.sets, label, union.range, isTitle: true, [union.sets.map { diagram.sets[$0].id }.sorted()])
        }
        for item in diagram.items {
            add(item.sets, item.label, item.range, isTitle: false, [[item.id]])
        }
        return order.compactMap { byKey[$0] }
    }

    private func block(_ content: Content, width: Double, _ setter: inout LabelSetter) -> Block {
        var block = Block()
        for text in content.texts {
            let isSet = text.isTitle && content.inside.count == 1
            let label = setter.set(
                text.label,
                at: text.range,
                width: width,
                scale: text.isTitle ? 1 : 0.87,
                isBold: isSet
            )
            block.labels.append(label)
            block.size.width = max(block.size.width, label.width)
            block.size.height += label.height + 4
        }
        block.size.height = max(0, block.size.height - 4)
        return block
    }

    /// Where the texts of a region stand; without a frame where they do not fit into it.
    private func place(_ content: Content, _ setter: inout LabelSetter) -> (block: Block, frame: Rect?) {
        var first: Block?
        for width in Self.widths {
            var trial = setter
            let block = block(content, width: width, &trial)
            if first == nil { first = block }
            guard let (centre, room) = best(content, block.size), room >= 2 else { continue }
            setter = trial
            return (block, Rect(centre: centre, size: block.size))
        }
        var trial = setter
        let block = first ?? block(content, width: Self.widths[0], &trial)
        _ = self.block(content, width: Self.widths[0], &setter)
        return (block, nil)
    }

    /// The place with most room around a block, and how much room that is.
    private func best(_ content: Content, _ size: Size) -> (Point, Double)? {
        var area = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
        for index in content.inside {
            area.minX = max(area.minX, centres[index].x - radii[index])
            area.maxX = min(area.maxX, centres[index].x + radii[index])
            area.minY = max(area.minY, centres[index].y - radii[index])
            area.maxY = min(area.maxY, centres[index].y + radii[index])
        }
        guard area.maxX > area.minX, area.maxY > area.minY else { return nil }
        let near = content.outside.filter { index in
            Rect(centre: centres[index], size: Size(width: 2 * radii[index], height: 2 * radii[index])).overlaps(area)
        }
        var best: (point: Point, room: Double)?
        for row in 1..<Self.samples {
            for column in 1..<Self.samples {
                let point = Point(
                    x: area.minX + area.width * Double(column) / Double(Self.samples),
                    y: area.minY + area.height * Double(row) / Double(Self.samples)
                )
                let room = room(point, size, content.inside, near, least: best?.room ?? -.infinity)
                if room > (best?.room ?? -.infinity) + 1e-9 { best = (point, room) }
            }
        }
        return best.map { ($0.point, $0.room) }
    }

    private func room(_ point: Point, _ size: Size, _ inside: [Int], _ outside: [Int], least: Double) -> Double {
        var room = Double.infinity
        let (x, y) = (size.width / 2, size.height / 2)
        for index in inside {
            let (dx, dy) = (abs(point.x - centres[index].x) + x, abs(point.y - centres[index].y) + y)
            room = min(room, radii[index] - (dx * dx + dy * dy).squareRoot())
            if room <= least { return room }
        }
        for index in outside {
            let (dx, dy) = (abs(point.x - centres[index].x), abs(point.y - centres[index].y))
            let (nearX, nearY) = (max(dx - x, 0), max(dy - y, 0))
            room = min(room, (nearX * nearX + nearY * nearY).squareRoot() - radii[index])
            if room <= least { return room }
        }
        return room
    }

    // MARK: Marks

    private mutating func write(_ contents: [Content], _ found: [(block: Block, frame: Rect?)]) {
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

    /// As much as leaves room for others above it before text becomes hard to read.
    private static func opacity(_ fill: String) -> Double {
        guard let tint = Tint(fill, contrast: 8) else { return 0.1 }
        return min(tint.onLight, tint.onDark, 0.2)
    }

    private mutating func write(_ content: Content, _ block: Block, _ frame: Rect) {
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
                // An author's colour brings a ground, and is as near to itself as can be read there.
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

    /// A free place below, above or at a side of the circles, from which a straight line to the region crosses no text.
    private func beside(_ size: Size, _ anchor: Point, _ bounds: Rect, _ texts: [Rect]) -> Rect {
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

    /// The outline of what circles share, as a polygon; nil where they share nothing.
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
