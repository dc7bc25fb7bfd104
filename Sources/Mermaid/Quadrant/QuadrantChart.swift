import Diagnostics

/// A quadrant chart as its author wrote it.
struct QuadrantChart: Sendable {
    struct Text: Sendable {
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Point: Sendable {
        let text: Text
        /// From 0, left, to 1.
        let x: Double
        /// From 0, below, to 1.
        let y: Double
        var style = PointStyle()
    }

    /// How a point looks: what is nil is left to the chart.
    struct PointStyle: Sendable {
        var radius: Double?
        var colour: String?
        var stroke: String?
        var strokeWidth: Double?

        mutating func apply(_ other: PointStyle) {
            radius = other.radius ?? radius
            colour = other.colour ?? colour
            stroke = other.stroke ?? stroke
            strokeWidth = other.strokeWidth ?? strokeWidth
        }
    }

    struct Axis: Sendable {
        var low: Text?
        var high: Text?
        /// Whether an arrow follows the only text.
        var hasArrow = false
    }

    var xAxis = Axis()
    var yAxis = Axis()
    /// 1 is above on the right; the others follow against the clock.
    var quadrants: [Int: Text] = [:]
    var points: [Point] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
