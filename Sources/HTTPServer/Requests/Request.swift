/// A request as it came in: its first line and its header fields. Requests with content are refused, so there is none.
public struct Request: Sendable {
    /// In the case that it was sent in.
    public let method: String
    /// The target up to its question mark as it was sent, percent-encoded: it begins with `/`, or is `*`.
    public let path: String
    /// The target after its question mark, as it was sent.
    public let query: String
    /// What stands after `HTTP/1.`: 0, or 1 and above.
    public let minorVersion: Int
    /// What the client calls this server; nil where it does not say (HTTP/1.0, or an empty field).
    public let host: RequestHost?
    public let fields: HeaderFields
    /// Whether the client may send a further request on the same connection.
    public let keepsAlive: Bool
}
