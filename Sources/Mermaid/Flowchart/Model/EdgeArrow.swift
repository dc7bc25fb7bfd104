/// The line, heads and length of an arrow, read from its characters: `x-.->`, `====`, `<-->`, `~~~`.
struct EdgeArrow {
    var line: FlowchartEdge.Line
    var startHead: FlowchartEdge.Head
    var endHead: FlowchartEdge.Head
    /// The least number of ranks that the edge spans, 1 or more.
    var length: Int

    private static let longest = 10

    /// - Parameter bytes: an arrow without the space around it.
    init(_ bytes: ArraySlice<UInt8>) {
        var body = bytes
        endHead = .none
        startHead = .none
        if let last = body.last, let head = Self.head(last, pointing: UInt8(ascii: ">")) {
            endHead = head
            // A head at the start counts only if the end has the same head.
            if let first = body.first, let start = Self.head(first, pointing: UInt8(ascii: "<")), start == head {
                startHead = start
            }
        }
        if let first = body.first, Self.head(first, pointing: UInt8(ascii: "<")) != nil { body = body.dropFirst() }
        body = body.dropLast()
        let dots = body.count { $0 == UInt8(ascii: ".") }
        if body.first == UInt8(ascii: "~") {
            line = .invisible
            length = max(1, bytes.count - 2)
        } else if dots > 0 {
            line = .dotted
            length = dots
        } else {
            line = body.first == UInt8(ascii: "=") ? .thick : .solid
            length = max(1, body.count - 1)
        }
        length = min(length, Self.longest)
    }

    /// Takes the head at the start from the first half of an arrow whose label stands inside it.
    /// - Returns: false if the halves do not belong together, as in `x-- t -->`.
    mutating func join(start bytes: ArraySlice<UInt8>) -> Bool {
        let head = bytes.first.flatMap { Self.head($0, pointing: UInt8(ascii: "<")) } ?? .none
        let mark = bytes.last
        let startLine: FlowchartEdge.Line =
            mark == UInt8(ascii: "=") ? .thick : mark == UInt8(ascii: ".") ? .dotted : .solid
        guard startLine == line else { return false }
        if head != .none {
            guard head == endHead else { return false }
            startHead = head
        } else {
            startHead = .none
        }
        return true
    }

    private static func head(_ byte: UInt8, pointing point: UInt8) -> FlowchartEdge.Head? {
        switch byte {
        case point: .point
        case UInt8(ascii: "x"): .cross
        case UInt8(ascii: "o"): .circle
        default: nil
        }
    }
}
