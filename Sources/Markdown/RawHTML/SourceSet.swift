import Support

/// The addresses in a `srcset` attribute (HTML, 4.8.4.2.1): each ends at a space, or at a comma before one.
package enum SourceSet {
    /// Returns the addresses, with their ranges in the bytes of the value.
    package static func candidates(_ value: String) -> [(address: String, range: Range<Int>)] {
        let bytes = Array(value.utf8)
        let comma = UInt8(ascii: ",")
        var result: [(String, Range<Int>)] = []
        var index = 0
        while index < bytes.count {
            while index < bytes.count, bytes[index].isWhitespace || bytes[index] == comma { index += 1 }
            let start = index
            while index < bytes.count, !bytes[index].isWhitespace { index += 1 }
            var end = index
            while end > start, bytes[end - 1] == comma { end -= 1 }
            if end > start { result.append((String(decoding: bytes[start..<end], as: UTF8.self), start..<end)) }
            // A size follows up to the next comma, unless one ended the address.
            if end == index { while index < bytes.count, bytes[index] != comma { index += 1 } }
        }
        return result
    }

    /// Returns the value with other addresses.
    ///
    /// - Parameter address: returns the new address in place of another; nil leaves it.
    package static func rewritten(_ value: String, address: (String) -> String?) -> String {
        let bytes = Array(value.utf8)
        var result: [UInt8] = []
        var start = 0
        for candidate in candidates(value) {
            guard let new = address(candidate.address) else { continue }
            result += bytes[start..<candidate.range.lowerBound] + Array(new.utf8)
            start = candidate.range.upperBound
        }
        return String(decoding: result + bytes[start...], as: UTF8.self)
    }
}
