import Support

/// An attribute as fences and containers have it: `name`, `name=value`, `name="two words"`, or a group in braces.
struct WrittenAttribute {
    let name: Range<Int>
    /// Without its quotes; nil where there is no `=`.
    let value: Range<Int>?
    let whole: Range<Int>

    /// The attributes of a stretch, spaces between them.
    ///
    /// - Parameter most: what follows so many is taken for one.
    static func all(_ bytes: [UInt8], in range: Range<Int>, most: Int) -> [WrittenAttribute] {
        var result: [WrittenAttribute] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index].isWhitespace {
                index += 1
                continue
            }
            let attribute =
                result.count >= most
                ? WrittenAttribute(name: index..<range.upperBound, value: nil, whole: index..<range.upperBound)
                : next(bytes, from: index, before: range.upperBound)
            result.append(attribute)
            index = attribute.whole.upperBound
        }
        return result
    }

    private static func next(_ bytes: [UInt8], from start: Int, before end: Int) -> WrittenAttribute {
        if bytes[start] == UInt8(ascii: "{") {
            let close = bytes[start..<end].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? end
            return WrittenAttribute(name: start..<close, value: nil, whole: start..<close)
        }
        var index = start
        while index < end, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "=") { index += 1 }
        let name = start..<index
        guard index < end, bytes[index] == UInt8(ascii: "=") else {
            return WrittenAttribute(name: name, value: nil, whole: name)
        }
        index += 1
        if index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
            let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index])
        {
            return WrittenAttribute(name: name, value: index + 1..<close, whole: start..<close + 1)
        }
        let value = index
        while index < end, !bytes[index].isWhitespace { index += 1 }
        return WrittenAttribute(name: name, value: value..<index, whole: start..<index)
    }
}
