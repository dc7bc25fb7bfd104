import Support

/// What a request's header fields say of its connection and of the content behind them (RFC 9112, 3.2, 6 and 9).
struct RequestFraming {
    let host: RequestHost?
    let keepsAlive: Bool

    init(_ fields: HeaderFields, minorVersion: Int) throws(RequestFault) {
        host = try Self.host(fields, minorVersion: minorVersion)
        try Self.refuseContent(fields, minorVersion: minorVersion)
        let options = (fields["connection"] ?? "").lowercased().split(separator: ",").map { option in
            option.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        }
        keepsAlive = !options.contains("close") && (minorVersion > 0 || options.contains("keep-alive"))
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

    /// Nothing that is sent along is ever read; so all that matters is that it is seen, and its length not doubted.
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
