import Diagnostics

/// Places frames from left to right in the order of time, in lanes one below the other: screens and processors, commands and read
/// models, events.
struct EventModelLayout {
    private let model: EventModel
    private let language: String
    private var labels: LabelSetter
    private(set) var scene = ChartScene()
    /// True if there are too many lines.
    private(set) var isTooLarge = false

    private static let padding = Size(width: 14, height: 10)
    private static let laneGap = 34.0
    private static let frameGap = 30.0
    private static let step = 64.0
    private static let inset = 16.0

    private struct Lane {
        let level: Int
        let space: String
        var height = 0.0
        var top = 0.0
        /// The x at which the next frame may begin.
        var next = 0.0
    }

    private struct Box {
        let name: Label
        let data: Label
        let size: Size
        var lane = 0
        var centre = 0.0
    }

    init(_ model: EventModel, language: String) {
        self.model = model
        self.language = language
        labels = LabelSetter(fontSize: 14)
        place()
        scene.dropped = labels.dropped
    }

    private mutating func place() {
        guard !model.frames.isEmpty else { return }
        var boxes = model.frames.map { frame -> Box in
            let name = labels.set(DiagramLabel(text: frame.name), at: frame.range, width: 190, isBold: true)
            // HTML in data is escaped: it is data, not markup.
            let lines = frame.data.map { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
            let data = labels.set(
                DiagramLabel(text: lines.joined(separator: "<br>")),
                at: frame.range,
                width: 240,
                scale: 12.0 / 14
            )
            let inner = frame.data.isEmpty ? 0 : data.height + 8
            return Box(
                name: name,
                data: frame.data.isEmpty ? .empty : data,
                size: Size(
                    width: max(name.width, frame.data.isEmpty ? 0 : data.width) + 2 * Self.padding.width,
                    height: name.height + inner + 2 * Self.padding.height
                )
            )
        }
        var lanes = self.lanes()
        let indices = Dictionary(
            uniqueKeysWithValues: lanes.enumerated().map { (LaneKey(level: $1.level, space: $1.space), $0) }
        )
        var least = 0.0
        for (index, frame) in model.frames.enumerated() {
            let lane = indices[LaneKey(level: frame.kind.level, space: frame.space)] ?? 0
            let half = boxes[index].size.width / 2
            let centre = max(least, lanes[lane].next + half)
            boxes[index].lane = lane
            boxes[index].centre = centre
            lanes[lane].next = centre + half + Self.frameGap
            lanes[lane].height = max(lanes[lane].height, boxes[index].size.height)
            least = centre + Self.step
        }
        var y = 0.0
        let titles = lanes.map { lane in
            labels.set(DiagramLabel(text: title(lane)), at: model.frames[0].range, width: 130, scale: 13.0 / 14)
        }
        for (index, title) in titles.enumerated() {
            lanes[index].height = max(lanes[index].height + 2 * Self.inset, title.height + 12)
            lanes[index].top = y
            y += lanes[index].height + Self.laneGap
        }
        let margin = (titles.map(\.width).max() ?? 0) + 24
        let width = margin + Self.inset + (lanes.map(\.next).max() ?? 0) - Self.frameGap + Self.inset
        for (lane, title) in zip(lanes, titles) {
            let frame = Rect(minX: 0, minY: lane.top, maxX: width, maxY: lane.top + lane.height)
            scene.add(.rectangle(frame, radius: 4), .page(.clusters), "em-swimlane")
            scene.add(
                ChartScene.Text(
                    label: title,
                    centre: Point(x: 12 + title.width / 2, y: frame.midY),
                    alignment: .left,
                    part: .clusterText,
                    className: "em-swimlane-label"
                )
            )
        }
        let frames = boxes.map { box in
            let lane = lanes[box.lane]
            let centre = Point(x: box.centre + margin + Self.inset, y: lane.top + lane.height / 2)
            return Rect(centre: centre, size: box.size)
        }
        writeRelations(frames, lanes, titles)
        for (index, box) in boxes.enumerated() { write(model.frames[index], box, frames[index]) }
    }

    private struct LaneKey: Hashable {
        let level: Int
        let space: String
    }

    private func lanes() -> [Lane] {
        var seen: Set<LaneKey> = []
        var result: [Lane] = []
        for frame in model.frames {
            guard seen.insert(LaneKey(level: frame.kind.level, space: frame.space)).inserted else { continue }
            result.append(Lane(level: frame.kind.level, space: frame.space))
        }
        // The order of the text decides within a level.
        return result.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(
            \.element
        )
    }

    private func title(_ lane: Lane) -> String {
        if !lane.space.isEmpty { return lane.space }
        return
            switch lane.level
        {
        case 0: LocalizedText(en: "Screens", es: "Pantallas").text(in: language)
        case 1: LocalizedText(en: "Commands", es: "Órdenes").text(in: language)
        default: LocalizedText(en: "Events", es: "Eventos").text(in: language)
        }
    }

    // MARK: Marks

    private static func colour(_ kind: EventModel.Kind) -> Int {
        switch kind {
        case .ui: 10
        case .processor: 5
        case .command: 0
        case .readModel: 2
        case .event: 1
        }
    }

    private mutating func write(_ frame: EventModel.Frame, _ box: Box, _ rect: Rect) {
        let series = SeriesColours.series(Self.colour(frame.kind))
        scene.add(
            .rectangle(rect, radius: frame.kind == .ui ? 2 : 6),
            .fixed(fill: series.fill, stroke: nil),
            "em-box em-\(frame.kind.rawValue)",
            tooltip: frame.kind.rawValue
        )
        let top = rect.minY + Self.padding.height
        scene.add(
            ChartScene.Text(
                label: box.name,
                centre: Point(x: rect.midX, y: top + box.name.height / 2),
                colour: series.text,
                className: "em-name",
                isBold: true
            )
        )
        guard !box.data.isEmpty else { return }
        scene.add(
            ChartScene.Text(
                label: box.data,
                centre: Point(
                    x: rect.minX + Self.padding.width + box.data.width / 2,
                    y: rect.maxY - Self.padding.height - box.data.height / 2
                ),
                alignment: .left,
                colour: series.text,
                className: "em-data"
            )
        )
    }

    private mutating func writeRelations(_ frames: [Rect], _ lanes: [Lane], _ titles: [Label]) {
        let lines = model.relations.filter { $0.source != $0.target }.map { relation in
            PlacedLines.Line(
                source: PlacedLines.End(box: relation.source, frame: frames[relation.source]),
                target: PlacedLines.End(box: relation.target, frame: frames[relation.target], hasHead: true)
            )
        }
        let names = zip(lanes, titles).map { lane, title in
            Rect(minX: 0, minY: lane.top, maxX: title.width + 14, maxY: lane.top + lane.height)
        }
        guard let ways = PlacedLines(lines, obstacles: frames + names).ways() else {
            isTooLarge = true
            return
        }
        for way in ways {
            scene.add(way.path.shortened(atEndBy: 7), "em-relation")
            scene.addHead(at: way.path)
        }
    }
}

extension ChartScene {
    /// Adds a line with round corners.
    mutating func add(_ path: CurvePath, _ className: String, dashes: String? = nil) {
        var frame = Rect(minX: path.start.x, minY: path.start.y, maxX: path.start.x, maxY: path.start.y)
        var segments = [ShapePath.Segment.move(path.start)]
        for segment in path.segments {
            switch segment {
            case .line(let end): segments.append(.line(end))
            case .cubic(let a, let b, let end): segments.append(.cubic(a, b, end))
            }
            let end = segment.end
            frame.formUnion(Rect(minX: end.x, minY: end.y, maxX: end.x, maxY: end.y))
        }
        add(.path(ShapePath(segments), frame: frame), .page(.lines), className, strokeWidth: 1.5, dashes: dashes)
    }

    /// Adds a filled triangle at the end of a line.
    mutating func addHead(at path: CurvePath) {
        let (tip, direction) = (path.end, path.finalDirection)
        func point(_ back: Double, _ aside: Double) -> Point {
            Point(
                x: tip.x - direction.x * back - direction.y * aside,
                y: tip.y - direction.y * back + direction.x * aside
            )
        }
        add(.polygon([tip, point(9, 4.5), point(9, -4.5)]), .page(.heads), "arrowMarkerPath", strokeWidth: 0)
    }
}
