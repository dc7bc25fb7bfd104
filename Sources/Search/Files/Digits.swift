/// Numbers as text: the 64 digits of Base64 (RFC 4648, table 1), which need no escaping in a script.
enum Digits {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    /// What each byte means as a digit; 0, if it is none.
    private static let values = (0...255).map { byte in
        digits.firstIndex(of: UInt8(byte)).map { UInt8($0) } ?? 0
    }

    /// One digit for a number from 0 to 63.
    static func append(_ value: UInt8, to output: inout [UInt8]) { output.append(digits[Int(value & 63)]) }

    /// As many digits as a number needs: five bits in each, the lowest first, and a sixth that says whether more follow.
    static func append(number: Int, to output: inout [UInt8]) {
        var rest = max(0, number)
        while rest >= 32 {
            output.append(digits[rest & 31 | 32])
            rest >>= 5
        }
        output.append(digits[rest])
    }

    /// As many digits as a number below 2²⁵ may need.
    static let mostForSection = 5

    /// Sets a number at a place, and moves the place behind it.
    static func set(number: Int, in output: UnsafeMutableBufferPointer<UInt8>, at place: inout Int) {
        var rest = max(0, number)
        while rest >= 32 {
            output[place] = digits[rest & 31 | 32]
            place += 1
            rest >>= 5
        }
        output[place] = digits[rest]
        place += 1
    }

    /// Takes one digit from the front.
    static func next(_ text: inout ArraySlice<UInt8>) -> UInt8 { text.popFirst().map { values[Int($0)] } ?? 0 }

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
