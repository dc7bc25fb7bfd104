/// Numbers as text: the 64 digits of Base64 (RFC 4648, table 1), which need no escaping in a script.
enum Digits {
    private static func digit(_ value: Int) -> UInt8 {
        switch value & 63 {
        case let value where value < 26: UInt8(ascii: "A") + UInt8(value)
        case let value where value < 52: UInt8(ascii: "a") + UInt8(value - 26)
        case let value where value < 62: UInt8(ascii: "0") + UInt8(value - 52)
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }

    /// What a byte means as a digit; 0, if it is none.
    static func value(_ digit: UInt8) -> Int {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit) - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: 0
        }
    }

    /// One digit for a number from 0 to 63.
    static func append(_ value: UInt8, to output: inout [UInt8]) { output.append(digit(Int(value))) }

    /// As many digits as a number needs: five bits in each, the lowest first, and a sixth that says whether more follow.
    static func append(number: Int, to output: inout [UInt8]) {
        var rest = max(0, number)
        while rest >= 32 {
            output.append(digit(rest & 31 | 32))
            rest >>= 5
        }
        output.append(digit(rest))
    }

    /// As many digits as a number below 2²⁵ may need.
    static let mostForSection = 5

    /// Sets a number at a place, and moves the place behind it.
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

    /// The number at a place, which is moved behind it.
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
}
