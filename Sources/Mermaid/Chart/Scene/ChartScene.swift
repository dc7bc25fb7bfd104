import Diagnostics

/// What a chart consists of: marks with their places, in the order in which they are drawn.
///
/// Every type of chart makes one; how marks become SVG is the same for all.
struct ChartScene {
    enum Paint {
        /// In a colour of the page.
        case page(DrawingPaint.Part)
        /// In colours that stay, whatever the page; nil for none.
        case fixed(fill: String?, stroke: String?)
    }

    enum Figure {
        case rectangle(Rect, radius: Double)
        case circle(Point, radius: Double)
        case line([Point])
        case polygon([Point])
        /// - frame: what the path covers.
        case path(ShapePath, frame: Rect)
    }

    struct Shape {
        var figure: Figure
        var paint: Paint
        /// Mermaid's class names, as people's own style sheets use them.
        var className: String
        var strokeWidth: Double?
        var dashes: String?
        var opacity: Double?
        /// Shown when a pointer rests on it.
        var tooltip: String?
    }

    struct Text {
        var label: Label
        var centre: Point
        var alignment = SVGWriter.LabelAlignment.middle
        var part = DrawingPaint.Part.labelText
        /// In place of the part's.
        var colour: String?
        var className: String
        var isBold = false
        /// Whether it is read from below upwards.
        var isVertical = false
        /// Whether it brings the page's colour as its ground, where lines may run below it.
        var hasGround = false

        /// What the text covers.
        var frame: Rect {
            let size = Size(width: label.width, height: label.height)
            return Rect(centre: centre, size: isVertical ? Size(width: size.height, height: size.width) : size)
        }
    }

    enum Mark {
        case shape(Shape)
        case text(Text)
        case linkStart(DiagramLink)
        case linkEnd
    }

    private(set) var marks: [Mark] = []
    /// What the marks cover.
    private(set) var bounds: Rect?
    /// What labels asked for and cannot have, with the label's place.
    var dropped: [(range: SourceRange, name: String)] = []

    /// The texts alone.
    var texts: [Text] {
        marks.compactMap { mark in
            if case .text(let text) = mark { text } else { nil }
        }
    }

    mutating func add(_ text: Text) {
        guard !text.label.isEmpty else { return }
        marks.append(.text(text))
        cover(text.frame)
    }

    mutating func add(
        _ figure: Figure,
        _ paint: Paint,
        _ className: String,
        strokeWidth: Double? = nil,
        dashes: String? = nil,
        opacity: Double? = nil,
        tooltip: String? = nil
    ) {
        let shape = Shape(
            figure: figure,
            paint: paint,
            className: className,
            strokeWidth: strokeWidth,
            dashes: dashes,
            opacity: opacity,
            tooltip: tooltip
        )
        marks.append(.shape(shape))
        guard let frame = figure.frame else { return }
        cover(frame)
    }

    /// Makes a link of the marks that the body adds, where there is one.
    mutating func link(_ link: DiagramLink?, _ body: (inout ChartScene) -> Void) {
        guard let link, link.href != nil else { return body(&self) }
        marks.append(.linkStart(link))
        body(&self)
        marks.append(.linkEnd)
    }

    /// Keeps room in the drawing.
    mutating func cover(_ frame: Rect) {
        if bounds == nil { bounds = frame } else { bounds?.formUnion(frame) }
    }
}

extension ChartScene.Figure {
    /// What it covers, without the breadth of its line.
    var frame: Rect? {
        switch self {
        case .rectangle(let frame, _): return frame
        case .circle(let centre, let radius):
            return Rect(centre: centre, size: Size(width: 2 * radius, height: 2 * radius))
        case .path(_, let frame): return frame
        case .line(let points), .polygon(let points):
            guard let first = points.first else { return nil }
            var frame = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
            for point in points {
                frame.formUnion(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
            }
            return frame
        }
    }
}
