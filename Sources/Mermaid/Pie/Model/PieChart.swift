import Diagnostics

/// A pie chart as its author wrote it.
struct PieChart: Sendable {
    struct Slice: Sendable {
        let label: String
        /// 0 or more.
        let value: Double
        /// The value as written.
        let writtenValue: String
        let range: SourceRange
        let labelRange: SourceRange

        /// As it is read, without marks and line breaks.
        var plainLabel: String {
            LabelParser.parse(label, syntax: .literal).lines
                .map { line in line.map(\.text).joined() }
                .joined(separator: " ")
        }
    }

    /// In the order of the text, which is clockwise from the top.
    var slices: [Slice] = []
    /// Whether the legend shows the values.
    var showsData = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    var total: Double { slices.reduce(0) { $0 + $1.value } }

    /// The part of the whole, in percent; 0 where the whole is 0.
    func percentage(_ slice: Slice) -> Double { total > 0 ? slice.value / total * 100 : 0 }
}
