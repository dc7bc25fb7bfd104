/// Places percentages that have no room in their slices: beside the rim, pushed apart up and down.
enum PercentageSpread {
    struct Item {
        var slice: Int
        /// The slice's middle as a fraction of the whole turn.
        var middle: Double
        var label: Label
    }

    private static let gap = 2.0

    static func place(_ items: [Item], radius: Double) -> [PieScene.Percentage] {
        let right = items.filter { $0.middle < 0.5 }
        let left = items.filter { $0.middle >= 0.5 }
        // The order runs down on the right, and up on the left.
        return side(right, 1, radius) + side(left.reversed(), -1, radius)
    }

    private static func side(_ items: [Item], _ sign: Double, _ radius: Double) -> [PieScene.Percentage] {
        let wished = items.map { CirclePoint.at($0.middle, radius: radius + 18).y }
        let heights = items.map { $0.label.height + gap }
        let centres = spread(wished, heights)
        return zip(items, centres).map { item, y in
            let rim = CirclePoint.at(item.middle, radius: radius + 1)
            // The label keeps clear of the rim at its nearest side.
            let nearest = max(abs(y) - item.label.height / 2, 0)
            let room = radius + 12
            let clear = nearest < room ? (room * room - nearest * nearest).squareRoot() : 0
            let inner = sign * max(clear, abs(CirclePoint.at(item.middle, radius: radius + 14).x), 6)
            return PieScene.Percentage(
                slice: item.slice,
                label: item.label,
                centre: Point(x: inner + sign * item.label.width / 2, y: y),
                leader: (rim, Point(x: inner - sign * 2, y: y))
            )
        }
    }

    /// Returns middles as near as possible to the wished ones, in the same order, that keep clear of one another.
    private static func spread(_ wished: [Double], _ heights: [Double]) -> [Double] {
        // Items that touch move as one block, around the mean of their wishes.
        var blocks: [(first: Int, sum: Double, height: Double)] = []
        func top(_ block: (first: Int, sum: Double, height: Double), _ end: Int) -> Double {
            block.sum / Double(end - block.first) - block.height / 2
        }
        var result = wished
        for index in wished.indices {
            blocks.append((index, wished[index], heights[index]))
            var end = index + 1
            while blocks.count > 1 {
                let last = blocks[blocks.count - 1]
                let before = blocks[blocks.count - 2]
                guard top(before, last.first) + before.height > top(last, end) else { break }
                blocks.removeLast(2)
                blocks.append((before.first, before.sum + last.sum, before.height + last.height))
                end = index + 1
            }
        }
        for (place, block) in blocks.enumerated() {
            let end = place + 1 < blocks.count ? blocks[place + 1].first : wished.count
            var y = top(block, end)
            for index in block.first..<end {
                result[index] = y + heights[index] / 2
                y += heights[index]
            }
        }
        return result
    }
}
