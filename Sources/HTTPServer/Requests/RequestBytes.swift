import Support

/// The classes of bytes that requests are made of (RFC 9110, 5.5 and 5.6.2).
enum RequestBytes {
    static let tab: UInt8 = 9
    static let lineFeed: UInt8 = 10
    static let carriageReturn: UInt8 = 13
    static let space: UInt8 = 32

    /// Returns true if a byte may stand in a method or a field's name (`tchar`).
    static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case _ where byte.isAlphanumeric: true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Returns true if a byte may stand in a field's value: any byte except control characters other than tabs.
    static func isFieldValue(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == tab }

    /// Returns true if a byte may stand in a target. Browsers leave some characters alone that RFC 3986 would have encoded.
    static func isTarget(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#") }
}
