import Diagnostics

/// A pie chart as its author wrote it.
struct PieChart: Sendable {
    struct Slice: Sendable {
        let label: String
        /// The value, 0 or more.
        let value: Double
        /// The value as written.
        let writtenValue: String
        let range: SourceRange
        let labelRange: SourceRange

        /// The label as readers see it, without marks and line breaks.
        var plainLabel: String {
            LabelParser.parse(label, syntax: .literal).lines
                .map { line in line.map(\.text).joined() }
                .joined(separator: " ")
        }
    }

    /// The slices, in the order of the text: clockwise from the top.
    var slices: [Slice] = []
    /// True if the legend shows the values.
    var showsData = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    var total: Double { slices.reduce(0) { $0 + $1.value } }

    /// Returns the slice's part of the whole, in percent; 0 if the whole is 0.
    func percentage(_ slice: Slice) -> Double { total > 0 ? slice.value / total * 100 : 0 }
}
