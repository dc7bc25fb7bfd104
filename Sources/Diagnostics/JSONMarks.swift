import Support

/// Cuts runs of combining marks in JSON before it is decoded, because decoding hashes its keys. Marks written as escapes may
/// leave a run of sixty.
enum JSONMarks {
    /// - Parameter json: Any bytes; their number stays the same.
    static func cut(in json: inout [UInt8]) {
        CombiningMarks.cut(in: &json)
        json.withUnsafeMutableBufferPointer { cutEscapes(in: $0) }
    }

    /// The combining grapheme joiner, which ``Support/CombiningMarks`` puts in the place of a mark, too.
    private static let joiner = Array("\\u034F".utf8)

    /// Cuts runs that have marks written as `\u0301` (RFC 8259, section 7).
    private static func cutEscapes(in json: UnsafeMutableBufferPointer<UInt8>) {
        var number = 0
        var end = 0
        var index = 0
        while let place = UnsafeBufferPointer(json).firstIndex(ofByte: UInt8(ascii: "\\"), from: index) {
            number = marks(in: json, from: end, to: place, after: number)
            guard let (scalar, length) = escape(json, at: place) else {
                // A backslash behind a backslash begins no escape.
                (number, end, index) = (0, min(place + 2, json.count), place + 2)
                continue
            }
            number = CombiningMarks.contains(scalar) ? number + 1 : 0
            if number > CombiningMarks.longestRun {
                for offset in 0..<length { json[place + offset] = joiner[offset % joiner.count] }
            }
            (end, index) = (place + length, place + length)
        }
    }

    /// Counts the consecutive marks right before an index.
    ///
    /// - Parameter number: The number of marks right before `start`.
    private static func marks(
        in json: UnsafeMutableBufferPointer<UInt8>,
        from start: Int,
        to end: Int,
        after number: Int
    ) -> Int {
        var (count, index) = (0, end)
        while index > start {
            guard let mark = UnsafeBufferPointer(json).mark(endingAt: index), mark.lowerBound >= start else {
                return count
            }
            (count, index) = (count + 1, mark.lowerBound)
        }
        return count + number
    }

    /// Returns the character that an escape stands for, and its length in bytes; nil if it is another escape.
    private static func escape(_ json: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, Int)? {
        guard let unit = unit(json, at: place) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
        guard unit < 0xDC00, let low = self.unit(json, at: place + 6), low & 0xFC00 == 0xDC00 else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)).map { ($0, 12) }
    }

    private static func unit(_ json: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> UInt16? {
        guard place + 6 <= json.count, json[place] == UInt8(ascii: "\\"), json[place + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return UInt16(String(decoding: json[(place + 2)..<(place + 6)], as: UTF8.self), radix: 16)
    }
}
