import Diagnostics

/// The marks of a chart with their places, in the order in which they are drawn.
///
/// Every type of chart makes one; marks become SVG in the same way for all.
struct ChartScene {
    enum Paint {
        /// A colour of the page.
        case page(DrawingPaint.Part)
        /// Fixed colours, whatever the page; nil for none.
        case fixed(fill: String?, stroke: String?)
    }

    enum Figure {
        case rectangle(Rect, radius: Double)
        case circle(Point, radius: Double)
        case line([Point])
        case polygon([Point])
        /// - frame: the rectangle that the path covers.
        case path(ShapePath, frame: Rect)
    }

    struct Shape {
        var figure: Figure
        var paint: Paint
        /// Mermaid's class names, for the style sheets that people already have.
        var className: String
        var strokeWidth: Double?
        var dashes: String?
        var opacity: Double?
        /// A text that appears when a pointer rests on the mark.
        var tooltip: String?
    }

    struct Text {
        var label: Label
        var centre: Point
        var alignment = SVGWriter.LabelAlignment.middle
        var part = DrawingPaint.Part.labelText
        /// The author's colour, in place of the part's; nil for the part's.
        var colour: String?
        var className: String
        var isBold = false
        /// True if the text runs from bottom to top.
        var isVertical = false
        /// True if the text has a background in the page's colour, because lines may run below it.
        var hasGround = false

        /// The rectangle that the text covers.
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
    /// The rectangle that the marks cover; nil if there are none.
    private(set) var bounds: Rect?
    /// Pictures, icons and formulas in labels that can't be drawn, with the label's place.
    var dropped: [(range: SourceRange, name: String)] = []

    /// The texts without the other marks.
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

    /// Makes a link of the marks that the body adds; without a link, only adds them.
    mutating func link(_ link: DiagramLink?, _ body: (inout ChartScene) -> Void) {
        guard let link, link.href != nil else { return body(&self) }
        marks.append(.linkStart(link))
        body(&self)
        marks.append(.linkEnd)
    }

    /// Extends the bounds by a rectangle.
    mutating func cover(_ frame: Rect) {
        if bounds == nil { bounds = frame } else { bounds?.formUnion(frame) }
    }
}

extension ChartScene.Figure {
    /// The rectangle that the figure covers, without the width of its line; nil for a figure without points.
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
