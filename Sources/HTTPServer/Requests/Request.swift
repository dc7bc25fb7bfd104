/// A request as it was received: its first line and its header fields. Requests with content are refused, so there is none.
public struct Request: Sendable {
    /// The method, in the case in which it was sent.
    public let method: String
    /// The target up to its question mark as it was sent, percent-encoded: it begins with `/`, or is `*`.
    public let path: String
    /// The target after its question mark, as it was sent.
    public let query: String
    /// The number after `HTTP/1.`: 0, or 1 and above.
    public let minorVersion: Int
    /// The client's name for this server; nil if it gives none (HTTP/1.0, or an empty field).
    public let host: RequestHost?
    public let fields: HeaderFields
    /// True if the client may send a further request on the same connection.
    public let keepsAlive: Bool
}
