/// Finds `direction LR` in lines, where the diagram's language lets it stand anywhere in a line.
///
/// Places must be asked for in order; then the whole text is searched once.
struct DirectionLines: ByteScanner {
    let bytes: [UInt8]
    private(set) var index = -1
    /// The direction that stands at ``index``, and where its line ends; nil where there are no more.
    private var found: (direction: FlowDirection, end: Int)?
    private var lineEnd = -1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The direction that the rest of a line names, and where the line ends.
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
