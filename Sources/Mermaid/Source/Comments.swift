import Support

/// Comments: lines that begin with `%%`. After a statement, `%%` begins no comment; it is an error, as in Mermaid.
enum Comments {
    static func blank(in bytes: inout [UInt8], from start: Int) {
        var line = start
        while line < bytes.count {
            var first = line
            while first < bytes.count, bytes[first].isSpaceOrTab || bytes[first] == 0x0D { first += 1 }
            var end = first
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            if first + 1 < end, bytes[first] == UInt8(ascii: "%"), bytes[first + 1] == UInt8(ascii: "%") {
                // The line break is blanked too, as if the line did not exist.
                for index in first..<min(end + 1, bytes.count) { bytes[index] = 0x20 }
            }
            line = end + 1
        }
    }
}

/// Replaces the quotes of attributes: `<span class="x">` becomes `<span class='x'>`, so that the attribute does not end a quoted
/// label.
enum HTMLAttributes {
    static func useSingleQuotes(in bytes: inout [UInt8], from start: Int) {
        var index = start
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), bytes[index + 1].isWordByte else {
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
                index = end
                continue
            }
            replaceQuotes(in: &bytes, tag: index..<end)
            index = end
        }
    }

    private static func replaceQuotes(in bytes: inout [UInt8], tag: Range<Int>) {
        var index = tag.lowerBound
        while index + 1 < tag.upperBound {
            if bytes[index] == UInt8(ascii: "="), bytes[index + 1] == UInt8(ascii: "\"") {
                var close = index + 2
                while close < tag.upperBound, bytes[close] != UInt8(ascii: "\"") { close += 1 }
                guard close < tag.upperBound else { return }
                bytes[index + 1] = UInt8(ascii: "'")
                bytes[close] = UInt8(ascii: "'")
                index = close
            }
            index += 1
        }
    }
}
