/// The distances that lifelines need, and the places that follow from them.
struct ColumnPlan {
    /// A demanded distance from the lifeline of one column to that of another.
    private struct Demand {
        var first: Int
        var last: Int
        var distance: Double
    }

    private let count: Int
    private var gaps: [Double]
    private var demands: [Demand] = []

    init(count: Int) {
        self.count = count
        gaps = Array(repeating: 0, count: max(count - 1, 0))
    }

    /// Demands a least distance between two columns; columns outside the diagram demand nothing.
    mutating func require(_ first: Int, _ last: Int, _ distance: Double) {
        guard first >= 0, last < count, first < last else { return }
        if last == first + 1 {
            gaps[first] = max(gaps[first], distance)
        } else {
            demands.append(Demand(first: first, last: last, distance: distance))
        }
    }

    /// Returns the places of the columns from left to right; the room for wide texts is shared among the gaps that they span.
    func places() -> [Double] {
        var gaps = gaps
        // Narrow demands come first, since they leave less choice; equal ones follow the order of the text.
        let ordered = demands.enumerated().sorted {
            ($0.element.last - $0.element.first, $0.offset) < ($1.element.last - $1.element.first, $1.offset)
        }
        for (_, demand) in ordered {
            let present = gaps[demand.first..<demand.last].reduce(0, +)
            guard present < demand.distance else { continue }
            let share = (demand.distance - present) / Double(demand.last - demand.first)
            for gap in demand.first..<demand.last { gaps[gap] += share }
        }
        var places: [Double] = []
        var x = 0.0
        for column in 0..<count {
            places.append(x)
            if column < gaps.count { x += gaps[column] }
        }
        return places
    }
}
