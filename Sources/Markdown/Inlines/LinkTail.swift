import Support

/// The part of an inline link that follows its text, `(destination "title")` (CommonMark 6.3).
struct LinkTail {
    /// The offsets of the destination, without angle brackets.
    let destination: Range<Int>
    /// The offset after the closing parenthesis.
    let end: Int

    /// Reads the tail that starts at `start`; nil if there is none.
    init?(_ bytes: [UInt8], at start: Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
        var index = Self.skipWhitespace(bytes, from: start + 1)
        guard let (destination, afterDestination) = Self.destination(bytes, from: index) else { return nil }
        index = Self.skipWhitespace(bytes, from: afterDestination)
        if index > afterDestination, let afterTitle = Self.title(bytes, from: index) {
            index = Self.skipWhitespace(bytes, from: afterTitle)
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
        self.destination = destination
        end = index + 1
    }

    private static func skipWhitespace(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index].isWhitespace { index += 1 }
        return index
    }

    private static func destination(_ bytes: [UInt8], from start: Int) -> (Range<Int>, Int)? {
        guard start < bytes.count else { return nil }
        var index = start
        if bytes[start] == UInt8(ascii: "<") {
            index += 1
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: ">"): return (start + 1..<index, index + 1)
                case UInt8(ascii: "\\"): index += 2
                case UInt8(ascii: "\n"), UInt8(ascii: "<"): return nil
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1].isPunctuation {
                index += 2
                continue
            }
            if byte == UInt8(ascii: "(") {
                depth += 1
                if depth > 32 { return nil }
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            } else if byte.isWhitespace || (byte < 0x20 && byte != 0) {
                break
            }
            index += 1
        }
        guard depth == 0 else { return nil }
        return (start..<index, index)
    }

    private static func title(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let closing: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = bytes[start]
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return nil
        }
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == closing {
                return index + 1
            } else if closing == UInt8(ascii: ")"), bytes[index] == UInt8(ascii: "(") {
                return nil
            } else {
                index += 1
            }
        }
        return nil
    }
}
