/// The lines that `highlight=2,4-6` and `lines=2,4-6` name, counted from 1.
package struct LineNumbers: Sendable, Hashable {
    private let ranges: [ClosedRange<Int>]

    /// - Returns: nil for a text that is no list of numbers and ranges.
    package init?(_ text: String) {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let bounds = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2, 1 <= first,
                first <= last
            else { return nil }
            ranges.append(first...last)
        }
        self.ranges = ranges
    }

    package func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }

    /// The greatest line number.
    var last: Int { ranges.reduce(0) { max($0, $1.upperBound) } }
}
