import Diagnostics

/// A radar chart as its author wrote it.
struct RadarChart: Sendable {
    struct Axis: Sendable {
        let name: String
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Curve: Sendable {
        let label: DiagramLabel
        /// The values, one for each axis.
        var values: [Double]
        let range: SourceRange
    }

    var axes: [Axis] = []
    var curves: [Curve] = []
    var showsLegend = true
    var ticks = 5
    /// The greatest value of the scale; nil for the greatest value of the curves.
    var most: Double?
    var least = 0.0
    /// True if the rings are polygons.
    var hasPolygons = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
