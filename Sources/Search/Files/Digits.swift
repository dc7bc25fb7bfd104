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
    private static func value(_ digit: UInt8) -> UInt8 {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
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

    /// Takes one digit from the front.
    static func next(_ text: inout ArraySlice<UInt8>) -> UInt8 { text.popFirst().map(value) ?? 0 }

    /// Takes a number from the front.
    static func nextNumber(_ text: inout ArraySlice<UInt8>) -> Int {
        var (value, shift) = (0, 0)
        while shift < 60 {
            let digit = Int(next(&text))
            value |= (digit & 31) << shift
            if digit < 32 { break }
            shift += 5
        }
        return value
    }
}
