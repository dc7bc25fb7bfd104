import Support

/// The address that a store's entries lie below.
public struct StoreAddress: Sendable, Hashable {
    /// Ends with `/`; a name and a password may be part of it.
    let text: String
    /// What is shown of it: no name, no password.
    public let shown: String

    /// Whether it names a person, which no file of a course should.
    public let hasCredentials: Bool

    /// - Returns: nil for what is no `http` or `https` address of ASCII characters (RFC 3986), or has a query or a fragment.
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
        let end = address.hasSuffix("/") ? "" : "/"
        text = scheme + rest + end
        shown = scheme + host + rest[authority.endIndex...] + end
        hasCredentials = person != nil
    }
}
