/// Divides a rectangle into areas that are as near to squares as possible (Bruls, Huizing and van Wijk, 2000).
enum SquarePacking {
    /// - Parameter values: the values, each more than 0, the greatest first.
    static func rectangles(_ values: [Double], in frame: Rect) -> [Rect] {
        let total = values.reduce(0, +)
        guard total > 0, frame.width > 0, frame.height > 0 else {
            return values.map { _ in Rect(minX: frame.minX, minY: frame.minY, maxX: frame.minX, maxY: frame.minY) }
        }
        let scale = frame.width * frame.height / total
        var rest = frame
        var result: [Rect] = []
        var start = 0
        while start < values.count {
            let side = min(rest.width, rest.height)
            var end = start
            var sum = 0.0
            var worst = Double.infinity
            while end < values.count {
                let area = sum + values[end] * scale
                // The flattest area of a row is its greatest or its least.
                let most = values[start] * scale
                let least = values[end] * scale
                let flatness = max(side * side * most / (area * area), area * area / (side * side * least))
                if flatness > worst { break }
                (worst, sum) = (flatness, area)
                end += 1
            }
            end = max(end, start + 1)
            if sum == 0 { sum = values[start] * scale }
            lay(values[start..<end].map { $0 * scale }, sum, &rest, &result)
            start = end
        }
        return result
    }

    /// Lays a row along the shorter side of the remaining rectangle.
    private static func lay(_ areas: [Double], _ sum: Double, _ rest: inout Rect, _ result: inout [Rect]) {
        let isColumn = rest.width >= rest.height
        let side = isColumn ? rest.height : rest.width
        let breadth = side > 0 ? sum / side : 0
        var place = isColumn ? rest.minY : rest.minX
        for area in areas {
            let length = breadth > 0 ? area / breadth : 0
            result.append(
                isColumn
                    ? Rect(minX: rest.minX, minY: place, maxX: rest.minX + breadth, maxY: place + length)
                    : Rect(minX: place, minY: rest.minY, maxX: place + length, maxY: rest.minY + breadth)
            )
            place += length
        }
        if isColumn {
            rest.minX = min(rest.minX + breadth, rest.maxX)
        } else {
            rest.minY = min(rest.minY + breadth, rest.maxY)
        }
    }
}
