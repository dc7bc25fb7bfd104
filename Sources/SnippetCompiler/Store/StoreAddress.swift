import Diagnostics

/// The address below which a store's entries are kept.
public struct StoreAddress: Sendable, Hashable {
    /// The address with a `/` at its end, without name and password.
    public let text: String
    /// A name and a password, with a colon between them.
    let credentials: String?

    /// True if it contains a user's name, which no file of a course should.
    public var hasCredentials: Bool { credentials != nil }

    /// - Returns: Nil for a text that isn't an `http` or `https` address of ASCII characters (RFC 3986), or has a query or a
    ///   fragment.
    public init?(_ address: String) {
        let lowercased = address.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix),
            address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}?#".utf8.contains($0) })
        else { return nil }
        let rest = address.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        let person = authority.lastIndex(of: "@")
        let host = person.map { authority[authority.index(after: $0)...] } ?? authority
        guard !host.isEmpty, !host.hasPrefix(":") else { return nil }
        text = scheme + host + rest[authority.endIndex...] + (address.hasSuffix("/") ? "" : "/")
        guard let person else {
            credentials = nil
            return
        }
        guard let bytes = PercentEncoding.decoded(authority[..<person].utf8),
            bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else { return nil }
        let decoded = String(decoding: bytes, as: UTF8.self)
        guard decoded.utf8.elementsEqual(bytes) else { return nil }
        // Without a colon, curl would ask for the password at the terminal.
        credentials = decoded.contains(":") ? decoded : decoded + ":"
    }
}
