import Diagnostics

/// A pie chart as its author wrote it.
public struct PieChart: Sendable {
    public struct Slice: Sendable {
        public let label: String
        /// 0 or more.
        public let value: Double
        /// The value as written.
        public let writtenValue: String
        public let range: SourceRange
        public let labelRange: SourceRange

        /// As it is read, without marks and line breaks.
        public var plainLabel: String {
            LabelParser.parse(label, syntax: .literal).lines
                .map { line in line.map(\.text).joined() }
                .joined(separator: " ")
        }
    }

    /// In the order of the text, which is clockwise from the top.
    public internal(set) var slices: [Slice] = []
    /// Whether the legend shows the values.
    public internal(set) var showsData = false
    public internal(set) var title: String?
    public internal(set) var accessibleTitle: String?
    public internal(set) var accessibleDescription: String?
    var settings = DiagramSettings()

    public var total: Double { slices.reduce(0) { $0 + $1.value } }

    /// The part of the whole, in percent; 0 where the whole is 0.
    public func percentage(_ slice: Slice) -> Double { total > 0 ? slice.value / total * 100 : 0 }
}
