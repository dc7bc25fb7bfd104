import Support

extension FormulaScan {
    /// The text with stand-ins for all signs in formulas that libcmark would take for markup.
    var marked: [UInt8] {
        guard !spans.isEmpty else { return bytes }
        var result = bytes
        func mark(_ index: Int) {
            if let standIn = DisarmedMarks.standIn(for: bytes[index]) { result[index] = standIn }
        }
        for span in spans {
            var index = span.content.lowerBound
            while index < span.content.upperBound {
                switch bytes[index] {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
                    UInt8(ascii: "<"), UInt8(ascii: "\\"):
                    mark(index)
                    index += 1
                case 0x0A, 0x0D:
                    index += 1
                    let line = index..<span.content.upperBound
                    let start = LinePrefixScan(bytes, line, quotes: span.quotes).end
                    guard start < span.content.upperBound else { break }
                    index = start
                    switch bytes[start] {
                    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: "="):
                        mark(start)
                        index += 1
                    case UInt8(ascii: "0")...UInt8(ascii: "9"):
                        let digits = bytes[start..<span.content.upperBound].prefix(while: \.isDigit)
                        index = digits.endIndex
                        if index < span.content.upperBound, ".)".utf8.contains(bytes[index]) { mark(index) }
                    default: break
                    }
                default: index += 1
                }
            }
        }
        return result
    }
}
