import Support

/// An attribute of a fence or a container: `name`, `name=value`, `name="two words"`, or a group in braces.
struct WrittenAttribute {
    let name: Range<Int>
    /// The value without its quotes; nil if there is no `=`.
    let value: Range<Int>?
    let whole: Range<Int>

    /// Returns the attributes of a range, with spaces between them.
    ///
    /// - Parameters:
    ///   - most: The largest number of attributes; the text behind them counts as one more.
    ///   - hasCommas: True if commas separate attributes, too, as in DocC and rustdoc.
    static func all(
        _ bytes: [UInt8],
        in range: Range<Int>,
        most: Int,
        hasCommas: Bool = false
    ) -> [WrittenAttribute] {
        var result: [WrittenAttribute] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index].isWhitespace || hasCommas && bytes[index] == UInt8(ascii: ",") {
                index += 1
                continue
            }
            let attribute =
                result.count >= most
                ? WrittenAttribute(name: index..<range.upperBound, value: nil, whole: index..<range.upperBound)
                : next(bytes, from: index, before: range.upperBound, hasCommas)
            result.append(attribute)
            index = attribute.whole.upperBound
        }
        return result
    }

    private static func next(_ bytes: [UInt8], from start: Int, before end: Int, _ hasCommas: Bool) -> WrittenAttribute
    {
        func ends(_ index: Int) -> Bool {
            bytes[index].isWhitespace || hasCommas && bytes[index] == UInt8(ascii: ",")
        }
        if bytes[start] == UInt8(ascii: "{") {
            let close = bytes[start..<end].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? end
            return WrittenAttribute(name: start..<close, value: nil, whole: start..<close)
        }
        var index = start
        while index < end, !ends(index), bytes[index] != UInt8(ascii: "=") { index += 1 }
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
        if hasCommas, index < end, bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "{"),
            let last = bytes[index..<end].firstIndex(of: bytes[index] + 2)
        {
            return WrittenAttribute(name: name, value: value..<last + 1, whole: start..<last + 1)
        }
        // A list such as `2,4-6` continues behind a comma, also with a word, unless that is an attribute of DocC's.
        while index < end, !bytes[index].isWhitespace, !(hasCommas && endsValue(bytes[index..<end])) { index += 1 }
        return WrittenAttribute(name: name, value: value..<index, whole: start..<index)
    }

    /// Returns true if a comma ends a value: nothing follows it, or one of the words that DocC separates by commas.
    private static func endsValue(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: ",") else { return false }
        let behind = rest.dropFirst()
        guard let next = behind.first, !next.isWhitespace else { return true }
        return ["nocopy", "highlight=", "strikeout=", "showLineNumbers", "wrap="].contains {
            behind.starts(with: $0.utf8)
        }
    }
}
