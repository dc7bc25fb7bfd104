import HTTPServer

/// A request, as far as the preview looks at it.
struct Question: Sendable {
    var method = "GET"
    /// The path as it was sent, percent-encoded.
    var target: String
    /// The query as it was sent, without its question mark.
    var query = ""
    /// Conditions and ranges, by the names in lower case.
    var headers: [String: String] = [:]
    /// Whether somebody at this machine asks.
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
