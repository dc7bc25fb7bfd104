/// Finds `direction LR` in lines, where the diagram's language lets it stand anywhere in a line.
struct DirectionLines: ByteScanner {
    let bytes: [UInt8]
    private(set) var index = -1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The direction that the rest of a line names, and where the line ends.
    ///
    /// Places must be asked for in order.
    mutating func next(from start: Int) -> (FlowDirection, end: Int)? {
        if index < start { index = find(from: start) }
        let end = endOfLine(start)
        var word = index
        while word < end {
            let value = skipSpace(word + 9)
            if value > word + 9 {
                for direction in FlowDirection.allCases {
                    let name = Array(direction.rawValue.utf8)
                    if byte(value) == name[0], byte(value + 1) == name[1] { return (direction, endOfLine(value)) }
                }
            }
            word = find(from: word + 9)
        }
        return nil
    }

    private func find(from start: Int) -> Int {
        var place = start
        while place < bytes.count, !has("direction", at: place) { place += 1 }
        return place
    }
}
