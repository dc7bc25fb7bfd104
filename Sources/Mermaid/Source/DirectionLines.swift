/// Finds `direction LR` in lines, for languages in which it may stand anywhere in a line.
///
/// Offsets must be asked for in ascending order; then the whole text is searched only once.
struct DirectionLines: ByteScanner {
    let bytes: [UInt8]
    private(set) var index = -1
    /// The direction at ``index``, and the end of its line; nil if there are no more.
    private var found: (direction: FlowDirection, end: Int)?
    private var lineEnd = -1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the direction in the rest of a line, and the line's end; nil if there is none.
    mutating func next(from start: Int) -> (FlowDirection, end: Int)? {
        if index < start { search(from: start) }
        if lineEnd < start { lineEnd = endOfLine(start) }
        guard let found, index < lineEnd else { return nil }
        return (found.direction, found.end)
    }

    private mutating func search(from start: Int) {
        found = nil
        index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "d"), has("direction", at: index) {
                let value = skipSpace(index + 9)
                if value > index + 9, let direction = direction(at: value) {
                    found = (direction, endOfLine(value))
                    return
                }
            }
            index += 1
        }
    }

    private func direction(at place: Int) -> FlowDirection? {
        if has("TB", at: place) { return .topToBottom }
        if has("BT", at: place) { return .bottomToTop }
        if has("LR", at: place) { return .leftToRight }
        return has("RL", at: place) ? .rightToLeft : nil
    }
}
