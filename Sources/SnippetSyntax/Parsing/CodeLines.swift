import Support

/// The lines of a sample that hold more than blanks and comments, without the blanks around them.
struct CodeLines {
    /// The ranges of the lines, in the sample's bytes.
    private(set) var ranges: [Range<Int>] = []
    private(set) var texts: [String] = []

    init(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            let line = bytes[start..<end].drop(while: \.isWhitespace)
            guard let last = line.lastIndex(where: { !$0.isWhitespace }), !line.starts(with: "//".utf8) else {
                continue
            }
            ranges.append(line.startIndex..<last + 1)
            texts.append(String(decoding: bytes[line.startIndex...last], as: UTF8.self))
        }
    }
}
