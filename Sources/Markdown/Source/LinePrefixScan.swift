import Support

/// The prefix before the text of a line: spaces, and the markers of quotes and list items.
struct LinePrefixScan {
    private(set) var end: Int
    private(set) var quotes = 0
    private(set) var hasMarker = false

    /// - Parameter wanted: The number of quotes that the line may have, without list items; nil for any prefix.
    init(_ bytes: [UInt8], _ line: Range<Int>, quotes wanted: Int?) {
        end = line.lowerBound
        while end < line.upperBound {
            if bytes[end].isSpaceOrTab {
                end += 1
            } else if bytes[end] == UInt8(ascii: ">"), quotes < wanted ?? .max {
                quotes += 1
                end += 1
            } else {
                let width = wanted == nil ? OpaqueLines.listMarkerWidth(bytes[end..<line.upperBound]) : 0
                guard width > 0 else { return }
                hasMarker = true
                end += min(width, line.upperBound - end)
            }
        }
    }
}
