/// The first line and the header fields of an answer as bytes (RFC 9112, 4 and 5).
enum ResponseHead {
    /// - Parameters:
    ///   - date: the time in the form of ``HTTPDate``.
    ///   - isChunked: true if the body is sent in chunks, because its length is not known.
    static func bytes(of response: Response, date: String, isChunked: Bool, keepsAlive: Bool) -> [UInt8] {
        var head: [UInt8] = []
        head.reserveCapacity(512)
        head += "HTTP/1.1 \(response.status) \(phrase(of: response.status))\r\n".utf8
        for (name, value) in response.fields { add(name, value, to: &head) }
        add("Date", date, to: &head)
        if isChunked {
            add("Transfer-Encoding", "chunked", to: &head)
        } else if let count = response.body.count, response.status != 304 {
            add("Content-Length", String(count), to: &head)
        }
        add("Connection", keepsAlive ? "keep-alive" : "close", to: &head)
        head += "\r\n".utf8
        return head
    }

    private static func add(_ name: String, _ value: String, to head: inout [UInt8]) {
        head += name.utf8
        head += ": ".utf8
        // A line break in a value would begin a further field.
        for byte in value.utf8 { head.append(RequestBytes.isFieldValue(byte) ? byte : RequestBytes.space) }
        head += "\r\n".utf8
    }

    static func phrase(of status: Int) -> String { phrases[status] ?? "" }

    private static let phrases = [
        200: "OK", 206: "Partial Content", 301: "Moved Permanently", 304: "Not Modified", 400: "Bad Request",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
        413: "Content Too Large", 414: "URI Too Long", 416: "Range Not Satisfiable",
        417: "Expectation Failed", 421: "Misdirected Request",
        431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
        503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]
}
