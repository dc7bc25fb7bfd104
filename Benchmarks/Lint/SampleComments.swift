/// Where the line comments of a sample are, by a reading of its bytes that has nothing to do with the linter's own.
enum SampleComments {
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index + 1 < bytes.count {
            let isComment =
                bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
                && (index == 0 || bytes[index - 1] != UInt8(ascii: ":"))
            guard isComment else {
                index += 1
                continue
            }
            let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            ranges.append(index..<end)
            index = end
        }
        return ranges
    }
}
