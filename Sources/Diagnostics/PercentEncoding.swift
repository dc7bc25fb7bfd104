import Support

/// Percent-encoding of addresses (RFC 3986, section 2.1).
public enum PercentEncoding {
    /// Encodes the characters that may not stand in a path (section 3.3). `:` and `&` are encoded too: a colon would turn the
    /// beginning of a relative path into a scheme, and an ampersand has a meaning in HTML.
    public static func path(_ path: String) -> String {
        // Read once: Swift checks at each use of a static whether it is initialized.
        let plain = plain
        func isPlain(_ byte: UInt8) -> Bool {
            byte < 0x80 && (byte < 0x40 ? plain.low >> UInt64(byte) : plain.high >> UInt64(byte & 0x3F)) & 1 == 1
        }
        var path = path
        guard !path.withUTF8({ $0.allSatisfy(isPlain) }) else { return path }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// - Returns: The bytes that a text stands for; nil if a `%` is not followed by two hexadecimal digits.
    public static func decoded(_ text: some Collection<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let high = bytes.next().flatMap(digit), let low = bytes.next().flatMap(digit) else { return nil }
            result.append(high << 4 | low)
        }
        return result
    }

    /// A bit for each character that is not encoded: `low` for U+0000 to U+003F, `high` for U+0040 to U+007F.
    private static let plain: (low: UInt64, high: UInt64) = {
        let signs = Array("-._~/!$'()*+,;=@".utf8)
        let bits = (UInt8(0)..<0x80).lazy.filter { $0.isAlphanumeric || signs.contains($0) }
        return bits.reduce(into: (0, 0)) { plain, byte in
            if byte < 0x40 { plain.0 |= 1 << UInt64(byte) } else { plain.1 |= 1 << UInt64(byte & 0x3F) }
        }
    }()

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
