/// Numbers as text: the 64 digits of Base64 (RFC 4648, table 1), which need no escaping in a script.
enum Digits {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
}
