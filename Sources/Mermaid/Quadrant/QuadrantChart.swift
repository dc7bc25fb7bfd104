import Diagnostics

/// A quadrant chart as its author wrote it.
struct QuadrantChart: Sendable {
    struct Text: Sendable {
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Point: Sendable {
        let text: Text
        /// The position from 0, left, to 1, right.
        let x: Double
        /// The position from 0, bottom, to 1, top.
        let y: Double
        var style = PointStyle()
    }

    /// The style of a point; a nil property is left to the chart.
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
        /// True if an arrow follows the only text.
        var hasArrow = false
    }

    var xAxis = Axis()
    var yAxis = Axis()
    /// The quadrants by number: 1 is at the top right, the others follow counterclockwise.
    var quadrants: [Int: Text] = [:]
    var points: [Point] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
