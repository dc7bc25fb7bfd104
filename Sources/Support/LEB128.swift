/// Whole numbers in as few bytes as they need (LEB128): groups of seven bits, the lowest first; all but the last group have
/// the eighth bit set.
extension [UInt8] {
    @inlinable
    public mutating func appendLEB128(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Reads the number at a place, and moves the place behind it.
    ///
    /// - Returns: nil if the bytes end within the number, or it takes more than ten.
    @inlinable
    public func takeLEB128(at place: inout Int) -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 70, by: 7) {
            guard place < endIndex else { return nil }
            let byte = self[place]
            place += 1
            number |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return number }
        }
        return nil
    }
}
