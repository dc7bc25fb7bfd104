/// Numbers as text: the 64 digits of Base64 (RFC 4648, table 1), which need no escaping in a script.
enum Digits {
    // Both directions avoid branches: the next digit can't be predicted.

    private static func digit(_ value: Int) -> UInt8 {
        let value = value & 63
        var digit = value &+ 0x41
        digit = value >= 26 ? value &+ (0x61 - 26) : digit
        digit = value >= 52 ? value &- (52 - 0x30) : digit
        digit = value == 62 ? 0x2B : digit
        digit = value == 63 ? 0x2F : digit
        return UInt8(truncatingIfNeeded: digit)
    }

    /// Returns the value of a byte as a digit; any number from 0 to 63 if it is no digit.
    static func value(_ digit: UInt8) -> Int {
        let digit = Int(digit)
        var value = digit &- 0x41
        value = digit >= 0x61 ? digit &- (0x61 - 26) : value
        value = digit < 0x41 ? digit &+ (52 - 0x30) : value
        value = digit == 0x2B ? 62 : value
        value = digit == 0x2F ? 63 : value
        return value & 63
    }

    /// Appends a number from 0 to 63 as one digit.
    static func append(_ value: UInt8, to output: inout [UInt8]) { output.append(digit(Int(value))) }

    /// Appends a number as the digits it needs: five bits in each, the lowest first; the sixth bit is set if more digits follow.
    static func append(number: Int, to output: inout [UInt8]) {
        var rest = max(0, number)
        while rest >= 32 {
            output.append(digit(rest & 31 | 32))
            rest >>= 5
        }
        output.append(digit(rest))
    }

    /// Returns the number of digits that a number needs.
    static func count(number: Int) -> Int { max(1, (Int.bitWidth - max(0, number).leadingZeroBitCount + 4) / 5) }

    /// Writes a number at a place, and moves the place behind it.
    static func set(number: Int, in output: UnsafeMutableBufferPointer<UInt8>, at place: inout Int) {
        var rest = max(0, number)
        while rest >= 32 {
            output[place] = digit(rest & 31 | 32)
            place += 1
            rest >>= 5
        }
        output[place] = digit(rest)
        place += 1
    }

    /// Reads the number at a place, and moves the place behind it.
    static func number(_ text: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Int {
        var (number, shift) = (0, 0)
        while place < text.count, shift < 60 {
            let digit = value(text[place])
            place += 1
            number |= (digit & 31) << shift
            if digit < 32 { break }
            shift += 5
        }
        return number
    }

    /// Moves a place behind the number there.
    static func skip(_ text: UnsafeBufferPointer<UInt8>, at place: inout Int) {
        while place < text.count {
            place += 1
            if value(text[place - 1]) < 32 { break }
        }
    }
}
