/// The places of a block's members in its columns, and the sizes of columns and rows.
struct BlockGrid {
    struct Cell {
        let block: Int
        let row: Int
        let column: Int
        let span: Int
    }

    private(set) var cells: [Cell] = []
    private(set) var widths: [Double] = []
    private(set) var heights: [Double] = []
    let gap: Size

    private static let emptyRow = 28.0
    private static let emptyColumn = 40.0

    /// - Parameters:
    ///   - members: the indices of blocks; -1 for a space.
    ///   - span: returns the number of columns that a member covers.
    ///   - size: returns the size of a member.
    ///   - isGroup: returns true if a member holds others.
    init(
        _ members: [Int],
        columns: Int?,
        gap: Size,
        span: (Int) -> Int,
        size: (Int) -> Size,
        isGroup: (Int) -> Bool
    ) {
        self.gap = gap
        let wanted = members.reduce(0) { $0 + ($1 < 0 ? 1 : span($1)) }
        let most = max(1, min(columns ?? wanted, wanted))
        var (row, column, used) = (0, 0, 0)
        for member in members {
            let width = member < 0 ? 1 : min(span(member), most)
            if column + width > most { (row, column) = (row + 1, 0) }
            if member >= 0 { cells.append(Cell(block: member, row: row, column: column, span: width)) }
            column += width
            used = max(used, column)
        }
        guard !members.isEmpty else { return }
        // Blocks without members get columns of equal width; a group widens only the columns that it covers.
        var base = 0.0
        for cell in cells where !isGroup(cell.block) {
            base = max(base, (size(cell.block).width - Double(cell.span - 1) * gap.width) / Double(cell.span))
        }
        widths = [Double](repeating: base > 0 ? base : Self.emptyColumn, count: used)
        heights = [Double](repeating: 0, count: row + 1)
        for cell in cells where isGroup(cell.block) {
            let columns = cell.column..<(cell.column + cell.span)
            let room = columns.reduce(Double(cell.span - 1) * gap.width) { $0 + widths[$1] }
            let missing = (size(cell.block).width - room) / Double(cell.span)
            if missing > 0 { for column in columns { widths[column] += missing } }
        }
        for cell in cells { heights[cell.row] = max(heights[cell.row], size(cell.block).height) }
        for row in heights.indices where heights[row] == 0 { heights[row] = Self.emptyRow }
    }

    var size: Size {
        Size(
            width: widths.reduce(0, +) + Double(max(widths.count - 1, 0)) * gap.width,
            height: heights.reduce(0, +) + Double(max(heights.count - 1, 0)) * gap.height
        )
    }

    /// Returns the cells' rectangles when the grid fills a frame that is at least as large as the grid.
    func rectangles(in frame: Rect) -> [Rect] {
        let own = size
        let wider = widths.isEmpty ? 0 : max(0, frame.width - own.width) / Double(widths.count)
        let higher = heights.isEmpty ? 0 : max(0, frame.height - own.height) / Double(heights.count)
        func starts(_ lengths: [Double], _ first: Double, _ more: Double, _ gap: Double) -> [Double] {
            var result = [first]
            for length in lengths { result.append((result.last ?? 0) + length + more + gap) }
            return result
        }
        let xs = starts(widths, frame.minX, wider, gap.width)
        let ys = starts(heights, frame.minY, higher, gap.height)
        return cells.map { cell in
            Rect(
                minX: xs[cell.column],
                minY: ys[cell.row],
                maxX: xs[cell.column + cell.span] - gap.width,
                maxY: ys[cell.row + 1] - gap.height
            )
        }
    }
}
