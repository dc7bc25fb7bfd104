import HTTPServer

/// The parts of a request that the preview looks at.
struct Question: Sendable {
    var method = "GET"
    /// The path as it was sent, percent-encoded.
    var target: String
    /// The query as it was sent, without its question mark.
    var query = ""
    /// The header fields for conditions and ranges, by their names in lower case.
    var headers: [String: String] = [:]
    /// True if the client is at this machine.
    var isLocal = true
}

extension Question {
    private static let conditions = ["if-none-match", "if-range", "range"]

    init(_ request: Request, isLocal: Bool) {
        self.init(method: request.method, target: request.path, query: request.query, isLocal: isLocal)
        for name in Self.conditions {
            if let value = request.fields[name] { headers[name] = value }
        }
    }
}
