import FileSystem

/// A response to a request.
///
/// The fields for its length, its date and the connection are added when it is sent.
public struct Response: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// A part of a file, which is read while it is sent.
        case file(OpenFile, Range<Int>)
        /// Bytes that come over time, until the stream ends.
        case stream(StreamedBody)

        /// The number of bytes; nil if it is not known yet.
        var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, let range): range.count
            case .stream: nil
            }
        }
    }

    public var status: Int
    /// The header fields, in the order in which they are sent.
    public private(set) var fields: [(name: String, value: String)]
    public var body: Body

    public init(status: Int, fields: [(name: String, value: String)] = [], body: Body = .bytes([])) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The value of a header field by its name, in the case in which the name is sent; nil if it is not set.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            fields.removeAll { $0.name == name }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// Returns a response with a line of plain text.
    public static func text(_ text: String, status: Int) -> Response {
        Response(
            status: status,
            fields: [
                ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
                ("Cache-Control", "no-store"),
            ],
            body: .bytes(Array((text + "\n").utf8))
        )
    }

    /// Returns the response to a request that reaches no handler, and to a connection for which there is no room.
    static func refusal(status: Int, because reason: String? = nil) -> Response {
        let phrase = "\(status) \(ResponseHead.phrase(of: status))"
        return text(reason.map { "\(phrase): \($0)" } ?? phrase, status: status)
    }

    /// Abandons the bytes that would have been sent.
    func abandon() {
        if case .stream(let stream) = body { stream.abandon() }
    }
}
