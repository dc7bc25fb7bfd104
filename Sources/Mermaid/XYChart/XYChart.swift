import Diagnostics

/// A chart of bars and lines as its author wrote it.
struct XYChart: Sendable {
    struct Text: Sendable {
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Series: Sendable {
        enum Kind: String, Sendable { case bar, line }

        let kind: Kind
        /// The name; nil if there is none.
        let name: Text?
        let values: [Double]
        /// The labels of points, by the place of their value: `line [1 "low", 2]`.
        var pointLabels: [Int: Text] = [:]
        let range: SourceRange
    }

    struct Axis: Sendable {
        var title: Text?
        /// The first and the last value on the axis, which may run backwards; nil if the author gave none.
        var ends: (Double, Double)?
        var categories: [Text]?
    }

    var isHorizontal = false
    var xAxis = Axis()
    var yAxis = Axis()
    var series: [Series] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The number of values along the x axis.
    var count: Int { xAxis.categories?.count ?? series.map(\.values.count).max() ?? 0 }
}
