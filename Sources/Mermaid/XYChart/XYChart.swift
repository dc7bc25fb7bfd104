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
        /// Nil for one without a name.
        let name: Text?
        let values: [Double]
        let range: SourceRange
    }

    struct Axis: Sendable {
        var title: Text?
        /// From the first to the last value that the axis shows; may run backwards.
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

    /// How many values stand side by side.
    var count: Int { xAxis.categories?.count ?? series.map(\.values.count).max() ?? 0 }
}
