/// An entity as a box: its title, and a row for each attribute with columns for type, name, keys and comment.
struct EntityTable {
    private(set) var geometry: ShapeGeometry
    private(set) var texts: [GraphText] = []

    private static let side = 10.0
    private static let rowGap = 4.0
    private static let titleGap = 9.0
    static let groupClasses = ["attribute-type", "attribute-name", "attribute-keys", "attribute-comment"]

    /// - Parameters:
    ///   - rows: four labels each: type, name, keys, comment; columns that are empty in all rows are left out.
    init(title: Label, rows: [[Label]], minimumSize: Size) {
        let columns = (0..<4).filter { column in rows.contains { !$0[column].isEmpty } }
        var widths = columns.map { column in rows.reduce(0) { max($0, $1[column].width) } + 2 * Self.side }
        let natural = widths.reduce(0, +)
        let width = max(natural, title.width + 2 * Self.side + 8, minimumSize.width)
        if !widths.isEmpty {
            // The columns share the room that is left over.
            let share = (width - natural) / Double(widths.count)
            for index in widths.indices { widths[index] += share }
        }
        let heights = rows.map { row in row.reduce(0) { max($0, $1.height) } + 2 * Self.rowGap }
        let titleHeight = title.height + 2 * Self.titleGap
        let height = max(titleHeight + heights.reduce(0, +), minimumSize.height)
        let size = Size(width: width, height: height)
        let (left, top) = (-width / 2, -height / 2)
        let box = Rect(minX: left, minY: top, maxX: -left, maxY: -top)
        // Room that is left over lies above and below the title.
        let first = top + height - heights.reduce(0, +)
        var pieces = [ShapeGeometry.Piece(figure: .rectangle(box, radius: Corners.box), paint: .body)]
        var lines: [ShapePath.Segment] = []
        texts.append(
            GraphText(label: title, centre: Point(x: 0, y: (top + first) / 2), groupClass: "name", isBold: true)
        )
        var y = first
        for (index, row) in rows.enumerated() {
            if index % 2 == 1 {
                let band = Rect(minX: left + 0.75, minY: y, maxX: -left - 0.75, maxY: y + heights[index])
                pieces.append(ShapeGeometry.Piece(figure: .rectangle(band, radius: 0), paint: .band))
            }
            if index == 0 { lines += [.move(Point(x: left, y: y)), .line(Point(x: -left, y: y))] }
            var x = left
            for (place, column) in columns.enumerated() {
                let label = row[column]
                if !label.isEmpty {
                    let centre = Point(x: x + Self.side + label.width / 2, y: y + heights[index] / 2)
                    texts.append(
                        GraphText(label: label, centre: centre, isLeading: true, groupClass: Self.groupClasses[column])
                    )
                }
                x += widths[place]
            }
            y += heights[index]
        }
        var x = left
        for columnWidth in widths.dropLast() {
            x += columnWidth
            lines += [.move(Point(x: x, y: first)), .line(Point(x: x, y: -top))]
        }
        if !lines.isEmpty { pieces.append(ShapeGeometry.Piece(figure: .path(ShapePath(lines)), paint: .line)) }
        // The outline is drawn over the bands.
        if rows.count > 1 {
            pieces.append(ShapeGeometry.Piece(figure: .rectangle(box, radius: Corners.box), paint: .line))
        }
        geometry = ShapeGeometry(box: size, pieces: pieces)
        geometry.horizontalReach = 0.85
        geometry.verticalReach = 0.75
    }
}
