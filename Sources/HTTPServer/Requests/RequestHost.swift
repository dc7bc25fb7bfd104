import Support

/// A client's name for the server it speaks to: the value of `Host` (RFC 9110, 7.2).
public struct RequestHost: Sendable, Equatable {
    /// A name in lower case without a dot at its end, or an address without brackets.
    public let name: String
    public let port: UInt16?

    /// - Returns: nil if the value is no host, with or without a port.
    public init?(_ value: String) {
        let bytes = Array(value.utf8)
        let end: Int
        if bytes.first == UInt8(ascii: "[") {
            guard let closing = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let address = String(decoding: bytes[1..<closing], as: UTF8.self)
            guard address.contains(":"), IPAddress(address) != nil else { return nil }
            name = address.lowercased()
            end = closing + 1
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            var letters = bytes[..<end]
            if letters.last == UInt8(ascii: ".") { letters.removeLast() }
            guard !letters.isEmpty, letters.allSatisfy(Self.isName) else { return nil }
            name = String(decoding: letters, as: UTF8.self).lowercased()
        }
        let rest = bytes[end...]
        if rest.isEmpty {
            port = nil
        } else {
            let digits = rest.dropFirst()
            guard rest.first == UInt8(ascii: ":"), digits.allSatisfy(\.isDigit) else { return nil }
            // RFC 3986 allows a colon with no port after it.
            port = UInt16(String(decoding: digits, as: UTF8.self))
            if port == nil, !digits.isEmpty { return nil }
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isWordByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
