import Diagnostics

/// Places the tracks of a grammar: one rule below the other, each from its start on the left to its end on the right.
struct RailroadLayout {
    private(set) var scene = ChartScene()

    private static let fontSize = 14.0
    static let radius = 10.0
    /// The length of track between the parts of a sequence.
    static let gap = 18.0
    /// The least distance between tracks above each other.
    static let row = 10.0
    private static let lead = 22.0

    init(_ grammar: RailroadDiagram) {
        var y = 0.0
        for rule in grammar.rules {
            let name = Self.label(rule.name, size: 15, isBold: true)
            scene.add(
                ChartScene.Text(
                    label: name,
                    centre: Point(x: name.width / 2, y: y + name.height / 2),
                    part: .clusterText,
                    className: "railroad-rule-name",
                    isBold: true
                )
            )
            let figure = RailroadFigure(rule.track)
            let line = y + name.height + 12 + figure.above
            let start = 6.0
            let first = start + Self.lead
            let end = first + figure.width + Self.lead
            draw([Point(x: start, y: line), Point(x: first, y: line)])
            draw(figure, at: Point(x: first, y: line))
            draw([Point(x: first + figure.width, y: line), Point(x: end, y: line)])
            for x in [start, end] {
                scene.add(.circle(Point(x: x, y: line), radius: 5), .page(.heads), "railroad-marker", strokeWidth: 0)
            }
            y = line + figure.below + 28
        }
    }

    static func label(_ text: String, size: Double = fontSize, isBold: Bool = false) -> Label {
        LabelLayout.layOut([[.init(text: text, style: [])]], width: .infinity, fontSize: size, isBold: isBold)
    }

    // MARK: Drawing

    private mutating func draw(_ points: [Point]) {
        scene.add(.line(points), .page(.lines), "railroad-line", strokeWidth: 1.75)
    }

    private mutating func draw(_ figure: RailroadFigure, at start: Point) {
        let end = Point(x: start.x + figure.width, y: start.y)
        switch figure.kind {
        case .station(let label, let track): draw(label, track, start, figure)
        case .row(let parts):
            var x = start.x
            for (index, part) in parts.enumerated() {
                if index > 0 {
                    draw([Point(x: x, y: start.y), Point(x: x + Self.gap, y: start.y)])
                    x += Self.gap
                }
                draw(part, at: Point(x: x, y: start.y))
                x += part.width
            }
        case .branches(let parts):
            let inner = 2 * Self.radius
            for part in parts {
                let y = start.y + part.shift
                let room = figure.width - 2 * inner - part.figure.width
                let first = Point(x: start.x + inner + room / 2, y: y)
                branch(from: start, to: first)
                draw(part.figure, at: first)
                branch(from: end, to: Point(x: first.x + part.figure.width, y: y))
            }
        case .bypass(let inner):
            let first = Point(x: start.x + 2 * Self.radius, y: start.y)
            draw([start, first])
            draw(inner, at: first)
            draw([Point(x: first.x + inner.width, y: start.y), end])
            detour(from: start, to: end, y: start.y - figure.above + 2, isBack: false)
        case .loop(let inner, let note):
            let first = Point(x: start.x + 2 * Self.radius, y: start.y)
            draw([start, first])
            draw(inner, at: first)
            draw([Point(x: first.x + inner.width, y: start.y), end])
            let y = start.y + inner.below + Self.row
            detour(from: start, to: end, y: y, isBack: true)
            guard let note else { return }
            let centre = Point(x: (start.x + end.x) / 2, y: y + 6 + note.height / 2)
            scene.add(ChartScene.Text(label: note, centre: centre, part: .labelText, className: "railroad-times"))
        }
    }

    private mutating func draw(_ label: Label, _ track: RailroadTrack, _ start: Point, _ figure: RailroadFigure) {
        let frame = Rect(
            minX: start.x,
            minY: start.y - figure.above,
            maxX: start.x + figure.width,
            maxY: start.y + figure.below
        )
        let (radius, part, name): (Double, DrawingPaint.Part, String) =
            switch track {
            case .terminal: (frame.height / 2, .terminal, "railroad-terminal")
            case .name: (Corners.box, .nodes, "railroad-nonterminal")
            default: (Corners.box, .document, "railroad-special")
            }
        let isText = if case .terminal = track { true } else { false }
        let isName = if case .name = track { true } else { false }
        scene.add(
            .rectangle(frame, radius: radius),
            .page(part),
            name,
            strokeWidth: 1.5,
            dashes: isText || isName ? nil : "4 3"
        )
        let centre = Point(x: frame.midX, y: frame.midY)
        scene.add(ChartScene.Text(label: label, centre: centre, part: .nodeText, className: "\(name)-text"))
    }

    /// Draws the way from a track to a branch beside it, or from there back to the track.
    private mutating func branch(from main: Point, to branch: Point) {
        let sign = branch.x > main.x ? 1.0 : -1.0
        guard branch.y != main.y else { return draw([main, branch]) }
        let down = branch.y > main.y ? 1.0 : -1.0
        let r = min(Self.radius, abs(branch.y - main.y) / 2)
        let x = main.x + sign * r
        let path = ShapePath([
            .move(main), .cubic(Point(x: x, y: main.y), Point(x: x, y: main.y), Point(x: x, y: main.y + down * r)),
            .line(Point(x: x, y: branch.y - down * r)),
            .cubic(Point(x: x, y: branch.y), Point(x: x, y: branch.y), Point(x: x + sign * r, y: branch.y)),
            .line(branch),
        ])
        add(path, main, branch)
    }

    /// Draws a way around a piece of track, above it or, backwards, below it.
    private mutating func detour(from start: Point, to end: Point, y: Double, isBack: Bool) {
        let down = y > start.y ? 1.0 : -1.0
        let r = min(Self.radius, abs(y - start.y) / 2)
        // A way back leaves the track behind the piece and joins it before the piece.
        let side = isBack ? -1.0 : 1.0
        let (left, right) = (start.x + Self.radius, end.x - Self.radius)
        let path = ShapePath([
            .move(Point(x: left - side * r, y: start.y)),
            .cubic(Point(x: left, y: start.y), Point(x: left, y: start.y), Point(x: left, y: start.y + down * r)),
            .line(Point(x: left, y: y - down * r)),
            .cubic(Point(x: left, y: y), Point(x: left, y: y), Point(x: left + r, y: y)),
            .line(Point(x: right - r, y: y)),
            .cubic(Point(x: right, y: y), Point(x: right, y: y), Point(x: right, y: y - down * r)),
            .line(Point(x: right, y: start.y + down * r)),
            .cubic(Point(x: right, y: start.y), Point(x: right, y: start.y), Point(x: right + side * r, y: start.y)),
        ])
        add(path, Point(x: start.x, y: y), end)
        let middle = (left + right) / 2
        let tip = Point(x: middle + (isBack ? -5 : 5), y: y)
        let back = middle + (isBack ? 4.0 : -4)
        scene.add(
            .polygon([tip, Point(x: back, y: y - 4), Point(x: back, y: y + 4)]),
            .page(.heads),
            "railroad-arrow",
            strokeWidth: 0
        )
    }

    private mutating func add(_ path: ShapePath, _ a: Point, _ b: Point) {
        let frame = Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
        scene.add(.path(path, frame: frame), .page(.lines), "railroad-line", strokeWidth: 1.75)
    }
}
