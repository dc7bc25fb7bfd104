import Support

/// The information in a request's header fields on its connection and the content behind them (RFC 9112, 3.2, 6 and 9; RFC 9110,
/// 10.1.1).
struct RequestFraming {
    let host: RequestHost?
    let keepsAlive: Bool

    init(_ fields: HeaderFields, minorVersion: Int) throws(RequestFault) {
        host = try Self.host(fields, minorVersion: minorVersion)
        try Self.refuseContent(fields, minorVersion: minorVersion)
        // Content that a client would send only after `100 Continue` is refused before that (RFC 9110, 10.1.1).
        let expectations = Self.members(of: fields["expect"])
        guard expectations.allSatisfy({ $0 == "100-continue" }) else { throw .expectationUnknown }
        let options = Self.members(of: fields["connection"])
        keepsAlive = !options.contains("close") && (minorVersion > 0 || options.contains("keep-alive"))
    }

    /// Returns the members of a list, in lower case (RFC 9110, 5.6.1); empty ones don't count.
    private static func members(of value: String?) -> [String] {
        (value ?? "").utf8.split(separator: UInt8(ascii: ",")).compactMap { member in
            let bytes = Array(member)
            let text = bytes[bytes.trimmingSpaces()]
            return text.isEmpty ? nil : String(decoding: text, as: UTF8.self).lowercased()
        }
    }

    private static func host(_ fields: HeaderFields, minorVersion: Int) throws(RequestFault) -> RequestHost? {
        switch fields.count(of: "host") {
        case 0 where minorVersion == 0: return nil
        case 0: throw .malformed("there is no Host")
        case 1:
            let value = fields["host"] ?? ""
            if value.isEmpty { return nil }
            guard let host = RequestHost(value) else { throw .malformed("Host is neither a name nor an address") }
            return host
        default: throw .malformed("there is more than one Host")
        }
    }

    /// Refuses content. It is never read; so it only matters that it is noticed, and that its length is not in doubt.
    private static func refuseContent(_ fields: HeaderFields, minorVersion: Int) throws(RequestFault) {
        let lengths = fields.count(of: "content-length")
        if let coding = fields["transfer-encoding"] {
            guard minorVersion > 0, lengths == 0 else { throw .malformed("the content's length is given in two ways") }
            throw coding.lowercased() == "chunked" ? .contentRefused : .codingUnknown
        }
        guard lengths > 0 else { return }
        let length = Array((fields["content-length"] ?? "").utf8)
        guard lengths == 1, !length.isEmpty, length.allSatisfy(\.isDigit) else {
            throw .malformed("Content-Length is not one number")
        }
        guard length.allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw .contentRefused }
    }
}
